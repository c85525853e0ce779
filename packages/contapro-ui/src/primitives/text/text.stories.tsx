import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from './text.tsx'

const meta = { title: 'Primitivas/Texto', component: Text } satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Escala: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Text as="h1" variant="display">
        El IGV de cada cliente, claro antes de declarar
      </Text>
      <Text as="h2" variant="greeting">
        Hola, Rosa Elvira
      </Text>
      <Text as="h2" variant="title">
        Tu reporte de empresa
      </Text>
      <Text as="h3" variant="section">
        Evolución de compras
      </Text>
      <Text as="h4" variant="subsection">
        Detracciones
      </Text>
      <Text variant="lead" tone="secondary">
        Los comprobantes de tus clientes, en un solo lugar.
      </Text>
      <Text>Texto de lectura</Text>
      <Text variant="small" tone="secondary" numeric>
        RUC 20990000019
      </Text>
      <Text variant="caption" tone="tertiary">
        © 2026 Contapro
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Tu reporte de empresa' })).toBeVisible()
  },
}

/** The letters grow by the host's own step, and nothing is cut off. */
export const AlDoble: Story = {
  render: () => (
    <div style={{ ['--cp-rem' as string]: '2rem', width: 320 }}>
      <Text as="h2" variant="title">
        Comprobantes de Distribuidora Papelera Lima Norte S.A.C.
      </Text>
      <Text variant="small" numeric>
        RUC 20990000019
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}
