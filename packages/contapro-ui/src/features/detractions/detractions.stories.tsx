import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { DetractionsPanel } from './detractions-panel.tsx'
import { dataWith, deposits, late, sixty, unpaid, whole } from './testing/sample-detractions.ts'

const onEvent = fn()
const oneOutside = '1 detracción del periodo se pagó fuera de estas fechas.'

const meta = {
  title: 'Funciones/Detracciones',
  component: DetractionsPanel,
  args: { onListChange: fn() },
} satisfies Meta<typeof DetractionsPanel>

export default meta
type Story = StoryObj<typeof meta>

const withDetractions = withStoryHost({
  company: 0,
  api: { data: dataWith([...deposits, ...unpaid], [late]) },
  onEvent,
})

const headsOf = (canvas: HTMLElement): (string | null)[] =>
  within(canvas)
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent)

export const Pagadas: Story = {
  decorators: [withDetractions],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findByText('3 detracciones depositadas ·')).parentElement).toHaveTextContent(
      'S/ 1,652.00',
    )
    // By its day of payment July's deposit is there, and the one of September is not.
    await expect(canvas.getByText('F001-771')).toBeVisible()
    await expect(canvas.queryByText('F003-00026135')).toBeNull()
    await expect(canvas.getByText(oneOutside)).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Pagadas' })).toHaveAttribute('aria-selected', 'true')
    await expect(headsOf(canvasElement)).toEqual([
      'Fecha de emisión',
      'Serie - Número',
      'Nombre/Razón social del proveedor',
      'Total de comprobante',
      'Valor de detracción',
      'Fecha de depósito',
      'N° de constancia',
      'Tipo de operación',
      'Acciones',
    ])
    await expect(canvas.getByText('Comprobante no encontrado')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Fecha de pago 01/08/2026 – 31/08/2026' })).toBeVisible()
  },
}

export const FueraDeEstasFechas: Story = {
  name: 'Pagadas fuera de estas fechas',
  decorators: [withDetractions],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(oneOutside)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas las del periodo' }))
    await expect(args.onListChange).toHaveBeenLastCalledWith({
      page: 1,
      size: 10,
      paid: 'S',
      filterType: 'fechaPeriodo',
      dateRange: undefined,
    })
    await expect(canvas.getByRole('tabpanel', { name: 'Pagadas' })).toHaveFocus()
    await expect(await canvas.findByText('F003-00026135')).toBeVisible()
    await expect((await canvas.findByText('3 detracciones depositadas ·')).parentElement).toHaveTextContent(
      'S/ 124,401.00',
    )
    await expect(canvas.getByRole('button', { name: 'Periodo contable' })).toBeVisible()
    await expect(canvas.queryByText(oneOutside)).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Por pagar' }))
    await expect(await canvas.findByText('3 detracciones por depositar ·')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ver todas las del periodo' })).toBeNull()
  },
}

export const TodasEnEstasFechas: Story = {
  name: 'Todas pagadas en estas fechas',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith([whole], [late]) } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('2 detracciones depositadas ·')).toBeVisible()
    await expect(canvas.queryByText(/fuera de estas fechas/)).toBeNull()
  },
}

export const SinElDatoDeFuera: Story = {
  name: 'Un servidor que no dice cuántas hay fuera',
  decorators: [
    withStoryHost({ company: 0, api: { fields: 'specified', data: dataWith([...deposits, ...unpaid], [late]) } }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('F001-771')).toBeVisible()
    await expect(canvas.queryByText(/fuera de estas fechas/)).toBeNull()
  },
}

