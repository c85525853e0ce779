import { type RegisterRow, registerKey, voucherCode } from '@contapro/sunat/sire'
import { purchaseColumns, saleColumns } from './amount-columns.ts'
import { noXml, type UntreatedVoucher } from './voucher-row.ts'

const noPeriods: readonly string[] = []

/** What a line of a register says of its voucher. */
export function registerVoucher(row: RegisterRow): UntreatedVoucher {
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
    ...noXml,
    overBoletaLimit: false,
    decision: null,
  }
}
