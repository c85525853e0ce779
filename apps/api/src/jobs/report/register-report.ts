import {
  type RceTokenCount,
  type RegisterRow,
  readRegister,
  replacementLine,
  withoutCredit,
} from '@contapro/sunat/sire'
import { spokenName } from '../../vouchers/files/spoken-name.ts'
import { ReportVoucherInvalidError } from '../../vouchers/reports/report-errors.ts'
import { operationOf } from '../../vouchers/reports/report-kind.ts'
import type { ReportOrder } from '../../vouchers/reports/report-order.ts'
import type { ReportVoucher } from '../../vouchers/reports/report-vouchers.store.ts'
import { isCreditedIn } from './is-credited-in.ts'
import { purchaseRowOf, saleRowOf } from './register-row-of.ts'

const LINE_END = '\r\n'

/** Vouchers that one error names, at most. */
const MOST_NAMED = 20

/**
 * The text file that replaces SUNAT's proposal of a period, in UTF-8: RCE or RVIE. Every line is read back by the reader of such
 * files before it leaves. Throws `ReportVoucherInvalidError`.
 */
export async function* registerReport(
  batches: AsyncIterable<readonly ReportVoucher[]>,
  order: ReportOrder,
): AsyncGenerator<Uint8Array> {
  const rowOf = rowWriterOf(order)
  for await (const vouchers of batches) {
    const rows: RegisterRow[] = vouchers.map((voucher) => rowOf(voucher, order))
    const readable = linesOf(rows, READABLE)
    await readBack(readable, vouchers)
    const { rce_token_count: tokens } = order.settings
    yield tokens === READABLE ? readable : linesOf(rows, tokens)
  }
}

function rowWriterOf({ kind }: ReportOrder): (voucher: ReportVoucher, order: ReportOrder) => RegisterRow {
  if (kind === 'rce-whole') return wholeRegisterRow
  return operationOf(kind) === 'COMPRA' ? purchaseRowOf : saleRowOf
}

/** A purchase of the whole register: what gives no credit stands in the columns for that. */
function wholeRegisterRow(voucher: ReportVoucher, order: ReportOrder): RegisterRow {
  const row = purchaseRowOf(voucher, order)
  if (isCreditedIn(order.period, voucher)) return row
  return { ...row, amounts: withoutCredit(voucher.type, row.amounts) }
}

/** The layout of RCE that cannot be taken for a PLE. */
const READABLE: RceTokenCount = 38

const linesOf = (rows: readonly RegisterRow[], tokens: RceTokenCount): Uint8Array =>
  Buffer.from(rows.map((row) => replacementLine(row, tokens) + LINE_END).join(''))

/** Throws `ReportVoucherInvalidError` for what our own reader would refuse. */
async function readBack(lines: Uint8Array, vouchers: readonly ReportVoucher[]): Promise<void> {
  const refused: { code: string; message: string }[] = []
  for await (const { errors } of readRegister(oneChunk(lines))) {
    for (const { line, message } of errors) {
      const voucher = vouchers[(line ?? 1) - 1]
      if (voucher)
        refused.push({ code: voucher.code, message: `${spokenName(voucher)} no cabe en el archivo. ${message}` })
    }
  }
  if (refused.length > 0) throw new ReportVoucherInvalidError(refused.slice(0, MOST_NAMED))
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