export const PorPagar: Story = {
  name: 'Por pagar',
  decorators: [withDetractions],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Por pagar' }))
    await expect(args.onListChange).toHaveBeenLastCalledWith(expect.objectContaining({ paid: 'N', page: 1 }))
    await expect((await canvas.findByText('3 detracciones por depositar ·')).parentElement).toHaveTextContent(
      '3 detracciones por depositar · S/ 496.00 más 1 sin monto conocido',
    )
    await expect(headsOf(canvasElement)).toEqual([
      'Seleccionar todos los de esta página',
      'Fecha de emisión',
      'Serie - Número',
      'Nombre/Razón social del proveedor',
      'Total de comprobante',
      'Valor de detracción',
      'Bien o servicio',
      'Depositar hasta',
      'Tipo de operación',
      'Acciones',
    ])
    await expect(canvas.queryByRole('button', { name: /Fecha de pago|Periodo contable/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /constancia/ })).toBeNull()
  },
}

export const PorPeriodoContable: Story = {
  name: 'Por periodo contable',
  decorators: [withDetractions],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Fecha de pago 01/08/2026 – 31/08/2026' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Filtrar por fecha' }))
    await userEvent.click(await popup.findByRole('radio', { name: 'Periodo contable' }))
    await userEvent.click(popup.getByRole('button', { name: 'Confirmar' }))
    await expect(args.onListChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filterType: 'fechaPeriodo', dateRange: undefined }),
    )
    await expect(await canvas.findByText('F003-00026135')).toBeVisible()
    await expect(canvas.queryByText('F001-771')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Periodo contable' }))
    const again = within(await screen.findByRole('dialog', { name: 'Filtrar por fecha' }))
    await userEvent.click(await again.findByRole('radio', { name: 'Fecha de pago' }))
    await expect(again.getByRole('textbox', { name: 'Desde' })).toHaveValue('01/08/2026')
    await expect(again.getByRole('textbox', { name: 'Hasta' })).toHaveValue('31/08/2026')
    await userEvent.click(again.getByRole('button', { name: 'Confirmar' }))
    await expect(args.onListChange).toHaveBeenLastCalledWith({
      page: 1,
      size: 10,
      paid: 'S',
      filterType: 'fechaPago',
      dateRange: { from: '2026-08-01', to: '2026-08-31' },
    })
    await expect(await canvas.findByText('F001-771')).toBeVisible()
    await expect(canvas.queryByText('F003-00026135')).toBeNull()
  },
}

export const OtroPeriodo: Story = {
  name: 'Otro periodo, con sus propios días',
  decorators: [withDetractions],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Fecha de pago 01/08/2026 – 31/08/2026' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Periodo' }), '202607')
    await expect(await canvas.findByRole('button', { name: 'Fecha de pago 01/07/2026 – 31/07/2026' })).toBeVisible()
  },
}

export const Constancia: Story = {
  decorators: [withDetractions],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver constancia de pago 310000001' }))
    const dialog = await screen.findByRole('dialog', { name: 'Constancia de pago' })
    await expect(factsOf(dialog)).toEqual({
      'Número de constancia': '310000001',
      'Usuario SOL': 'PRUEBA01',
      'N° de cuenta de detracciones': '00068214503',
      'Tipo de cuenta': 'Cuenta convencional',
      'RUC del proveedor': '20990000434',
      'Nombre/ Razón Social del Proveedor': 'SERVICIOS Y AÑADIDOS TRES S.R.L.',
      'Tipo de Operación':
        '01 Venta de bienes muebles o inmuebles, prestación de servicios o contratos de construcción gravados con el IGV',
      'Tipo de bien o servicio': '022 Otros servicios empresariales',
      'Fecha y hora de pago': '20/08/2026 10:42:18',
      'Periodo tributario': 'Agosto 2026',
      'Tipo de comprobante': '01 Factura',
      'Número de comprobante': 'E001-12',
      'Número de operación': '1046238871',
      'Número de pago de detracciones': '-',
    })
    await expect(dialog).toHaveTextContent('Monto del depósitoS/ 708.00')
    await expect(onEvent).toHaveBeenCalledWith({ type: 'previewed', view: 'detracciones', document: 'constancia' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Ver constancia de pago 310000001' })).toHaveFocus()
  },
}

export const ConstanciaIncompleta: Story = {
  name: 'Constancia con datos que faltan',
  decorators: [withDetractions],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver constancia de pago 310000002' }))
    const dialog = await screen.findByRole('dialog', { name: 'Constancia de pago' })
    await expect(factsOf(dialog)).toMatchObject({
      'Usuario SOL': '-',
      'N° de cuenta de detracciones': '-',
      'Tipo de cuenta': '-',
      'Tipo de Operación': '-',
      'Tipo de bien o servicio': '022',
      'Fecha y hora de pago': '18/08/2026',
      'Periodo tributario': '-',
      'Tipo de comprobante': '01 Factura',
      'Número de comprobante': 'E001-884',
      'Número de operación': '-',
    })
  },
}

