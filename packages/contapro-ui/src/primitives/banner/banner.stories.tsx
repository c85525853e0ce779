import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GiftIcon, ShieldAlertIcon } from '../icon/icons.ts'
import { Banner } from './banner.tsx'

const meta = { title: 'Primitivas/Aviso', component: Banner } satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Tonos: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Banner
        tone="danger"
        title="Este usuario SOL tiene credenciales inválidas."
        action={{ label: 'Editar credenciales', href: '#credenciales' }}
      >
        Actualízalas para volver a traer los comprobantes.
      </Banner>
      <Banner tone="danger" icon={ShieldAlertIcon} title="Faltan permisos de SUNAT para acceder a toda la información.">
        Asigna al usuario SOL el permiso «Registro de compras electrónico» en el portal de SUNAT.
      </Banner>
      <Banner tone="warning">Edita solo si hubo un error al ingresarlas.</Banner>
      <Banner icon={GiftIcon}>Gratis mientras tengas una licencia activa de SISCONT</Banner>
      <Banner tone="success" title="Tu empresa fue registrada correctamente." />
      <Banner tone="neutral">Los comprobantes observados no cuentan como gasto deducible hasta que los valides.</Banner>
    </div>
  ),
}

export const Peligro: Story = {
  args: { tone: 'danger', title: '¡Algo salió mal!', children: 'El correo o la contraseña no son correctos.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('¡Algo salió mal!')
  },
}
