import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'
import { Text } from '../text/text.tsx'
import { Card, CardBody, CardFoot, CardHead } from './card.tsx'

const meta = { title: 'Primitivas/Tarjeta', component: Card } satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Anatomia: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      <Card fill aria-label="Detracciones">
        <CardHead
          title="Detracciones"
          subtitle="Agosto 2026"
          action={
            <Link href="#detalle">
              <Text as="span" variant="small">
                Ver detalle
              </Text>
            </Link>
          }
        />
        <CardBody>
          <Text tone="secondary">Por pagar y pagadas del periodo.</Text>
        </CardBody>
        <CardFoot>
          <Button size="sm">Revisar</Button>
        </CardFoot>
      </Card>
      <Card fill aria-label="IGV">
        <CardHead title="IGV de agosto 2026" action={<Logo variant="attribution" />} />
        <CardBody>Incrustada en otro programa.</CardBody>
      </Card>
      <Card fill aria-label="Empresa">
        <CardBody style={{ display: 'flex', gap: 12 }}>
          <Avatar name="Comercial Andina del Sur S.A.C." />
          <Avatar name="Pesquera Bahía de Paita S.A." muted />
          <Avatar name="Rosa Elvira Quispe" kind="person" />
        </CardBody>
      </Card>
    </div>
  ),
}
