import type { Column, Row, Sheet } from '../../platform/xlsx/index.ts'
import type { ReportOrder } from '../../vouchers/reports/report-order.ts'
import { exactRow } from './exact-row.ts'
import type { ReportItem } from './report-items.store.ts'
import type { VoucherLinks } from './voucher-links.ts'
import {
  movedPurchaseColumns,
  purchaseColumns,
  type SheetVoucher,
  saleColumns,
  type VoucherColumn,
} from './voucher-sheet-columns.ts'

export interface VoucherSheetSources {
  readonly vouchers: AsyncIterable<readonly SheetVoucher[]>
  /** Purchases of earlier registers whose credit is given in the period. */
  readonly moved: AsyncIterable<readonly SheetVoucher[]>
  readonly items: AsyncIterable<readonly ReportItem[]>
  readonly links: VoucherLinks
}

/**
 * The Excel of purchases or sales: a sheet of vouchers and one of their lines. Credit that comes from earlier registers has a sheet of its own,
 * if there is any, so that the totals of the first stay those of the register.
 */
export function voucherSheets({ kind, moved: movedVouchers }: ReportOrder, sources: VoucherSheetSources): Sheet[] {
  const { vouchers, moved, items, links } = sources
  const isPurchases = kind === 'compras'
  const columns = isPurchases ? purchaseColumns : saleColumns
  return [
    { name: isPurchases ? 'Compras' : 'Ventas', columns, rows: voucherRows(vouchers, columns, links) },
    itemSheet(items, isPurchases),
    ...(movedVouchers > 0 ? [movedSheet(moved, links)] : []),
  ]
}

const movedSheet = (moved: VoucherSheetSources['moved'], links: VoucherLinks): Sheet => ({
  name: 'Crédito de otros periodos',
  columns: movedPurchaseColumns,
  rows: voucherRows(moved, movedPurchaseColumns, links),
})

async function* voucherRows(
  batches: AsyncIterable<readonly SheetVoucher[]>,
  columns: readonly VoucherColumn[],
  links: VoucherLinks,
): AsyncGenerator<Row[]> {
  for await (const vouchers of batches) {
    yield vouchers.map((voucher) => {
      const cells = columns.map(({ valueOf }) => valueOf(voucher, links))
      return exactRow(cells, columns, voucher)
    })
  }
}

const itemColumns = (isPurchases: boolean): Column[] => [
  { heading: 'Fecha de emisión', kind: 'date', width: 12 },
  { heading: 'Tipo', kind: 'text', width: 6 },
  { heading: 'Serie', kind: 'text', width: 8 },
  { heading: 'Número', kind: 'text', width: 12 },
  { heading: isPurchases ? 'RUC del proveedor' : 'Documento del cliente', kind: 'text', width: 15 },
  { heading: isPurchases ? 'Proveedor' : 'Cliente', kind: 'text', width: 40 },
  { heading: 'Línea', kind: 'number', width: 7 },
  { heading: 'Código', kind: 'text', width: 14 },
  { heading: 'Descripción', kind: 'text', width: 60 },
  { heading: 'Unidad', kind: 'text', width: 8 },
  { heading: 'Cantidad', kind: 'number', width: 12 },
  { heading: 'Moneda', kind: 'text', width: 8 },
  { heading: 'Valor unitario', kind: 'number', width: 14 },
  { heading: 'Valor de venta', kind: 'money', width: 14 },
  { heading: 'IGV', kind: 'money', width: 12 },
]

/** Amounts are in the voucher's own currency, so that no total would mean anything. */
function itemSheet(items: VoucherSheetSources['items'], isPurchases: boolean): Sheet {
  const columns = itemColumns(isPurchases)
  return { name: 'Ítems', columns, rows: itemRows(items, columns) }
}

async function* itemRows(
  batches: AsyncIterable<readonly ReportItem[]>,
  columns: readonly Column[],
): AsyncGenerator<Row[]> {
  for await (const items of batches) yield items.map((item) => exactRow(itemCells(item), columns, item))
}

const itemCells = (item: ReportItem): Row => [
  item.issuedOn,
  item.type,
  item.series,
  item.number,
  item.counterpartyDocument,
  item.counterpartyName,
  String(item.position + 1),
  item.sellerCode,
  item.description,
  item.unitCode,
  item.quantity,
  item.currency,
  item.unitValue,
  item.lineTotal,
  item.igv,
]
