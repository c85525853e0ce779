import { formatMoney, formatSunatDate } from '@contapro/sunat'
import type { Session } from '../../db/index.ts'
import type { UploadRemark } from '../../db/schema/uploads.ts'
import { depositDifferences } from '../deposits/compare-deposits.ts'
import type { StoredDeposit } from '../deposits/stored-deposit.ts'
import { inEntry } from '../reading/file-refused.ts'
import type { Remarks } from '../reading/remarks.ts'
import { differencesText } from '../vouchers/row-differences.ts'
import type { DepositNote, DepositNotes } from './deposit-notes.ts'
import { findCurrentDeposits } from './deposits.store.ts'
import type { Lease } from './lease.store.ts'
import { MAX_NOTED } from './set-aside-notes.ts'

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
