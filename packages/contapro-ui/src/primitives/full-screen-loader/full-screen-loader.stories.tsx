import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FullScreenLoader } from './full-screen-loader.tsx'

const meta = {
  title: 'Primitivas/Pantalla de carga',
  component: FullScreenLoader,
  args: { tags: [{ tag: 'periods' }, { tag: 'companies', text: 'Cargando empresas...' }] },
} satisfies Meta<typeof FullScreenLoader>

export default meta
type Story = StoryObj<typeof meta>

export const ConTareas: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Cargando empresas...')
    await expect(status.getBoundingClientRect().height).toBe(window.innerHeight)
  },
}

export const SinTexto: Story = {
  args: { tags: [{ tag: 'periods' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando…')
  },
}

export const SinTareas: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
