import type { Meta, StoryObj } from '@storybook/react-vite'
import { type JSX, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { ToastCard } from './toast-card.tsx'
import { TOAST_DURATION_MS, TOAST_SWIPE_PX, type ToastOptions } from './toast-options.ts'
import { ToastProvider, useToasts } from './toast-provider.tsx'

const onProblem = fn()
const retry = fn()

function Shower({ toasts }: { readonly toasts: readonly ToastOptions[] }): JSX.Element[] {
  const { show } = useToasts()
  return toasts.map((toast) => (
    <Button key={toast.title} onClick={() => show(toast)}>
      {`Avisar: ${toast.title}`}
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
      <ToastCard
        {...args}
        title="Los comprobantes de Distribuidora Papelera Lima Norte S.A.C. fueron descargados"
        description="comprobantes_en_formato_xml_20990000019_202608_segunda_descarga.zip"
        action={action}
      />
    </div>
  ),
}

const shower = (toasts: readonly ToastOptions[]): Pick<Story, 'parameters' | 'render'> => ({
  parameters: { canvas: 'bare' },
  render: () => (
    <ThemeRoot canvas>
      <ToastProvider onProblem={onProblem}>
        <Shower toasts={toasts} />
      </ToastProvider>
    </ThemeRoot>
  ),
})

export const UnoALaVez: Story = {
  ...shower([{ title: 'Primero' }, { title: 'Segundo', tone: 'destructive' }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar: Primero' }))
    const region = screen.getByRole('region', { name: 'Avisos' })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await waitFor(() => expect(within(region).getByText('Primero')).toBeVisible())
    await expect(region.getBoundingClientRect().width).toBe(420)
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar: Segundo' }))
    await expect(within(region).queryByText('Primero')).toBeNull()
    await expect(screen.getByRole('alert')).toHaveTextContent('Segundo')
  },
}

export const ConAccion: Story = {
  ...shower([
    { title: 'Con acción', tone: 'destructive', action },
    { title: 'Sin texto alterno', action: { ...action, altText: ' ' } },
  ]),
  play: async ({ canvas, userEvent }) => {
    onProblem.mockClear()
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar: Con acción' }))
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar: Sin texto alterno' }))
    await expect(onProblem).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByText('Sin texto alterno')).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  },
}

export const ConTeclado: Story = {
  ...shower([{ title: 'Primero' }]),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Avisar: Primero' })
    await userEvent.click(opener)
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Primero')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const SeVaSolo: Story = {
  ...shower([{ title: 'Primero' }]),
  play: async ({ canvas, userEvent }) => {
    const later = spyOn(window, 'setTimeout')
    const never = spyOn(window, 'clearTimeout')
    const timers = (): readonly { readonly run: unknown; readonly id: unknown }[] =>
      later.mock.calls.flatMap(([run, delay], call) =>
        delay === TOAST_DURATION_MS ? [{ run, id: later.mock.results[call]?.value }] : [],
      )
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Avisar: Primero' }))
      await waitFor(() => expect(timers()).toHaveLength(1))
      // A pointer on the toast stops its time, and its time begins anew when the pointer leaves.
      await userEvent.hover(screen.getByText('Primero'))
      await waitFor(() => expect(never).toHaveBeenCalledWith(timers()[0]?.id))
      await userEvent.unhover(screen.getByText('Primero'))
      await waitFor(() => expect(timers()).toHaveLength(2))
      const run = timers()[1]?.run
      if (typeof run === 'function') run()
      await waitFor(() => expect(screen.queryByText('Primero')).toBeNull())
    } finally {
      later.mockRestore()
      never.mockRestore()
    }
  },
}

export const Deslizar: Story = {
  play: async ({ canvas, args }) => {
    const title = canvas.getByText('Copiado al portapapeles')
    const swipe = async (distance: number): Promise<void> => {
      await fireEvent.pointerDown(title, { clientX: 0, button: 0, pointerId: 1 })
      await fireEvent.pointerMove(title, { clientX: distance, pointerId: 1 })
      await fireEvent.pointerUp(title, { clientX: distance, pointerId: 1 })
    }
    await swipe(TOAST_SWIPE_PX - 1)
    await expect(args.onClose).not.toHaveBeenCalled()
    await swipe(TOAST_SWIPE_PX)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

function InModal(): JSX.Element {
  const [isOpen, setOpen] = useState(true)
  return (
    <Modal open={isOpen} title="Comprobante" onClose={() => setOpen(false)}>
      <Shower toasts={[{ title: 'Copiado', action }]} />
    </Modal>
  )
}

/** What stands outside of an open modal can be neither pressed nor heard: the toast comes inside. */
export const SobreUnDialogo: Story = {
  parameters: { canvas: 'bare' },
  render: () => (
    <ThemeRoot canvas>
      <ToastProvider>
        <InModal />
      </ToastProvider>
    </ThemeRoot>
  ),
  play: async ({ userEvent }) => {
    retry.mockClear()
    const dialog = await screen.findByRole('dialog', { name: 'Comprobante' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Avisar: Copiado' }))
    const region = await within(dialog).findByRole('region', { name: 'Avisos' })
    const button = within(region).getByRole('button', { name: 'Reintentar' })
    const { left, top, width, height } = button.getBoundingClientRect()
    await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
    await userEvent.click(button)
    await expect(retry).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getAllByRole('region', { name: 'Avisos' })).toHaveLength(1)
  },
}

/** A modal that closes at once takes what hangs from it out of the page before it was raised. */
export const FueraDeLaPagina: Story = {
  name: 'Fuera de la página',
  play: async () => {
    const onUncaughtError = fn()
    const box = document.createElement('div')
    const root = createRoot(box, { onUncaughtError })
    root.render(
      <ThemeRoot>
        <ToastProvider />
      </ThemeRoot>,
    )
    await waitFor(() => expect(within(box).getByLabelText('Avisos')).toBeInstanceOf(HTMLElement))
    // What waits for its turn is done first.
    root.unmount()
    await expect(onUncaughtError).not.toHaveBeenCalled()
  },
}
