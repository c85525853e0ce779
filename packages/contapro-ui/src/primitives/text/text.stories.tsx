import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/icon.tsx'
import { type IconName, icons } from '../icon/icons.ts'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'
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
      <Text>
        Texto de lectura con un{' '}
        <Link href="#enlace" variant="inline">
          enlace en la línea
        </Link>
        .
      </Text>
      <Text variant="small" tone="secondary" numeric>
        RUC 20990000019
      </Text>
      <Text variant="caption" tone="tertiary">
        © 2026 Contapro
      </Text>
      <Link href="#volver" variant="back">
        Volver
      </Link>
      <Link href="https://www.sunat.gob.pe" target="_blank">
        Ir a SUNAT
      </Link>
    </div>
  ),
}

export const Marca: StoryObj<typeof Logo> = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Logo />
      <Logo variant="mark" />
      <Logo variant="attribution" />
    </div>
  ),
}

export const Iconos: StoryObj<typeof Icon> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Icon key={name} name={name} size="lg" label={name} />
      ))}
    </div>
  ),
}
