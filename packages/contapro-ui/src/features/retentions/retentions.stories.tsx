import { aRetention, MOCK_TAX_PERIOD, type MockData, periodKey, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { RetentionsPanel } from './retentions-panel.tsx'

const onEvent = fn()

const meta = {
  title: 'Funciones/Retenciones',
  component: RetentionsPanel,
  args: { onListChange: fn() },
} satisfies Meta<typeof RetentionsPanel>

export default meta
type Story = StoryObj<typeof meta>

function dataWith(retentions: MockData['retentions'] extends Map<string, infer List> ? List : never): () => MockData {
  return () => {
    const data = someMockData()
    data.retentions.set(periodKey(data.businesses[0]?.ruc ?? '', MOCK_TAX_PERIOD), retentions)
    return data
  }
}

const link = 'https://mock.contapro.pe/app/internal/voucher-files/1/a.xml?expires=1&signature=x'
const three = [
  aRetention({ document_number: 'R001-1290', retention_amount: '354.00', link }),
  aRetention({ document_number: 'R001-1289', retention_amount: '60.10', state: 'Revertido' }),
  aRetention({
    document_number: 'R001-1288',
    retention_amount: '1234567.89',
    supplier_business_name: 'SUPERMERCADOS Y ALMACENES CHASKI DEL PERÚ SOCIEDAD ANÓNIMA CERRADA',
  }),
]
const withThree = withStoryHost({ company: 0, api: { data: dataWith(three) }, onEvent })

export const Lista: Story = {
  decorators: [withThree],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('R001-1290')).toBeVisible()
    const summary = canvas.getByRole('region', { name: 'Resumen de retenciones' })
    // A reverted one is counted, and its amount is not.
    await expect(summary).toHaveTextContent('Total de retenciones3Importe totalS/ 1,234,921.89')
    const heads = canvas.getAllByRole('columnheader', { hidden: true })
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Nombre/Razón social del proveedor',
      'RUC del proveedor',
      'Fecha de emisión',
      'N° de comprobante',
      'Monto',
      'Estado',
      'Acciones',
    ])
    await expect(canvas.getAllByText('Emitido')).toHaveLength(2)
    await expect(canvas.getByText('Revertido')).toBeVisible()
  },
}

export const Comprobante: Story = {
  decorators: [withThree],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver comprobante R001-1290' }))
    const preview = within(await screen.findByRole('dialog', { name: 'R001-1290' }))
    await expect(onEvent).toHaveBeenCalledWith({ type: 'previewed', view: 'retenciones', document: 'comprobante' })
    await userEvent.click(preview.getByRole('button', { name: 'Cerrar' }))
    const off = canvas.getByRole('button', { name: 'Ver comprobante R001-1289' })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    await expect(off).toHaveAccessibleDescription('No hay comprobante disponible.')
    await userEvent.click(off)
    await expect(screen.queryByRole('dialog', { name: 'R001-1289' })).toBeNull()
  },
}

const sixty = Array.from({ length: 60 }, (_, index) => aRetention({ document_number: `X001-${index + 1}` }))

export const Paginas: Story = {
  name: 'Páginas',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(sixty) } })],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('1–10 de 60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }))
    await expect(args.onListChange).toHaveBeenLastCalledWith({ page: 2, size: 10 })
    await expect(await canvas.findByText('11–20 de 60')).toBeVisible()
    const size = canvas.getByRole('combobox', { name: 'Registros por página' })
    await expect([...size.querySelectorAll('option')].map(({ value }) => value)).toEqual(['10', '20', '50', '100'])
    await userEvent.selectOptions(size, '50')
    await expect(args.onListChange).toHaveBeenLastCalledWith({ page: 1, size: 50 })
    await expect(await canvas.findByText('1–50 de 60')).toBeVisible()
  },
}

export const Vacio: Story = {
  name: 'Vacío',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listRetentions: 'empty' } } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No hay comprobantes encontrados.')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Registros por página' })).toBeNull()
  },
}

export const Cargando: Story = {
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listRetentions: 'slow' } } })],
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Comprobantes de retención' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
  },
}

export const ConError: Story = {
  name: 'Con error',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listRetentions: 'error' } } })],
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos cargar las retenciones')
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
    await expect(within(canvasElement).getByRole('region', { name: 'Resumen de retenciones' })).toHaveTextContent(
      'Importe total-',
    )
  },
}
