import type { Meta, StoryObj } from '@storybook/react-vite'
import { type JSX, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { tourTarget } from '../../host/tour-target.ts'
import { SideSheet } from '../../patterns/app-shell/side-sheet.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { DashboardOnboarding } from './dashboard-onboarding.tsx'

const meta = {
  title: 'Funciones/Primera visita al reporte',
  component: DashboardOnboarding,
  render: (args) => (
    <>
      <div {...tourTarget('analysis')}>
        <Card aria-label="IGV">
          <CardBody>IGV por pagar S/ 15,243.12</CardBody>
        </Card>
      </div>
      <DashboardOnboarding {...args} />
    </>
  ),
  decorators: [withStoryHost({ company: 0 })],
} satisfies Meta<typeof DashboardOnboarding>

export default meta
type Story = StoryObj<typeof meta>

const video = async () => within(await screen.findByRole('dialog', { name: 'Así funciona el reporte de tu empresa' }))
const tour = async () => within(await screen.findByRole('dialog', { name: 'Recorrido guiado' }))

export const VideoYRecorrido: Story = {
  name: 'El video, y después el recorrido hasta el final',
  play: async () => {
    await userEvent.click((await video()).getByRole('button', { name: 'Empezar el recorrido' }))
    const card = await tour()
    for (const [step, title] of [
      'Análisis de compras y ventas',
      'Reportes por periodo',
      'Análisis de facturas con gastos no deducibles',
      'Otras empresas',
    ].entries()) {
      await expect(card.getByText(`${step + 1} de 4`)).toBeInTheDocument()
      await expect(card.getByRole('heading', { name: title })).toBeVisible()
      await userEvent.click(card.getByRole('button', { name: step === 3 ? 'Finalizar' : 'Siguiente' }))
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const RecorridoCerrado: Story = {
  name: 'El recorrido, cerrado en su primer paso',
  args: { video: 'data:video/mp4;base64,' },
  play: async () => {
    const modal = await video()
    await expect(
      modal.getByLabelText('Así funciona el reporte de tu empresa', { selector: 'video' }),
    ).toBeInTheDocument()
    await userEvent.click(modal.getByRole('button', { name: 'Cerrar' }))
    await userEvent.click((await tour()).getByRole('button', { name: 'Cerrar recorrido' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The first period of a company can arrive while its menu is open. */
function AfterTheMenu(): JSX.Element {
  const [hasPeriod, setHasPeriod] = useState(false)
  return (
    <>
      <SideSheet open onClose={() => undefined}>
        <Button onClick={() => setHasPeriod(true)}>Cargar el primer período</Button>
      </SideSheet>
      {hasPeriod ? <DashboardOnboarding /> : null}
    </>
  )
}

const elementInFront = (element: HTMLElement): HTMLElement | null => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null
}

const expectInFront = async (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(element).toContainElement(elementInFront(element)))

export const SobreElMenu: Story = {
  name: 'El video y el recorrido, delante de un menú que ya estaba abierto',
  render: () => <AfterTheMenu />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar el primer período' }))
    const start = (await video()).getByRole('button', { name: 'Empezar el recorrido' })
    await expectInFront(start)
    await userEvent.click(start)
    await expectInFront((await tour()).getByRole('button', { name: 'Siguiente' }))
  },
}
