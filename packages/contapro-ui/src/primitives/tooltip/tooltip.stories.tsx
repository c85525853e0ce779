import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Table2Icon } from '../icon/icons.ts'
import { Modal } from '../modal/modal.tsx'
import { Tooltip } from './tooltip.tsx'

const press = fn()
const reason = 'No hay comprobante disponible.'

const meta = {
  title: 'Primitivas/Globo de ayuda',
  component: Tooltip,
  args: {
    content: reason,
    children: (
      <Button aria-disabled onClick={press}>
        Comprobante
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 60, display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** The bubble itself is hidden from screen readers: its words are the control's description already. */
const bubble = (text = reason): HTMLElement | undefined =>
  screen
    .queryAllByText(text)
    .flatMap(({ parentElement }) => parentElement ?? [])
    .find(({ ariaHidden }) => ariaHidden === 'true')

export const ConFoco: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Comprobante' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(reason)
    await waitFor(() => expect(bubble()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bubble()).toBeUndefined())
    await expect(button).toHaveFocus()
  },
}

export const ConPuntero: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    await waitFor(() => expect(bubble()).toBeVisible())
    const words = bubble()
    if (!words) throw new Error('the bubble is not there')
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
    // The pointer may go onto the words, for instance under a magnifier.
    await userEvent.hover(words)
    await expect(bubble()).toBeVisible()
    await userEvent.unhover(words)
    await waitFor(() => expect(bubble()).toBeUndefined())
  },
}

export const AlPulsarLoInactivo: Story = {
  play: async ({ canvas, userEvent }) => {
    press.mockClear()
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') })
    await waitFor(() => expect(bubble()).toBeVisible())
    await expect(press).not.toHaveBeenCalled()
  },
}

export const NombreDelIcono: Story = {
  args: {
    kind: 'label',
    content: 'Ver como tabla',
    children: <IconButton icon={Table2Icon} label="Ver como tabla" onClick={press} />,
  },
  play: async ({ canvas, userEvent }) => {
    press.mockClear()
    const button = canvas.getByRole('button', { name: 'Ver como tabla' })
    await expect(button).not.toHaveAccessibleDescription()
    await userEvent.hover(button)
    await waitFor(() => expect(bubble('Ver como tabla')).toBeVisible())
    await userEvent.click(button)
    await expect(press).toHaveBeenCalledOnce()
    await waitFor(() => expect(bubble('Ver como tabla')).toBeUndefined())
  },
}

export const UnoALaVez: Story = {
  render: () => (
    <>
      <Tooltip content="Primera ayuda">
        <Button>Uno</Button>
      </Tooltip>
      <Tooltip content="Segunda ayuda" side="bottom">
        <Button>Dos</Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(bubble('Primera ayuda')).toBeVisible())
    await userEvent.hover(canvas.getByRole('button', { name: 'Dos' }))
    await waitFor(() => expect(bubble('Segunda ayuda')).toBeVisible())
    await expect(bubble('Primera ayuda')).toBeUndefined()
  },
}

const long =
  'El detalle aún no tiene imagen: SUNAT la entrega cuando el proveedor envía el comprobante con su representación impresa.'

export const EnElBorde: Story = {
  args: { content: long, side: 'left' },
  decorators: [(Story) => <div style={{ position: 'absolute', insetInlineStart: 0 }}>{Story()}</div>],
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(bubble(long)).toHaveAttribute('data-side', 'right'))
    const box = bubble(long)?.getBoundingClientRect()
    await expect(box?.left).toBeGreaterThanOrEqual(8)
    await expect(box?.width).toBeLessThanOrEqual(260)
  },
}

export const EnUnDialogo: Story = {
  render: (args) => (
    <Modal open title="Descarga tu reporte" onClose={press}>
      <Tooltip {...args} />
    </Modal>
  ),
  play: async ({ userEvent }) => {
    press.mockClear()
    const dialog = await screen.findByRole('dialog')
    await userEvent.tab()
    await waitFor(() => expect(bubble()).toBeVisible())
    await expect(dialog.contains(bubble() ?? null)).toBe(true)
    // Escape belongs to the tooltip first, then to the modal.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bubble()).toBeUndefined())
    await expect(press).not.toHaveBeenCalled()
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await expect(press).toHaveBeenCalledOnce()
    await expect(within(dialog).getByRole('button', { name: 'Comprobante' })).toHaveFocus()
  },
}
