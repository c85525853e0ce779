import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Database } from '../../platform/db/index.ts'
import { assertNever } from '../../platform/errors/assert-never.ts'
import type { FileSignatures } from '../../platform/secrets/file-addresses.ts'
import { writeXlsx } from '../../platform/xlsx/index.ts'
import { listSaleAdvices } from '../../vouchers/lists/sale-advices.store.ts'
import { ReportOutdatedError } from '../../vouchers/reports/report-errors.ts'
import type { ReportOrder } from '../../vouchers/reports/report-order.ts'
import {
  findVoucherState,
  type ReportVoucher,
  readMovedVouchers,
  readReportVouchers,
} from '../../vouchers/reports/report-vouchers.store.ts'
import { findFirstDeposits } from './first-deposits.store.ts'
import { registerReport } from './register-report.ts'
import { reportFileName } from './report-file-name.ts'
import { readReportItems } from './report-items.store.ts'
import { type DepositedPurchase, siscontSheet, siscontText } from './siscont-report.ts'
import { voucherLinks } from './voucher-links.ts'
import type { SheetVoucher } from './voucher-sheet-columns.ts'
import { voucherSheets } from './voucher-sheets.ts'

/** What reports are made from. */
export interface ReportSources {
  readonly database: Database
  readonly fileSignatures: FileSignatures
  /** Where browsers find the server. */
  readonly publicUrl: () => string
}

export interface MakeOptions {
  /** Hears how many vouchers were read so far. */
  readonly onRead: (vouchers: number) => void
  readonly signal: AbortSignal
}

/**
 * The bytes of a report, made as they are read. They break off with `ReportVoucherInvalidError`, `ReportTemplateInvalidError`, and
 * `ReportOutdatedError` when the vouchers changed meanwhile.
 */
export async function* makeReport(
  sources: ReportSources,
  order: ReportOrder,
  options: MakeOptions,
): AsyncGenerator<Uint8Array> {
  yield* contentOf(sources, order, counted(readReportVouchers(sources.database, order), options))
  // Rows that an ingestion replaced are swept away, and a decision changes rows in place: what was read may be of two states.
  const { version, decision } = await findVoucherState(sources.database, order.business.uuid)
  if (version !== order.version || decision !== order.decision) throw new ReportOutdatedError()
}

type Batches = AsyncIterable<readonly ReportVoucher[]>

function contentOf(sources: ReportSources, order: ReportOrder, vouchers: Batches): AsyncIterable<Uint8Array> {
  const { database, fileSignatures, publicUrl } = sources
  switch (order.kind) {
    case 'compras':
    case 'ventas': {
      const links = voucherLinks(fileSignatures.inEpoch(order.epoch), order, publicUrl().replace(/\/$/, ''))
      const items = readReportItems(database, order)
      const moved = readMovedVouchers(database, order)
      const told = order.kind === 'ventas' ? withAdvices(database, order, vouchers) : vouchers
      return writeXlsx(voucherSheets(order, { vouchers: told, moved, items, links }))
    }
    case 'siscont': {
      const purchases = withDeposits(database, order, vouchers)
      const isSheet = order.settings.siscont_template.format === 'xlsx'
      return isSheet ? writeXlsx([siscontSheet(purchases, order)]) : siscontText(purchases, order)
    }
    case 'rce':
    case 'rce-whole':
    case 'rvie': {
      const text = registerReport(vouchers, order)
      return order.isZipped ? zipOf(text, reportFileName({ ...order, isZipped: false })) : text
    }
    default:
      return assertNever(order.kind)
  }
}

async function* counted(batches: Batches, { onRead, signal }: MakeOptions): AsyncGenerator<readonly ReportVoucher[]> {
  let read = 0
  for await (const batch of batches) {
    signal.throwIfAborted()
    yield batch
    read += batch.length
    onRead(read)
  }
}

async function* withAdvices(
  database: Database,
  { business, period }: ReportOrder,
  batches: Batches,
): AsyncGenerator<SheetVoucher[]> {
  const advices = await listSaleAdvices(database, { businessUuid: business.uuid, period })
  for await (const vouchers of batches) {
    yield vouchers.map((voucher) => ({ ...voucher, advices: advices.get(voucher.code) }))
  }
}

async function* withDeposits(
  database: Database,
  { business }: ReportOrder,
  batches: Batches,
): AsyncGenerator<DepositedPurchase[]> {
  for await (const vouchers of batches) {
    const codes = vouchers.filter(({ hasDetraction }) => hasDetraction).map(({ code }) => code)
    const deposits = await findFirstDeposits(database, business.uuid, codes)
    yield vouchers.map((voucher) => ({ voucher, deposit: deposits.get(voucher.code) }))
  }
}

/** One file in a zip. */
function zipOf(content: AsyncIterable<Uint8Array>, name: string): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const source = Readable.from(content, { objectMode: false })
  source.on('error', (error) => output.destroy(error))
  zip.addReadStream(source, name)
  zip.end()
  return output
}
