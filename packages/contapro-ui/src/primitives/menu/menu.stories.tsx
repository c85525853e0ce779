import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { BadgeCheckIcon, ChevronDownIcon, DownloadIcon, LogOutIcon } from '../icon/icons.ts'
import { Menu } from './menu.tsx'

const signOut = fn()
const choose = fn()

const meta = {
  title: 'Primitivas/Menú',
  component: Menu,
  args: {
    trigger: <Button iconEnd={ChevronDownIcon}>Cuenta</Button>,
    groups: [
      {
        id: 'plan',
        title: 'Rosa Elvira Quispe',
        items: [
          { id: 'plans', label: 'Planes', icon: BadgeCheckIcon, href: '#planes' },
          {
            id: 'off',
            label: 'Descargar XML',
            note: 'Sin archivos en esta página',
            icon: DownloadIcon,
            disabled: true,
          },
        ],
      },
      { id: 'session', items: [{ id: 'out', label: 'Cerrar sesión', icon: LogOutIcon, onSelect: signOut }] },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const ConTeclado: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Cuenta' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'Cuenta' })
    await expect(menu.closest('[data-cp-theme]')).not.toBeNull()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Planes' })).toHaveFocus())
    await userEvent.keyboard('cerr')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(signOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const ConFlechas: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Cuenta' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Planes' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Planes' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Abierto: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cuenta' }))
    const off = await screen.findByRole('menuitem', { name: /Descargar XML/ })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Cuenta' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const SeCierraAfuera: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cuenta' }))
    await screen.findByRole('menu')
    await userEvent.click(canvasElement)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Lines that are one choice. */
export const Eleccion: Story = {
  args: {
    trigger: <Button>Densidad</Button>,
    groups: [
      {
        id: 'density',
        chosen: 'regular',
        onChoose: choose,
        items: [
          { id: 'compact', label: 'Compacta' },
          { id: 'regular', label: 'Normal' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Densidad' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Normal' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compacta' }))
    await expect(choose).toHaveBeenCalledWith('compact')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Longer than the window: it scrolls inside itself. */
export const Largo: Story = {
  args: {
    groups: [
      {
        id: 'months',
        items: Array.from({ length: 40 }, (_, index) => ({
          id: String(index),
          label: `Periodo ${index + 1} con un nombre que no cabe en una sola línea del menú`,
        })),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cuenta' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.getBoundingClientRect().height).toBeLessThanOrEqual(420))
    // A key that is pressed before goes to the trigger.
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{End}')
    const last = screen.getByRole('menuitem', { name: /^Periodo 40/ })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().bottom)
  },
}
