import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FullScreenLoader } from '../full-screen-loader/full-screen-loader.tsx'
import { Progress } from '../progress/progress.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Primitivas/Espera', component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Formas: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 360 }}>
      <div style={{ display: 'flex', gap: 20, alignItems: 'center' }}>
        <Spinner size="sm" />
        <Spinner label="Cargando" />
        <Spinner size="lg" />
      </div>
      <Progress value={62} label="Subiendo compras.zip" />
      <Progress value={0} label="Subiendo ventas.zip" />
      <Progress value={100} label="Subiendo todo" />
      <Skeleton width={180} />
      <Skeleton width="100%" height={36} />
    </div>
  ),
}

export const PantallaDeCarga: StoryObj<typeof FullScreenLoader> = {
  render: () => <FullScreenLoader tags={[{ tag: 'periods' }, { tag: 'companies', text: 'Cargando empresas...' }]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando empresas...')
  },
}

export const SinTareas: StoryObj<typeof FullScreenLoader> = {
  render: () => <FullScreenLoader tags={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
