import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Detracciones' })).toBeVisible()
    const [taller, other] = ['Detracciones', 'IGV'].map((name) => canvas.getByRole('region', { name }).clientHeight)
    await expect(other).toBe(taller)
  },
}

export const Angosta: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Card aria-label="Evolución">
        <CardHead
          title="Evolución de las compras de los últimos doce meses"
          action={<Link href="#detalle">Ver detalle</Link>}
          headingLevel="h3"
        />
        <CardBody>Distribuidora Papelera Lima Norte S.A.C.</CardBody>
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Evolución' })
    await expect(card.scrollWidth).toBeLessThanOrEqual(240)
  },
}
