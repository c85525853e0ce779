import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CircleCheckIcon, CircleXIcon, ClockIcon, InfoIcon, ShieldAlertIcon } from '../icon/icons.ts'
import { Badge, CountPill } from './badge.tsx'

const meta = { title: 'Primitivas/Insignia', component: Badge } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Estados: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Badge tone="success" icon={CircleCheckIcon}>
        Conectada
      </Badge>
      <Badge icon={ClockIcon}>Procesando datos</Badge>
      <Badge tone="warning" icon={ShieldAlertIcon}>
        Falta de permisos
      </Badge>
      <Badge tone="danger" icon={CircleXIcon}>
        Credenciales inválidas
      </Badge>
      <Badge tone="success" icon={CircleCheckIcon} quiet>
        Gasto deducible
      </Badge>
      <Badge tone="info" icon={InfoIcon}>
        Novedad
      </Badge>
      <Badge>Sin icono</Badge>
      <CountPill>12</CountPill>
    </div>
  ),
}

/** The words say the status; the icon is decoration. */
export const EnPalabras: Story = {
  args: { tone: 'danger', icon: CircleXIcon, children: 'Credenciales inválidas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Credenciales inválidas')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const EnPocoAncho: Story = {
  args: { tone: 'warning', icon: ShieldAlertIcon, children: 'Falta de permisos para el registro' },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
}
