import { type Centimos, type CivilDate, formatMoney, formatSunatDate } from '@contapro/sunat'
import type { SetAsideDeposit } from '../../platform/db/schema/set-aside-row.ts'
import type { StoredDeposit } from '../rows/stored-deposit.ts'
import { periodText } from './period-text.ts'
import type { RowDifference } from './row-differences.ts'

/** Positive if report `a` says more of a receipt than `b`: that it names a voucher, then that it has the time of payment. 0 if alike. */
export function compareCompleteness(a: StoredDeposit, b: StoredDeposit): number {
  return (
    Number(a.voucherCode !== null) - Number(b.voucherCode !== null) ||
    Number(a.timeOfPayment !== null) - Number(b.timeOfPayment !== null)
  )
}

/**
 * Joins what two reports say of one receipt: the more complete one counts, of two alike the later one, since reports have no date
 * (decisions 54). What differs and does not count is kept in `setAside`.
 *
 * @param incoming read later than `known`.
 * @returns `known` itself if nothing changes.
 */
export function mergeDeposits(known: StoredDeposit, incoming: StoredDeposit): StoredDeposit {
  const isWeaker = compareCompleteness(incoming, known) < 0
  const counting = isWeaker || hasSameTexts(known, incoming) ? known : incoming
  const others = [known, incoming].filter((one) => one !== counting).map((one) => ({ stated: statedByDeposit(one) }))
  const kept = new Map<string, SetAsideDeposit>()
  for (const other of [...(known.setAside ?? []), ...(incoming.setAside ?? []), ...others]) {
    if (depositDifferences(other, counting).length > 0) kept.set(keyOf(other), other)
  }
  const keys = [...kept.keys()].toSorted().slice(0, MAX_KEPT)
  if (counting === known && keys.join() === (known.setAside ?? []).map(keyOf).join()) return known
  const setAside = keys.flatMap((key) => kept.get(key) ?? [])
  return { ...counting, setAside: setAside.length === 0 ? null : setAside }
}

/** Most that a deposit keeps beside what counts. */
const MAX_KEPT = 20

const keyOf = ({ stated }: SetAsideDeposit): string => JSON.stringify(comparedFields.map((field) => stated[field]))

const hasSameTexts = (a: StoredDeposit, b: StoredDeposit): boolean =>
  writtenFields.every((field) => a[field] === b[field])

/** Fields that a report brings. */
const writtenFields = [
  'voucherCode',
  'namedPeriod',
  'paidOn',
  'timeOfPayment',
  'amount',
  'supplierRuc',
  'supplierName',
  'customerDocumentType',
  'customerDocument',
  'customerName',
  'accountType',
  'account',
  'goodCode',
  'operationCode',
  'voucherType',
  'series',
  'number',
  'paymentNumber',
] as const satisfies readonly (keyof StoredDeposit)[]

const date = (value: string | number): string => formatSunatDate(String(value) as CivilDate)

/** Fields in which two reports may differ, with their names: both have them, and names of parties may be cut off. */
const compared: readonly (readonly [
  field: keyof StoredDeposit,
  name: string,
  shown?: (value: string | number) => string,
])[] = [
  ['amount', 'monto', (value) => formatMoney(Number(value) as Centimos)],
  ['paidOn', 'fecha de pago', date],
  ['timeOfPayment', 'hora del pago'],
  ['namedPeriod', 'periodo', (value) => periodText(String(value))],
  ['voucherType', 'tipo de comprobante'],
  ['series', 'serie'],
  ['number', 'número'],
  ['supplierRuc', 'RUC del proveedor'],
  ['customerDocument', 'documento del adquirente'],
  ['goodCode', 'tipo de bien'],
  ['operationCode', 'tipo de operación'],
  ['account', 'cuenta'],
]

const comparedFields = compared.map(([field]) => field)

/** What a report says of a receipt. */
export function statedByDeposit(deposit: StoredDeposit): SetAsideDeposit['stated'] {
  const filled = comparedFields.map((field) => [field, deposit[field]] as const)
  return Object.fromEntries(filled.filter(([, value]) => value !== null && value !== '')) as SetAsideDeposit['stated']
}

/** What a report says otherwise than the deposit that counts. A field that it leaves out is no difference. */
export function depositDifferences({ stated }: SetAsideDeposit, counting: StoredDeposit): RowDifference[] {
  const values = statedByDeposit(counting)
  return compared.flatMap(([field, name, shown = quoted]): RowDifference[] => {
    const [a, b] = [stated[field], values[field]]
    if (a === undefined || a === b) return []
    return [{ name, values: [shown(a), b === undefined ? 'sin dato' : shown(b)], isMoney: field === 'amount' }]
  })
}

const quoted = (value: string | number): string => `«${value}»`