export const Comprobante: Story = {
  args: { defaultList: { filterType: 'fechaPeriodo' } },
  decorators: [withDetractions],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver comprobante E001-12' }))
    const preview = within(await screen.findByRole('dialog', { name: 'E001-12' }))
    await expect(preview.getByText('SERVICIOS Y AÑADIDOS TRES S.R.L.')).toBeInTheDocument()
    await expect(onEvent).toHaveBeenCalledWith({ type: 'previewed', view: 'detracciones', document: 'comprobante' })
    await userEvent.click(preview.getByRole('button', { name: 'Cerrar' }))
    const off = canvas.getByRole('button', { name: 'Ver comprobante F003-00026135' })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    await expect(off).toHaveAccessibleDescription('No hay comprobante disponible.')
    await userEvent.click(off)
    await expect(screen.queryByRole('dialog', { name: 'F003-00026135' })).toBeNull()
  },
}

export const Paginas: Story = {
  name: 'Páginas',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(sixty) } })],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('1–10 de 60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Página 6' }))
    await expect(await canvas.findByText('51–60 de 60')).toBeVisible()
    const size = canvas.getByRole('combobox', { name: 'Registros por página' })
    await expect([...size.querySelectorAll('option')].map(({ value }) => value)).toEqual(['10', '20', '50', '100'])
    await userEvent.selectOptions(size, '50')
    await expect(args.onListChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, size: 50 }))
    await expect(await canvas.findByText('1–50 de 60')).toBeVisible()
  },
}

export const PaginaQueNoExiste: Story = {
  name: 'Página que no existe',
  args: { defaultList: { page: 9 } },
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(sixty) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('51–60 de 60')).toBeVisible()
  },
}

export const Vacio: Story = {
  name: 'Vacío',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listDetractions: 'empty' } } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No hay comprobantes encontrados.')).toBeVisible()
    await expect(canvas.getByText('Seleccione otro periodo en donde hayas registrado comprobantes.')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Registros por página' })).toBeNull()
  },
}

export const SinDepositosEnEsosDias: Story = {
  name: 'Sin depósitos en esos días',
  args: {
    defaultList: { dateRange: { from: '2025-01-01', to: '2025-01-02' } },
  },
  decorators: [withDetractions],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Elige otras fechas de pago, o filtra por periodo contable.')).toBeVisible()
    await expect(canvas.getByText('3 detracciones del periodo se pagaron fuera de estas fechas.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ver todas las del periodo' })).toBeVisible()
  },
}

export const Cargando: Story = {
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listDetractions: 'slow' } } })],
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: /Detracciones de compra/ })
    await expect(table).toHaveAttribute('aria-busy', 'true')
  },
}

export const ConError: Story = {
  name: 'Con error',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listDetractions: 'error' } } })],
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos cargar las detracciones')
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

/** The label–value pairs of the receipt. */
function factsOf(dialog: HTMLElement): Record<string, string> {
  const rows = [...dialog.querySelectorAll('dt')].map((term): [string, string] => [
    term.textContent,
    term.nextElementSibling?.textContent ?? '',
  ])
  return Object.fromEntries(rows)
}
