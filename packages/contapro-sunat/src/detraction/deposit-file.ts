import type { Centimos } from '../money/centimos.ts'
import type { TaxPeriod } from '../tax-period/tax-period.ts'
import { depositLineProblems } from './deposit-line-problems.ts'

/** One deposit of a bulk file. */
export interface DepositFileLine {
  readonly supplierRuc: string
  /** Account of the supplier at the Banco de la Nación, eleven digits (`parseDetractionAccount`). */
  readonly account: string
  /** Whole soles. */
  readonly amount: Centimos
  /** Catálogo 54. */
  readonly goodCode: string
  /** `detractionOperations`. */
  readonly operationCode: string
  /** Month of the voucher's issue. */
  readonly period: TaxPeriod
  /** Tabla 10. */
  readonly voucherType: string
  readonly series: string
  readonly number: string
}

/** Deposits that a company makes together, as buyer. */
export interface DepositFile {
  readonly ownerRuc: string
  readonly ownerName: string
  /** Two digits of the year and four of the order in it. */
  readonly batch: string
  readonly lines: readonly DepositFileLine[]
}

/** "D20990000019260001.txt". */
export function depositFileName({ ownerRuc, batch }: Pick<DepositFile, 'ownerRuc' | 'batch'>): string {
  return `D${ownerRuc}${batch}.txt`
}

/**
 * The text of a bulk deposit of detractions at the Banco de la Nación: a head of 68 characters, 107 for each deposit, fixed widths, no
 * letters outside of ASCII, CRLF.
 *
 * [1-2 sources]: gathered from public programs that make it; neither the bank's nor SUNAT's own instructions were at hand. To be checked
 * with the bank: the screen says so.
 *
 * @throws RangeError when a line does not fit (`depositLineProblems` tells why), or there is none.
 */
export function depositFileText({ ownerRuc, ownerName, batch, lines }: DepositFile): string {
  if (lines.length === 0) throw new RangeError('A deposit file holds at least one deposit.')
  const misfit = lines.find((line) => depositLineProblems(line).length > 0)
  if (misfit) throw new RangeError(`The deposit for ${misfit.series}-${misfit.number} does not fit; check it before.`)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const head = `*${ownerRuc}${text(ownerName, 35)}${batch}${digits(total, 15)}`
  return [head, ...lines.map(lineText), ''].join('\r\n')
}

/** Goods of the deposits in the text of a bulk file, catálogo 54, in the order of its lines. */
export function goodsOfDepositFile(content: string): string[] {
  const [, ...lines] = content.trimEnd().split('\r\n')
  return lines.map((line) => line.slice(56, 59))
}

/** Of a supplier with a RUC the name stays empty, and a proforma is none of ours. */
function lineText(line: DepositFileLine): string {
  return [
    '6',
    line.supplierRuc,
    text('', 35),
    digits(0, 9),
    line.goodCode,
    line.account,
    digits(line.amount, 15),
    line.operationCode,
    line.period,
    line.voucherType,
    text(line.series, 4),
    digits(Number(line.number), 8),
  ].join('')
}

const digits = (value: number, width: number): string => String(value).padStart(width, '0')

function text(value: string, width: number): string {
  const plain = value
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replaceAll(/[^ -~]/g, ' ')
  return plain.slice(0, width).padEnd(width, ' ')
}
