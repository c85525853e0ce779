import { formatMoney, formatSunatDate } from '@contapro/sunat'
import { inEntry } from '../../ingestion/reading/file-refused.ts'
import type { Remarks } from '../../ingestion/reading/remarks.ts'
import type { DepositNote, DepositNotes } from '../../ingestion/writing/deposit-notes.ts'
import { MAX_NOTED } from '../../ingestion/writing/set-aside-notes.ts'
import type { Session } from '../../platform/db/index.ts'
import type { UploadRemark } from '../../platform/db/schema/uploads.ts'
import { depositDifferences } from '../../vouchers/merge/compare-deposits.ts'
import { differencesText } from '../../vouchers/merge/row-differences.ts'
import type { StoredDeposit } from '../../vouchers/rows/stored-deposit.ts'
import { findCurrentDeposits } from '../../vouchers/stores/deposits.store.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'

/** Deposits that an ingestion read or replaced, which differ from what counts in the end, as warnings of the upload. */
export async function listDepositsSetAside(session: Session, lease: Lease, notes: DepositNotes): Promise<Remarks> {
  if (notes.listed.length === 0) return { total: 0, first: [] }
  const receipts = [...new Set(notes.listed.map(({ receiptNumber }) => receiptNumber))]
  const current = await findCurrentDeposits(session, lease.businessUuid, receipts)
  const first = notes.listed.flatMap((note) => {
    const counting = current.get(note.receiptNumber)
    return counting === undefined ? [] : remarkOf(note, counting)
  })
  const isComplete = notes.listed.length < MAX_NOTED
  return { total: isComplete ? first.length : Math.max(first.length, notes.own + notes.replaced), first }
}

function remarkOf(note: DepositNote, counting: StoredDeposit): UploadRemark[] {
  const differences = depositDifferences(note, counting)
  if (differences.length === 0) return []
  const what = note.isOwn ? 'esta línea no cuenta' : 'lo que decía otro reporte ya no cuenta'
  const deposit = `${formatMoney(counting.amount)} del ${formatSunatDate(counting.paidOn)}`
  const message = `Constancia ${note.receiptNumber}: ${what}. Cuenta la de ${deposit}: ${reasonOf(note, counting)}. ${differencesText(differences)}`
  const remark = { line: note.line, field: null, code: 'DEPOSIT_OF_OTHER_REPORT', message }
  return note.entry === null ? [remark] : inEntry(note.entry, [remark])
}

function reasonOf({ stated }: DepositNote, counting: StoredDeposit): string {
  if (counting.voucherCode !== null && stated['number'] === undefined) return 'nombra su comprobante'
  if (counting.timeOfPayment !== null && stated['timeOfPayment'] === undefined) return 'tiene la hora del pago'
  return 'se leyó después'
}
