import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Popover } from '../popover/popover.tsx'
import { Tooltip } from './tooltip.tsx'

const press = fn()

const meta = {
  title: 'Primitivas/Globo de ayuda',
  component: Tooltip,
  args: {
    content: 'No hay comprobante disponible.',
    children: (
      <Button aria-disabled onClick={press}>
        Comprobante
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 60 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const ConFoco: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Comprobante' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('No hay comprobante disponible.')
    await waitFor(() => expect(visibleTooltip()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(visibleTooltip()).toBeUndefined())
  },
}

export const ConPuntero: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(visibleTooltip()).toBeVisible())
    await userEvent.click(canvas.getByRole('button'))
    await expect(press).not.toHaveBeenCalled()
  },
}

export const NombreDelIcono: Story = {
  args: { kind: 'label', content: 'Ver como tabla', children: <IconButton icon="table-2" label="Ver como tabla" /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ver como tabla' })
    await expect(button).not.toHaveAccessibleDescription()
  },
}

export const Ventanilla: StoryObj<typeof Popover> = {
  render: () => (
    <Popover label="Filtrar" trigger={<Button icon="list-filter">Filtrar</Button>}>
      <Button>Limpiar</Button>
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrar' })
    await userEvent.click(trigger)
    const popup = await screen.findByRole('dialog', { name: 'Filtrar' })
    await waitFor(() => expect(popup).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Limpiar' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** The popup itself is hidden from screen readers: its words are the control's description already. */
function visibleTooltip(): HTMLElement | undefined {
  return screen.queryAllByText('No hay comprobante disponible.').find((element) => !element.hidden)
}
