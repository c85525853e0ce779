import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { DateText } from '../date-text/date-text.tsx'
import { ClampedText, ExcerptText } from '../excerpt-text/excerpt-text.tsx'
import { FileButton } from '../file-button/file-button.tsx'
import { MoneyText } from '../money-text/money-text.tsx'
import { PageSizeSelect } from '../page-size-select/page-size-select.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { SearchInput } from '../search-input/search-input.tsx'
import { PurchaseStatusBadge } from '../status-badge/purchase-status-badge.tsx'
import type { DataColumn } from './data-column.ts'
import { cellActions } from './data-table.css.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { type SampleVoucher, sampleVouchers } from './testing/sample-vouchers.ts'
import { BulkBar, Toolbar } from './toolbar.tsx'

const openGlosa = fn()
const retry = fn()

const columns: readonly DataColumn<SampleVoucher>[] = [
  {
    id: 'date',
    header: 'Fecha de emisión',
    width: '86px',
    numeric: true,
    emphasis: 'soft',
    entry: 'right',
    cell: (row) => <DateText date={row.issueDate} />,
  },
  {
    id: 'code',
    header: 'Serie - Número',
    numeric: true,
    emphasis: 'strong',
    entry: 'left',
    isKey: true,
    cell: (row) => row.code,
  },
  {
    id: 'supplier',
    header: 'Proveedor',
    minWidth: '150px',
    entry: 'main',
    cell: (row) => <ClampedText text={row.supplier} />,
  },
  {
    id: 'item',
    header: 'Descripción del ítem',
    minWidth: '170px',
    emphasis: 'soft',
    priority: 'p2',
    entry: 'wide',
    cell: (row) => (
      <ExcerptText text={row.item} max={34} more={{ label: 'ver glosa', onClick: () => openGlosa(row.code) }} />
    ),
  },
  {
    id: 'amount',
    header: 'Base imponible',
    align: 'end',
    numeric: true,
    emphasis: 'strong',
    entry: 'amount',
    cell: (row) => <MoneyText amount={row.amount} variant="row" />,
  },
  {
    id: 'detraction',
    header: 'Detracción',
    priority: 'p3',
    entry: 'hidden',
    emphasis: 'soft',
    cell: (row) => (row.hasDetraction ? 'Sí' : 'No'),
  },
  { id: 'status', header: 'Estado', entry: 'status', cell: (row) => <PurchaseStatusBadge status={row.status} /> },
  {
    id: 'files',
    header: 'Archivos',
    align: 'end',
    entry: 'actions',
    cell: (row) => (
      <span className={cellActions}>
        <FileButton
          kind="image"
          label={`Ver comprobante ${row.code}`}
          unavailable={row.hasImage ? undefined : 'Estamos procesando la visualización del comprobante.'}
        />
        <FileButton kind="XML" label={`Descargar XML de ${row.code}`} href="#xml" />
      </span>
    ),
  },
]

const base: DataTableProps<SampleVoucher> = {
  label: 'Comprobantes de compra',
  columns,
  rows: sampleVouchers,
  rowId: (row) => row.code,
  empty: {
    title: 'No hay comprobantes de compras en el periodo.',
    text: 'Elige otro periodo para ver sus comprobantes.',
  },
  noMatch: { icon: 'search-x', title: 'No se encontraron registros.', text: 'Prueba con otra serie o número.' },
}

