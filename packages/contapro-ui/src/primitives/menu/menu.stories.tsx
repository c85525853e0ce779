import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Menu } from './menu.tsx'

const signOut = fn()

const meta = {
  title: 'Primitivas/Menú',
  component: Menu,
  args: {
    trigger: <Button iconEnd="chevron-down">Cuenta</Button>,
    groups: [
      {
        id: 'plan',
        title: 'Rosa Elvira Quispe',
        items: [
          { id: 'plans', label: 'Planes', icon: 'badge-check', href: '#planes' },
          { id: 'off', label: 'Descargar XML', note: 'Sin archivos en esta página', icon: 'download', disabled: true },
        ],
      },
      { id: 'session', items: [{ id: 'out', label: 'Cerrar sesión', icon: 'log-out', onSelect: signOut }] },
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
    const menu = await screen.findByRole('menu')
    await expect(menu.closest('[data-cp-theme]')).not.toBeNull()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Planes' })).toHaveFocus())
    await userEvent.keyboard('cerr')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(signOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Abierto: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cuenta' }))
    await expect(await screen.findByRole('menuitem', { name: /Descargar XML/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
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
