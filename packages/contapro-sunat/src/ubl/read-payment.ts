import { zeroCentimos } from '../money/centimos.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import { ADDITIONAL_INFORMATION } from './read-taxes.ts'
import type { UblVoucher } from './ubl-voucher.ts'
import type { UblValues } from './ubl-values.ts'
import { elementAt, elementsAt, textAt, type XmlElement } from './xml-element.ts'

/** The total of catálogo 14 that holds the detraction in UBL 2.0, and the properties of catálogo 15 beside it. */
const LEGACY_DETRACTION = '2003'
const LEGACY_DETRACTION_CODE = '3000'
const LEGACY_DETRACTION_ACCOUNT = '3001'

/** The detraction that the voucher states: UBL 2.1 in its payment terms, 2.0 in SUNAT's additional information. */
export function readDetraction(root: XmlElement, values: UblValues): UblVoucher['detraction'] {
  const terms = elementsAt(root, 'cac:PaymentTerms').find((term) => isDetraction(textAt(term, 'cbc:ID')))
  return terms === undefined ? readLegacyDetraction(root, values) : readTerms(root, terms, values)
}

/** Contado or Credito with its instalments (`FormaPago`), null when the voucher does not say. */
export function readPaymentTerms(root: XmlElement, values: UblValues): UblVoucher['paymentTerms'] {
  const terms = elementsAt(root, 'cac:PaymentTerms').filter((term) => textAt(term, 'cbc:ID') === 'FormaPago')
  const means = terms.map((term) => textAt(term, 'cbc:PaymentMeansID'))
  const kind = means.includes('Credito') ? 'Credito' : 'Contado'
  if (!means.includes(kind)) return null
  const instalments = terms
    .filter((term) => /^Cuota[0-9]+$/.test(textAt(term, 'cbc:PaymentMeansID')))
    .map((term) => ({
      amount: values.requiredAmount(term, 'cbc:Amount'),
      dueOn: values.date(term, 'cbc:PaymentDueDate'),
    }))
  return { kind, instalments }
}

/** "Detraccion" since 2019; the first files of UBL 2.1 wrote 004 (domain notes, section 3). */
function isDetraction(id: string): boolean {
  return id === '004' || id.toLowerCase().startsWith('detracci')
}

function readTerms(root: XmlElement, terms: XmlElement, values: UblValues): UblVoucher['detraction'] {
  const means = elementsAt(root, 'cac:PaymentMeans')
  const own = means.find((mean) => isDetraction(textAt(mean, 'cbc:ID'))) ?? means[0]
  return {
    code: values.text(textLimits.code, terms, 'cbc:PaymentMeansID'),
    percent: values.decimal(terms, ['cbc:PaymentPercent'], '0'),
    amount: values.amount(terms, 'cbc:Amount') ?? zeroCentimos,
    currency: currencyAt(terms, 'cbc:Amount', values),
    account: (own && values.text(textLimits.code, own, 'cac:PayeeFinancialAccount', 'cbc:ID')) || null,
  }
}

/** SUNAT wants the amount in soles, whatever the voucher's currency; some issuers write it in that one. */
function currencyAt(from: XmlElement, name: string, values: UblValues): string {
  const currency = elementAt(from, name)?.attributes.get('currencyID') || 'PEN'
  return values.within(textLimits.code, `${name}/@currencyID`, currency)
}

function readLegacyDetraction(root: XmlElement, values: UblValues): UblVoucher['detraction'] {
  const information = elementAt(root, ...ADDITIONAL_INFORMATION)
  const totals = elementsAt(root, ...ADDITIONAL_INFORMATION, 'sac:AdditionalMonetaryTotal')
  const total = totals.find((candidate) => textAt(candidate, 'cbc:ID') === LEGACY_DETRACTION)
  if (information === undefined || total === undefined) return null
  const property = (id: string) => {
    const properties = elementsAt(information, 'sac:AdditionalProperty')
    const found = properties.find((candidate) => textAt(candidate, 'cbc:ID') === id)
    return found === undefined ? '' : values.text(textLimits.code, found, 'cbc:Value')
  }
  return {
    code: property(LEGACY_DETRACTION_CODE),
    percent: values.decimal(total, ['cbc:Percent'], '0'),
    amount: values.amount(total, 'cbc:PayableAmount') ?? zeroCentimos,
    currency: currencyAt(total, 'cbc:PayableAmount', values),
    account: property(LEGACY_DETRACTION_ACCOUNT) || null,
  }
}
