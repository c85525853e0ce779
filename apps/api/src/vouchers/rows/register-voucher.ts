import { type RegisterRow, registerKey, voucherCode } from '@contapro/sunat/sire'
import type { SetAsideRow } from '../../platform/db/schema/set-aside-row.ts'
import { purchaseColumns, saleColumns } from './amount-columns.ts'
import { noXml, type RowPlace, type UntreatedVoucher } from './voucher-row.ts'

const noPeriods: readonly string[] = []
const noRows: readonly SetAsideRow[] = []

/** What a line of a register says of its voucher, read from the file with this place. */
export function registerVoucher(row: RegisterRow, file: Omit<RowPlace, 'fileLine'>): UntreatedVoucher {
  const key = registerKey(row)
  return {
    operation: row.book === 'RCE' ? 'COMPRA' : 'VENTA',
    code: voucherCode(key),
    issuerDocument: key.issuerDocument,
    type: row.type,
    series: row.series,
    number: row.number,
    source: row.layout,
    period: row.period,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    finalNumber: row.finalNumber,
    counterpartyDocumentType: row.counterpartyDocumentType,
    counterpartyDocument: row.counterpartyDocument,
    counterpartyName: row.counterpartyName,
    currency: row.currency,
    exchangeRate: row.exchangeRate,
    modifiedIssuedOn: row.modified?.issuedOn ?? null,
    modifiedType: row.modified?.type ?? null,
    modifiedSeries: row.modified?.series ?? null,
    modifiedNumber: row.modified?.number ?? null,
    noteType: row.noteType,
    state: row.state,
    ownState: null,
    ...(row.book === 'RCE'
      ? {
          customsYear: row.customsYear,
          operationType: '',
          registerDetraction: row.hasDetraction,
          ...purchaseColumns(row.amounts),
        }
      : {
          customsYear: '',
          operationType: row.operationType,
          registerDetraction: false,
          ...saleColumns(row.amounts),
        }),
    alsoAnnotatedIn: noPeriods,
    ...file,
    fileLine: row.line,
    setAside: noRows,
    ...noXml,
    overBoletaLimit: false,
    decision: null,
  }
}
