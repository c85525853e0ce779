import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ProcessModal } from './process-modal.tsx'

const meta = {
  title: 'Patrones/Proceso',
  component: ProcessModal,
  args: {
    state: 'done',
    onClose: fn(),
    loadingText: 'Estamos validando 3 comprobantes.',
    doneText: 'Los 3 comprobantes pasaron a deducibles y ya cuentan en tu reporte de Excel.',
  },
} satisfies Meta<typeof ProcessModal>

export default meta
type Story = StoryObj<typeof meta>

export const Procesando: Story = {
  args: { state: 'loading' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Procesando' })
    await expect(within(dialog).queryByRole('button')).toBeNull()
    // What the browser makes of Escape.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Listo: Story = {
  play: async ({ userEvent, args }) => {
    const modal = within(await screen.findByRole('dialog', { name: '¡Listo!' }))
    await userEvent.click(modal.getByRole('button', { name: 'Entendido' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Error: Story = {
  args: { state: 'error', error: { title: 'No pudimos validar los comprobantes', text: 'Vuelve a intentarlo.' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'No pudimos validar los comprobantes' })).toBeInTheDocument()
  },
}
