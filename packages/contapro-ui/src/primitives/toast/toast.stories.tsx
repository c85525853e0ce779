import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { ToastCard } from './toast-card.tsx'
import type { ToastOptions } from './toast-options.ts'
import { ToastProvider, useToasts } from './toast-provider.tsx'

const onProblem = fn()
const retry = fn()

function Shower({ toasts }: { readonly toasts: readonly ToastOptions[] }) {
  const { show } = useToasts()
  return toasts.map((toast) => (
    <Button key={toast.title} onClick={() => show(toast)}>
      {toast.title}
    </Button>
  ))
}

const meta = {
  title: 'Primitivas/Toast',
  component: ToastCard,
  args: { title: 'Copiado al portapapeles', description: 'IGV 18%: 30315.60', onClose: fn() },
} satisfies Meta<typeof ToastCard>

export default meta
type Story = StoryObj<typeof meta>

const action = { label: 'Reintentar', altText: 'Volver a descargar el archivo', onAction: retry }

export const Formas: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 420 }}>
      <ToastCard {...args} />
      <ToastCard
        {...args}
        tone="destructive"
        title="No se completó la descarga"
        description="Parece que hubo un problema."
        action={action}
      />
      <ToastCard
        {...args}
        tone="neutral"
        title="Nuevo periodo disponible"
        description="Agosto 2026 ya se puede revisar."
      />
    </div>
  ),
}

export const UnoALaVez: Story = {
  parameters: { canvas: 'bare' },
  render: () => (
    <ThemeRoot canvas>
      <ToastProvider onProblem={onProblem}>
        <Shower
          toasts={[
            { title: 'Primero' },
            { title: 'Segundo', tone: 'destructive', action },
            { title: 'Sin texto alterno', action: { ...action, altText: ' ' } },
          ]}
        />
      </ToastProvider>
    </ThemeRoot>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Primero' }))
    await expect(screen.getAllByText('Primero')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Segundo' }))
    await expect(screen.getAllByText('Primero')).toHaveLength(1)
    await expect(screen.getByRole('alert')).toHaveTextContent('Segundo')
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Sin texto alterno' }))
    await expect(onProblem).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull()
  },
}