function VoucherCard(props: Partial<DataTableProps<SampleVoucher>> & { readonly selectable?: boolean }) {
  const { selectable = true, ...rest } = props
  const [selectedIds, setSelected] = useState<readonly string[]>([])
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(20)
  return (
    <Card aria-label="Comprobantes de compra">
      {selectedIds.length > 0 ? (
        <BulkBar
          count={`${selectedIds.length} seleccionados`}
          clearLabel="Quitar la selección"
          onClear={() => setSelected([])}
        >
          <Button variant="primary" icon="download">
            Descargar
          </Button>
        </BulkBar>
      ) : (
        <Toolbar
          search={<SearchInput label="Serie-número, ej. F001-0001" value="" onSearch={() => undefined} />}
          start={<Button icon="list-filter">Filtrar</Button>}
          end={[
            <PageSizeSelect key="size" value={size} totalItems={128} onChange={setSize} />,
            <Button key="download" icon="download" iconEnd="chevron-down">
              Descarga masiva
            </Button>,
          ]}
        />
      )}
      <DataTable
        {...base}
        {...rest}
        selection={
          selectable
            ? { selectedIds, onChange: setSelected, nameOf: (row) => row.code, canSelect: (row) => row.hasImage }
            : undefined
        }
      />
      <Pagination page={page} pageSize={size} totalItems={128} onPageChange={setPage} />
    </Card>
  )
}

const meta = { title: 'Patrones/Tabla', component: VoucherCard } satisfies Meta<typeof VoucherCard>

export default meta
type Story = StoryObj<typeof meta>

const rowOf = (table: HTMLElement, code: string): HTMLElement =>
  within(table).getByRole('row', { name: new RegExp(code) })

export const Llena: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Comprobantes de compra' })
    await expect(within(table).getAllByRole('row')).toHaveLength(9)
    await userEvent.click(within(rowOf(table, 'F001-00012345')).getByRole('button', { name: 'ver glosa' }))
    await expect(openGlosa).toHaveBeenCalledWith('F001-00012345')
  },
}

export const Seleccion: Story = {
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' })
    const first = canvas.getByRole('checkbox', { name: 'Seleccionar F001-00012345' })
    await userEvent.click(first)
    await expect(all).toBePartiallyChecked()
    await expect(canvas.getByText('1 seleccionados')).toBeVisible()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar F001-00017058' }))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getByText('3 seleccionados')).toBeVisible()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByText('7 seleccionados')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar F003-00015487' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar la selección' }))
    await expect(all).not.toBeChecked()
  },
}

export const Cargando: Story = {
  args: { state: { status: 'loading' }, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Cargando…')).toBeInTheDocument()
  },
}

export const Actualizando: Story = { args: { isRefreshing: true } }

export const ConError: Story = {
  args: { state: { status: 'error', onRetry: retry }, rows: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ocurrió un error')
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Vacia: Story = {
  args: { rows: [], selectable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay comprobantes de compras en el periodo.')).toBeVisible()
  },
}

export const SinCoincidencias: Story = {
  args: { rows: [], isFiltered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prueba con otra serie o número.')).toBeVisible()
  },
}

const narrow = (width: number): Story['decorators'] => [
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
  ),
]

export const Angosta: Story = {
  decorators: narrow(358),
  play: async ({ canvas }) => {
    const cells = within(rowOf(canvas.getByRole('table'), 'F001-00012345')).getAllByRole('cell')
    await expect(cells.length).toBeGreaterThan(5)
  },
}

export const Media: Story = { decorators: narrow(760) }

export const ConDesplazamiento: Story = {
  args: {
    maxHeight: '320px',
    columns: [
      ...columns,
      ...columns.slice(2, 6).map((column) => ({ ...column, id: `${column.id}-2`, priority: undefined })),
    ],
  },
  decorators: narrow(900),
  play: async ({ canvas }) => {
    const scroller = await canvas.findByRole('group', { name: 'Comprobantes de compra' })
    scroller.scrollTo({ left: 400, top: 200 })
    const code = canvas.getByText('F002-00013916')
    await expect(code.getBoundingClientRect().left).toBeLessThan(scroller.getBoundingClientRect().left + 120)
    const head = canvas.getByRole('columnheader', { name: 'Serie - Número' })
    await expect(head.getBoundingClientRect().top).toBeCloseTo(scroller.getBoundingClientRect().top, 0)
  },
}
