import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { ListFilterIcon } from '../icon/icons.ts'
import { TextInput } from '../text-input/text-input.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Primitivas/Ventanilla',
  component: Popover,
  args: {
    label: 'Filtrar',
    trigger: <Button icon={ListFilterIcon}>Filtrar</Button>,
    onOpenChange: fn(),
    children: (
      <>
        <Field label="Proveedor">
          <TextInput />
        </Field>
        <Button style={{ marginTop: 16 }}>Limpiar</Button>
      </>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const ConTeclado: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrar' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const popup = await screen.findByRole('dialog', { name: 'Filtrar' })
    await expect(popup.closest('[data-cp-theme]')).not.toBeNull()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(within(popup).getByRole('textbox', { name: 'Proveedor' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

export const SeCierraConSuBoton: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrar' })
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
  },
}

export const SeCierraAfuera: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar' }))
    await screen.findByRole('dialog')
    await userEvent.click(canvasElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Inactiva: Story = {
  args: { trigger: <Button aria-disabled>Filtrar</Button> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar' }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** Opened by who holds its state. */
export const AbiertaDesdeElInicio: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    const popup = await screen.findByRole('dialog', { name: 'Filtrar' })
    await waitFor(() => expect(popup).toBeVisible())
    const button = canvas.getByRole('button', { name: 'Filtrar', hidden: true })
    await waitFor(() =>
      expect(popup.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom),
    )
  },
}
