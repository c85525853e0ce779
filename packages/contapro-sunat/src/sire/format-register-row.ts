import { formatSunatDate } from '../civil-date/civil-date.ts'
import type { Centimos } from '../money/centimos.ts'
import { toDecimalText } from '../money/format-centimos.ts'
import { amountsOf } from './compare-register-rows.ts'
import { fieldPositions, RCE_FREE_FIELDS, registerFields, replacementFieldCount } from './register-fields.ts'
import type { RegisterBook, RegisterLayout, RegisterRow } from './register-row.ts'
import { registerText } from './register-text.ts'
import { carOf } from './voucher-key.ts'

/** The layouts of SIRE; nothing is written for the PLE any more. */
type SireLayout = Exclude<RegisterLayout, 'ple'>

/** The header line of SUNAT's export (`proposal`); the replacement layouts have none. Without a line end. */
export function registerHeader(book: RegisterBook): string {
  const free = book === 'RCE' ? Array.from({ length: RCE_FREE_FIELDS }, (_, index) => `CLU${index + 1}`) : []
  return [...registerFields(book), ...free].join('|')
}

/**
 * The row as a line of a register file, without a line end. `proposal`: as SUNAT exports it, 80 fields (RCE) or 40
 * (RVIE), "0" for no amount. `replacement`: Anexo 11 (37 fields) or Anexo 3 (33) and a closing separator, two decimals,
 * without CAR, and without exchange rate for soles. Names lose what SUNAT refuses in a text. Fields that a row does not
 * know are left as SUNAT leaves them.
 */
export function formatRegisterRow(row: RegisterRow, layout: SireLayout): string {
  const fields = commonFields(row, layout)
  if (layout === 'replacement') return [...fields.slice(0, replacementFieldCount[row.book]), ''].join('|')
  const free = row.book === 'RCE' ? RCE_FREE_FIELDS : 0
  return [...fields, ...Array.from({ length: free }, () => '')].join('|')
}

function commonFields(row: RegisterRow, layout: SireLayout): string[] {
  const at = fieldPositions[row.book]
  const fields = registerFields(row.book).map(() => '')
  const put = (position: number, text: string) => {
    if (position >= 0) fields[position] = text
  }
  put(at.ownerRuc, row.ownerRuc)
  put(at.ownerName, registerText(row.ownerName))
  put(at.period, row.period)
  put(at.issuedOn, formatSunatDate(row.issuedOn))
  if (row.dueOn !== null) put(at.dueOn, formatSunatDate(row.dueOn))
  put(at.type, row.type)
  put(at.series, row.series)
  put(at.number, row.number)
  put(at.finalNumber, row.finalNumber ?? '')
  put(at.documentType, row.counterpartyDocumentType)
  put(at.document, row.counterpartyDocument)
  put(at.name, registerText(row.counterpartyName))
  for (const [index, amount] of amountsOf(row).entries()) put(at.firstAmount + index, amountText(amount, layout))
  put(at.currency, row.currency)
  put(at.noteType, row.noteType)
  put(at.state, row.state)
  putModified(row, put)
  if (row.book === 'RCE') put(at.customsYear, row.customsYear)
  if (layout === 'proposal') putExportOnly(row, put)
  put(at.exchangeRate, exchangeRateText(row, layout))
  return fields
}

type Put = (position: number, text: string) => void

function putModified({ book, modified }: RegisterRow, put: Put): void {
  if (modified === null) return
  const at = fieldPositions[book]
  if (modified.issuedOn !== null) put(at.modifiedIssuedOn, formatSunatDate(modified.issuedOn))
  put(at.modifiedType, modified.type)
  put(at.modifiedSeries, modified.series)
  put(at.modifiedNumber, modified.number)
}

/** Positions of what SUNAT fills in its export and a row does not carry. */
const CAR = 3
const RCE_CLASSIFICATION = 32
const RCE_IMB = 35
const RCE_INCAL = 40
const RVIE_FOB = 35
const RVIE_FREE_OPERATIONS = 36

function putExportOnly(row: RegisterRow, put: Put): void {
  put(CAR, carOf(row))
  if (row.book === 'RCE') {
    put(RCE_CLASSIFICATION, '1')
    put(RCE_IMB, '0')
    put(RCE_INCAL, '0')
    put(fieldPositions.RCE.detraction, row.hasDetraction ? 'D' : '')
  } else {
    put(RVIE_FOB, '0')
    put(RVIE_FREE_OPERATIONS, '0')
    put(fieldPositions.RVIE.operationType, row.operationType)
  }
}

function amountText(amount: number, layout: SireLayout): string {
  return amount === 0 && layout === 'proposal' ? '0' : toDecimalText(amount as Centimos)
}

function exchangeRateText(row: RegisterRow, layout: SireLayout): string {
  return layout === 'replacement' && row.currency === 'PEN' ? '' : (row.exchangeRate ?? '')
}
