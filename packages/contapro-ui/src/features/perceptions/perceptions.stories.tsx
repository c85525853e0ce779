import { aPerception, MOCK_TAX_PERIOD, type MockData, periodKey, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { PerceptionsPanel } from './perceptions-panel.tsx'

const onEvent = fn()

const meta = {
  title: 'Funciones/Percepciones',
  component: PerceptionsPanel,
  args: { onListChange: fn() },
} satisfies Meta<typeof PerceptionsPanel>

export default meta
type Story = StoryObj<typeof meta>

function dataWith(perceptions: MockData['perceptions'] extends Map<string, infer List> ? List : never): () => MockData {
  return () => {
    const data = someMockData()
    data.perceptions.set(periodKey(data.businesses[0]?.ruc ?? '', MOCK_TAX_PERIOD), perceptions)
    return data
  }
}

const link = 'https://mock.contapro.pe/app/internal/voucher-files/1/a.xml?expires=1&signature=x'
const three = [
  aPerception({ document_number: 'P001-4182', perception_amount: '212.40', link }),
  aPerception({ document_number: 'P001-4593', perception_amount: '41.88', state: 'Revertido' }),
  aPerception({
    document_number: 'P001-5004',
    perception_amount: '1234567.89',
    perception_regime_description: 'Percepción a la adquisición de combustible',
  }),
]
const withThree = withStoryHost({ company: 0, api: { data: dataWith(three) }, onEvent })

export const Lista: Story = {
  decorators: [withThree],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('P001-4182')).toBeVisible()
    const summary = canvas.getByRole('region', { name: 'Resumen de percepciones' })
    // A reverted one is counted, and its amount is not.
    await expect(summary).toHaveTextContent('Total de percepciones3Importe totalS/ 1,234,780.29')
    const heads = canvas.getAllByRole('columnheader', { hidden: true })
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Régimen de percepción',
      'N° de comprobante',
      'Fecha de emisión',
      'RUC del proveedor',
      'RUC del cliente',
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver comprobante P001-4182' }))
    const preview = within(await screen.findByRole('dialog', { name: 'P001-4182' }))
    await expect(onEvent).toHaveBeenCalledWith({ type: 'previewed', view: 'percepciones', document: 'comprobante' })
    await userEvent.click(preview.getByRole('button', { name: 'Cerrar' }))
    const off = canvas.getByRole('button', { name: 'Ver comprobante P001-4593' })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    await expect(off).toHaveAccessibleDescription('No hay comprobante disponible.')
    await userEvent.click(off)
    await expect(screen.queryByRole('dialog', { name: 'P001-4593' })).toBeNull()
  },
}

const sixty = Array.from({ length: 60 }, (_, index) => aPerception({ document_number: `X001-${index + 1}` }))

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
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listPerceptions: 'empty' } } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No hay comprobantes encontrados.')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Registros por página' })).toBeNull()
  },
}

export const Cargando: Story = {
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listPerceptions: 'slow' } } })],
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Comprobantes de percepción' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
  },
}

export const ConError: Story = {
  name: 'Con error',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listPerceptions: 'error' } } })],
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos cargar las percepciones')
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
    await expect(within(canvasElement).getByRole('region', { name: 'Resumen de percepciones' })).toHaveTextContent(
      'Importe total-',
    )
  },
}
