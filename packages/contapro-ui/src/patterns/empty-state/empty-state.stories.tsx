import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { Building2Icon, PlusIcon, SearchXIcon } from '../../primitives/icon/icons.ts'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Patrones/Estado vacío',
  component: EmptyState,
  args: { title: 'No hay comprobantes encontrados.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

const register = fn()

export const Formas: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
      <Card aria-label="Compras">
        <EmptyState
          title="No hay comprobantes de compras en el periodo."
          text="Elige otro periodo para ver sus comprobantes."
        />
      </Card>
      <Card aria-label="Empresas">
        <EmptyState
          icon={Building2Icon}
          title="No tienes empresas registradas"
          text="Registra la primera y empieza a ver sus comprobantes."
          action={
            <Button variant="primary" icon={PlusIcon} onClick={register}>
              Registra tu primera empresa
            </Button>
          }
        />
      </Card>
      <Card aria-label="Búsqueda">
        <EmptyState icon={SearchXIcon} title="No se encontraron registros." text="Prueba con otra serie o número." />
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    const companies = within(canvas.getByRole('region', { name: 'Empresas' }))
    await expect(companies.getByText('No tienes empresas registradas')).toBeVisible()
    await userEvent.click(companies.getByRole('button', { name: 'Registra tu primera empresa' }))
    await expect(register).toHaveBeenCalledOnce()
    // What was there from the start is not announced, and the sign has no name.
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Anunciado: Story = {
  args: { announced: true, headingLevel: 'h2', text: 'Elige otro periodo para ver sus comprobantes.' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(within(status).getByRole('heading', { level: 2 })).toHaveTextContent(
      'No hay comprobantes encontrados.',
    )
    await expect(status).toHaveTextContent('Elige otro periodo para ver sus comprobantes.')
  },
}
