import { addMonths, type TaxPeriod } from '@contapro/sunat'
import {
  formatRegisterRow,
  proposalFileName,
  type RegisterBook,
  type RegisterRow,
  registerHeader,
} from '@contapro/sunat/sire'
import type { DemoMonth } from '../vouchers/demo-month.ts'
import type { DemoFile } from './demo-file.ts'
import { purchaseRows, saleRows } from './register-rows.ts'

const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/** RVIE and RCE of a month as SUNAT exports them: UTF-8 with mark, CRLF, with header. */
export function registerFiles(month: DemoMonth): readonly [rvie: DemoFile, rce: DemoFile] {
  return [registerFile(month, 'RVIE', saleRows(month)), registerFile(month, 'RCE', purchaseRows(month))]
}

function registerFile({ company, period }: DemoMonth, book: RegisterBook, rows: readonly RegisterRow[]): DemoFile {
  const lines = [registerHeader(book), ...rows.map((row) => formatRegisterRow(row, 'proposal')), '']
  return {
    name: proposalFileName({ book, ruc: company.ruc, period, madeAt: exportedAt(company.ruc, period) }),
    bytes: Buffer.from(`${BYTE_ORDER_MARK}${lines.join(LINE_END)}`, 'utf8'),
  }
}

/** The accountant asks for the proposal in the first days of the next month. */
function exportedAt(ruc: string, period: TaxPeriod): string {
  const last = Number(ruc.slice(-2))
  return `${addMonths(period, 1)}0${2 + (last % 5)}-09${String(10 + (last % 50))}00`
}
