import { type Centimos, centimos } from '@contapro/sunat'
import {
  isInDollars,
  type SiscontCredit,
  type SiscontPurchase,
  siscontAmounts,
  siscontFieldKind,
  siscontTextLine,
  siscontValue,
} from '@contapro/sunat/siscont'
import { toIgvSettings } from '../../company/settings/igv-settings.ts'
import type { Column, Row, Sheet } from '../../platform/xlsx/index.ts'
import { dgngCreditInParts } from '../../vouchers/figures/credit-igv.ts'
import { spokenName } from '../../vouchers/files/spoken-name.ts'
import { ReportVoucherInvalidError } from '../../vouchers/reports/report-errors.ts'
import type { ReportOrder } from '../../vouchers/reports/report-order.ts'
import type { ReportVoucher } from '../../vouchers/reports/report-vouchers.store.ts'
import { exactRow } from './exact-row.ts'
import type { FirstDeposit } from './first-deposits.store.ts'
import { isCreditedIn } from './is-credited-in.ts'
import { purchaseRowOf } from './register-row-of.ts'
import { type SiscontReportColumn, siscontColumns } from './siscont-columns.ts'

/** A purchase and the first deposit of its detraction, if there is one. */
export interface DepositedPurchase {
  readonly voucher: ReportVoucher
  readonly deposit: FirstDeposit | undefined
}

type Batches = AsyncIterable<readonly DepositedPurchase[]>

/** The purchases as a sheet with the template's columns. Throws `ReportTemplateInvalidError`. */
export function siscontSheet(batches: Batches, order: ReportOrder): Sheet {
  const columns = siscontColumns(order.settings)
  return { name: 'Siscont', columns: columns.map(toColumn), rows: rowsOf(batches, order, columns) }
}

async function* rowsOf(
  batches: Batches,
  order: ReportOrder,
  columns: readonly SiscontReportColumn[],
): AsyncGenerator<Row[]> {
  const sheetColumns = columns.map(toColumn)
  for await (const purchases of numbered(batches, order)) {
    yield purchases.map((purchase) => {
      const cells = columns.map(({ field, fixedValue }) =>
        field === null ? fixedValue : siscontValue(field, purchase),
      )
      return exactRow(cells, sheetColumns, { ...purchase.row, code: purchase.code })
    })
  }
}

/** The purchases as lines of fixed width, in Latin-1. Throws `ReportTemplateInvalidError`, `ReportVoucherInvalidError`. */
export async function* siscontText(batches: Batches, order: ReportOrder): AsyncGenerator<Uint8Array> {
  const columns = siscontColumns(order.settings).map(({ width, ...column }) => ({ ...column, width: width ?? 0 }))
  for await (const purchases of numbered(batches, order)) {
    const lines = purchases.map((purchase) => {
      const written = siscontTextLine(columns, purchase)
      if ('line' in written) return written.line
      const { field, text, width } = written.overflow
      const why = `${text} no entra en las ${width} posiciones de la columna ${field}: amplíala en la plantilla de Siscont.`
      throw new ReportVoucherInvalidError([
        { code: purchase.code, message: `${spokenName(purchase.row)} no cabe en el archivo. ${why}` },
      ])
    })
    yield Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')
  }
}

async function* numbered(
  batches: Batches,
  order: ReportOrder,
): AsyncGenerator<(SiscontPurchase & { readonly code: string })[]> {
  let rowNumber = 0
  const fields = new Set(siscontColumns(order.settings).flatMap(({ field }) => field ?? []))
  const currency = order.settings.siscont_template.currency ?? 'soles'
  const dgngCredit = dgngCreditInParts(toIgvSettings(order.settings).prorrataOf(order.period))
  for await (const purchases of batches) {
    yield purchases.map(({ voucher, deposit }) => {
      const row = purchaseRowOf(voucher, order)
      return {
        code: voucher.code,
        row,
        amounts: siscontAmounts(row, creditOf(voucher, order, dgngCredit), { currency, fields }),
        isInDollars: isInDollars(row, currency),
        rowNumber: ++rowNumber,
        certificate: deposit?.receiptNumber ?? '',
        certificateOn: deposit?.paidOn ?? null,
        items: voucher.items ?? '',
      }
    })
  }
}

/** What of the IGV counts in the period of the file. DGNG is rounded so that the file adds up to "IGV compras" (decisions 23). */
function creditOf(
  voucher: ReportVoucher,
  { period }: ReportOrder,
  dgngCredit: (dgng: Centimos) => Centimos,
): SiscontCredit | null {
  if (!isCreditedIn(period, voucher)) return null
  return { igvDg: centimos(voucher.igvDg ?? 0), igvDgng: dgngCredit(centimos(voucher.igvDgng ?? 0)) }
}

const DEFAULT_WIDTH = 16

function toColumn({ heading, field, width }: SiscontReportColumn): Column {
  const kind = field === null ? 'text' : siscontFieldKind(field)
  return { heading, kind, width: width ?? DEFAULT_WIDTH, hasTotal: false }
}
