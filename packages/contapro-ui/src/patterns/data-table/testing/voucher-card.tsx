import { type JSX, useState } from 'react'
import { Button } from '../../../primitives/button/button.tsx'
import { Card } from '../../../primitives/card/card.tsx'
import { ChevronDownIcon, DownloadIcon, ListFilterIcon, SearchXIcon } from '../../../primitives/icon/icons.ts'
import { PageSizeSelect } from '../../page-size-select/page-size-select.tsx'
import { Pagination } from '../../pagination/pagination.tsx'
import { SearchInput } from '../../search-input/search-input.tsx'
import { BulkBar } from '../bulk-bar.tsx'
import type { DataColumn, DataTableSort, DataTableView } from '../data-column.ts'
import { DataTable, type DataTableProps } from '../data-table.tsx'
import { defaultTableView } from '../table-view.ts'
import { TableViewMenu } from '../table-view-menu.tsx'
import { Toolbar } from '../toolbar.tsx'
import { type SampleVoucher, sampleVouchers } from './sample-vouchers.ts'

export interface VoucherCardProps extends Partial<DataTableProps<SampleVoucher>> {
  readonly columns: readonly DataColumn<SampleVoucher>[]
  readonly selectable?: boolean
}

/** A table as a page shows it: what is above and below, and a server that sorts. */
export function VoucherCard({ selectable = true, columns, rows, ...rest }: VoucherCardProps): JSX.Element {
  const [selectedIds, setSelected] = useState<readonly string[]>([])
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(20)
  const [sort, setSort] = useState<DataTableSort | undefined>(rest.sort)
  const [view, setView] = useState<DataTableView>(rest.view ?? defaultTableView)
  return (
    <Card aria-label="Comprobantes de compra">
      <Toolbar
        search={<SearchInput label="Serie-número, ej. F001-0001" value="" onSearch={() => undefined} />}
        start={<Button icon={ListFilterIcon}>Filtrar</Button>}
        end={[
          <PageSizeSelect key="size" value={size} totalItems={128} onChange={setSize} />,
          <TableViewMenu
            key="view"
            columns={columns}
            view={view}
            onChange={setView}
            sort={sort}
            onSortChange={setSort}
          />,
          <Button key="download" icon={DownloadIcon} iconEnd={ChevronDownIcon}>
            Descarga masiva
          </Button>,
        ]}
        bulk={
          selectedIds.length > 0 ? (
            <BulkBar selected={selectedIds.length} sum="Base imponible S/ 7,058.44" onClear={() => setSelected([])}>
              <Button variant="primary" icon={DownloadIcon}>
                Descargar
              </Button>
            </BulkBar>
          ) : undefined
        }
      />
      <DataTable
        label="Comprobantes de compra"
        rowId={(row) => row.code}
        empty={{
          title: 'No hay comprobantes de compras en el periodo.',
          text: 'Elige otro periodo para ver sus comprobantes.',
        }}
        noMatch={{ icon: SearchXIcon, title: 'No se encontraron registros.', text: 'Prueba con otra serie o número.' }}
        {...rest}
        columns={columns}
        rows={rows ?? inOrder(sampleVouchers, sort)}
        sort={sort}
        onSortChange={setSort}
        view={view}
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

function inOrder(vouchers: readonly SampleVoucher[], sort: DataTableSort | undefined): readonly SampleVoucher[] {
  if (!sort) return vouchers
  const keys = { date: 'issueDate', supplier: 'supplier', amount: 'amount' } as const
  const key = keys[sort.columnId as keyof typeof keys]
  const sorted = vouchers.toSorted((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0))
  return sort.direction === 'ascending' ? sorted : sorted.toReversed()
}
