import { addCentimos } from '../money/centimos-arithmetic.ts'
import { zeroCentimos } from '../money/centimos.ts'
import { trimDecimal } from '../money/decimal.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import { normalisePercent } from './read-lines.ts'
import { ADDITIONAL_INFORMATION } from './read-taxes.ts'
import type { UblPerception, UblRetention, UblVoucher } from './ubl-voucher.ts'
import type { UblValues } from './ubl-values.ts'
import { elementAt, elementsAt, textAt, type XmlElement } from './xml-element.ts'

/** Charges of catálogo 53 that are perceptions: regime of catálogo 22 and its percentage. */
const PERCEPTIONS: ReadonlyMap<string, { readonly regime: string; readonly percent: string }> = new Map([
  ['51', { regime: '01', percent: '2' }],
  ['52', { regime: '02', percent: '1' }],
  ['53', { regime: '03', percent: '0.5' }],
])

const RETENTION = '62'
const RETENTION_PERCENT = '3'

/** Totals of catálogo 14 that hold the same in UBL 2.0. */
const LEGACY_PERCEPTION = '2001'
const LEGACY_RETENTION = '2002'

/** The perception inside a factura: a charge and the total with it in UBL 2.1, a total of SUNAT's own in 2.0. `toCollect` only as stated. */
export function readPerception(root: XmlElement, values: UblValues): UblPerception | null {
  const charge = chargeOf(root, (reason) => PERCEPTIONS.has(reason))
  const kind = charge && PERCEPTIONS.get(reasonOf(charge))
  if (charge === undefined || kind === undefined) return readLegacyPerception(root, values)
  const terms = elementsAt(root, 'cac:PaymentTerms').find((term) => textAt(term, 'cbc:ID') === 'Percepcion')
  const stated = {
    regime: kind.regime,
    percent: percentOf(charge, 'cbc:MultiplierFactorNumeric') ?? kind.percent,
    amount: values.amount(charge, 'cbc:Amount') ?? zeroCentimos,
    currency: currencyOf(root, [charge, 'cbc:Amount'], values),
  }
  const total = terms && values.amount(terms, 'cbc:Amount')
  return { ...stated, toCollect: total ?? null }
}

/** A perception with the total to collect: the stated one, else that of the voucher and the perception if both are in one currency. */
export function withTotal(
  perception: UblPerception,
  { payable, currency }: Pick<UblVoucher, 'payable' | 'currency'>,
): UblPerception {
  const sum = perception.currency === currency ? addCentimos(payable, perception.amount) : null
  return { ...perception, toCollect: perception.toCollect ?? sum }
}

/** The retention that a factura announces. */
export function readRetention(root: XmlElement, values: UblValues): UblRetention | null {
  const charge = chargeOf(root, (reason) => reason === RETENTION)
  const [from, amountName, percentName] = charge
    ? [charge, 'cbc:Amount', 'cbc:MultiplierFactorNumeric']
    : [legacyTotal(root, LEGACY_RETENTION), 'cbc:PayableAmount', 'cbc:Percent']
  if (from === undefined) return null
  const amount = values.amount(from, amountName) ?? zeroCentimos
  const percent = percentOf(from, percentName) ?? RETENTION_PERCENT
  return amount === 0 ? null : { percent, amount, currency: currencyOf(root, [from, amountName], values) }
}

function readLegacyPerception(root: XmlElement, values: UblValues): UblPerception | null {
  const total = legacyTotal(root, LEGACY_PERCEPTION)
  const amount = total && values.amount(total, 'cbc:PayableAmount')
  if (total === undefined || !amount) return null
  const regime = elementAt(total, 'cbc:ID')?.attributes.get('schemeID')?.trim() ?? ''
  const named = [...PERCEPTIONS.values()].find((kind) => kind.regime === regime)
  const percent = percentOf(total, 'cbc:Percent') ?? named?.percent ?? ''
  const stated = {
    regime: named?.regime ?? '',
    percent,
    amount,
    currency: currencyOf(root, [total, 'cbc:PayableAmount'], values),
  }
  return { ...stated, toCollect: values.amount(total, 'sac:TotalAmount') ?? null }
}

/** Charges and discounts of the whole voucher, not of a line. */
function chargeOf(root: XmlElement, isMeant: (reason: string) => boolean): XmlElement | undefined {
  return elementsAt(root, 'cac:AllowanceCharge').find((charge) => isMeant(reasonOf(charge)))
}

const reasonOf = (charge: XmlElement): string => textAt(charge, 'cbc:AllowanceChargeReasonCode')

function legacyTotal(root: XmlElement, id: string): XmlElement | undefined {
  const totals = elementsAt(root, ...ADDITIONAL_INFORMATION, 'sac:AdditionalMonetaryTotal')
  return totals.find((total) => textAt(total, 'cbc:ID') === id)
}

/** A factor ("0.02", as SUNAT wants it) or the percentage itself ("2.00", "0.5"): none of these rates reaches ten per cent. */
function percentOf(from: XmlElement, name: string): string | undefined {
  const text = trimDecimal(textAt(from, name))
  if (text === undefined || text === '0') return undefined
  return text.startsWith('0.0') ? (normalisePercent(text) ?? undefined) : text
}

function currencyOf(
  root: XmlElement,
  [from, name]: readonly [from: XmlElement, name: string],
  values: UblValues,
): string {
  const currency = elementAt(from, name)?.attributes.get('currencyID')?.trim()
  return values.within(textLimits.code, `${name}/@currencyID`, currency || textAt(root, 'cbc:DocumentCurrencyCode'))
}
