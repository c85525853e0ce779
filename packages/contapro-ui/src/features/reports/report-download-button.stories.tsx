import { aVoucher, MOCK_TAX_PERIOD, type MockData, someMockData, voucherKey } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { ReportDownloadButton } from './report-download-button.tsx'

const meta = {
  title: 'Funciones/Descargar reporte',
  component: ReportDownloadButton,
  decorators: [withStoryHost({ company: 0 })],
} satisfies Meta<typeof ReportDownloadButton>

export default meta
type Story = StoryObj<typeof meta>

export const Sola: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const form = within(await screen.findByRole('dialog', { name: 'Descarga tu reporte' }))
    await expect(form.getByRole('combobox', { name: 'Periodo' })).toHaveDisplayValue('Agosto 2026')
    await userEvent.click(form.getByRole('button', { name: 'Cerrar' }))
    await expect(within(canvasElement).getByRole('button', { name: 'Descargar reporte' })).toHaveFocus()
  },
}

export const OtroPeriodo: Story = {
  name: 'Otro periodo',
  args: { taxPeriod: '202607' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const form = within(await screen.findByRole('dialog', { name: 'Descarga tu reporte' }))
    await expect(form.getByRole('combobox', { name: 'Periodo' })).toHaveDisplayValue('Julio 2026')
  },
}

export const Cargando: Story = {
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listTaxPeriods: 'slow' } } })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Descargar reporte' })).toBeDisabled()
  },
}

export const SinEmpresa: Story = {
  name: 'Sin empresa',
  decorators: [withStoryHost()],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No hay una empresa elegida')).toBeVisible()
  },
}

/** Two purchases in dollars that no register has put into soles yet. */
function dataWithoutSoles(): MockData {
  const data = someMockData()
  const key = voucherKey(data.businesses[0]?.ruc ?? '', MOCK_TAX_PERIOD, 'COMPRA')
  const inDollars = ['900', '901'].map((number) =>
    aVoucher({ number, currency: 'USD', flag_missing_exchange_rate: true, igv_credit_amount: '0.00' }),
  )
  data.vouchers.set(key, [...(data.vouchers.get(key) ?? []), ...inDollars])
  return data
}

export const SinTipoDeCambio: Story = {
  name: 'Deja fuera lo que no tiene tipo de cambio',
  decorators: [withStoryHost({ company: 0, api: { data: dataWithoutSoles } })],
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const form = within(await screen.findByRole('dialog', { name: 'Descarga tu reporte' }))
    await userEvent.click(form.getByRole('radio', { name: 'Siscont' }))
    await userEvent.click(form.getByRole('button', { name: 'Descargar Archivo' }))
    // The server makes the file in the background and is asked again after a second.
    const done = await screen.findByRole('dialog', { name: 'Descarga completada' })
    await expect(done).toHaveTextContent('F001-900 (USD), F001-901 (USD)')
  },
}

/** Presses the button, once company and period are known. */
async function open(canvasElement: HTMLElement): Promise<void> {
  const button = (): HTMLElement => within(canvasElement).getByRole('button', { name: 'Descargar reporte' })
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
}
