import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { VoucherCard } from './testing/voucher-card.tsx'
import { voucherColumns } from './testing/voucher-columns.tsx'

const meta = {
  title: 'Patrones/Tabla/Teclado',
  component: VoucherCard,
  args: { columns: voucherColumns({ onGlosa: fn(), onAction: fn() }) },
} satisfies Meta<typeof VoucherCard>

export default meta
type Story = StoryObj<typeof meta>

const focused = (): string | null | undefined => document.activeElement?.textContent

export const Flechas: Story = {
  play: async ({ canvas, userEvent }) => {
    const check = (code: string) => canvas.getByRole('checkbox', { name: `Seleccionar ${code}` })
    check('F001-00012345').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(check('F002-00013916')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(focused()).toBe('30/08/2026')
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(focused()).toBe('F001-00012345')
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Fecha de emisión' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(canvas.getByRole('button', { name: 'Acciones de F001-00012345' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(check('F001-00012345')).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(check('F002-00023342')).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' })).toHaveFocus()
  },
}

export const Elegir: Story = {
  play: async ({ canvas, userEvent }) => {
    const check = (code: string) => canvas.getByRole('checkbox', { name: `Seleccionar ${code}` })
    check('F001-00012345').focus()
    await userEvent.keyboard(' ')
    await expect(check('F001-00012345')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(canvas.getByText('3 seleccionados')).toBeVisible()
    await expect(check('F003-00015487')).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(check('F001-00017058')).not.toBeChecked()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByText('7 seleccionados')).toBeVisible()
  },
}

export const FilaTrasFila: Story = {
  name: 'Fila tras fila, con Mayúsculas',
  play: async ({ canvas, userEvent }) => {
    const check = (code: string) => canvas.getByRole('checkbox', { name: `Seleccionar ${code}` })
    check('F001-00012345').focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByText('3 seleccionados')).toBeVisible()
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
    await expect(canvas.getByText('2 seleccionados')).toBeVisible()
    await expect(check('F001-00012345')).toBeChecked()
    await expect(check('F002-00013916')).toBeChecked()
    await expect(check('F002-00013916')).toHaveFocus()
  },
}

export const MenuAbierto: Story = {
  name: 'Un menú abierto guarda sus flechas',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Acciones de F001-00012345' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const item = await screen.findByRole('menuitem', { name: 'Observar' })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
