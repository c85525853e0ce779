import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortalHost } from './portal-host.tsx'
import { SiscontHost } from './siscont-host.tsx'

const meta = { title: 'Anfitriones/Demostraciones', parameters: { canvas: 'bare' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const ProgramaContable: Story = {
  name: 'Programa contable (siscont)',
  render: () => <SiscontHost />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^IGV de agosto/, busy: false })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Comprobantes de compra' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Asientos por generar' })).toBeVisible()
  },
}

export const PortalClaro: Story = {
  name: 'Portal claro con otra marca',
  render: () => <PortalHost />,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: /^Lo que declaras en/, busy: false })
    await expect(card).toBeVisible()
    await expect(getComputedStyle(card).borderRadius).toBe('21px')
    await expect(getComputedStyle(card).fontFamily).toMatch(/^Georgia/)
  },
}
