import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, CountPill } from './badge.tsx'

const meta = { title: 'Primitivas/Insignia', component: Badge } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Estados: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Badge tone="success" icon="circle-check">
        Conectada
      </Badge>
      <Badge icon="clock">Procesando datos</Badge>
      <Badge tone="warning" icon="shield-alert">
        Falta de permisos
      </Badge>
      <Badge tone="danger" icon="circle-x">
        Credenciales inválidas
      </Badge>
      <Badge tone="success" icon="circle-check" quiet>
        Gasto deducible
      </Badge>
      <Badge tone="info" icon="info">
        Novedad
      </Badge>
      <Badge>Sin icono</Badge>
      <CountPill>12</CountPill>
    </div>
  ),
}
