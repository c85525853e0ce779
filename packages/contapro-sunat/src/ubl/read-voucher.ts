import { isCurrency } from '../currency/currencies.ts'
import { shown } from '../file-error/file-problem.ts'
import { igvPercentsOf } from './igv-percents.ts'
import { isGratuitous } from './affectation.ts'
import { withBasesOfLines } from './bases-of-lines.ts'
import { withoutIscInBase } from './isc-of-base.ts'
import { subtractCentimos, sumCentimos } from '../money/centimos-arithmetic.ts'
import { type Centimos, zeroCentimos } from '../money/centimos.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import { readAdjustments } from './read-adjustments.ts'
import { readAdvances } from './read-advances.ts'
import { readLines } from './read-lines.ts'
import { isDraftParty, isLegacyParty, readIssuer, readParty } from './read-party.ts'
import { readDigest } from './read-digest.ts'
import { readDetraction, readPaymentTerms } from './read-payment.ts'
import { readPerception, readRetention, withTotal } from './read-withheld-inside.ts'
import { readRemainder } from './read-remainder.ts'
import { remainderText } from './remainder-text.ts'
import { ADDITIONAL_INFORMATION, readTaxes } from './read-taxes.ts'
import type { UblDialect, UblLine, UblVoucher } from './ubl-voucher.ts'
import { MAX_VOUCHER_ID_LENGTH, splitVoucherId, type UblValues } from './ubl-values.ts'
import { elementAt, elementsAt, plainText, textAt, type XmlElement } from './xml-element.ts'

const SUPPLIER = 'cac:AccountingSupplierParty'
const CUSTOMER = 'cac:AccountingCustomerParty'

/** Rates that a voucher may apply: IGV has had ten since 2011. */
const MAX_RATES = 20

/** A factura, boleta, credit note or debit note. What is wrong with it is noted in `values`. */
export function readVoucher(root: XmlElement, type: UblVoucher['type'], values: UblValues): UblVoucher {
  const id = values.voucherId(root, 'cbc:ID')
  const issuedOn = values.requiredDate(root, 'cbc:IssueDate')
  const lines = readLines(root, values)
  const totalName = type === '08' ? 'cac:RequestedMonetaryTotal' : 'cac:LegalMonetaryTotal'
  const statedNet = values.amount(root, totalName, 'cbc:LineExtensionAmount')
  const asked = values.requiredAmount(root, totalName, 'cbc:PayableAmount')
  const stated = withBasesOfLines(readTaxes(root, values), lines, statedNet)
  const currency = readCurrency(root, values)
  const perception = readPerception(root, values)
  const explain = (payable: Centimos) => {
    const taxes = withoutIscInBase({ taxes: stated, lines, issuedOn, payable })
    return { payable, taxes, remainder: readRemainder(root, { totalName, taxes, payable }, values) }
  }
  const asStated = explain(asked)
  // Some issuers add the perception to the amount to pay, although it is no part of the voucher's total.
  const perceived = perception?.currency === currency ? perception.amount : zeroCentimos
  const without = asStated.remainder === 0 || perceived === 0 ? asStated : explain(subtractCentimos(asked, perceived))
  const { payable, taxes, remainder } = without.remainder === 0 ? without : asStated
  if (remainder !== 0) {
    values.warn(`${totalName}/cbc:PayableAmount`, 'XML_REMAINDER', remainderText(remainder, currency))
  }
  return {
    kind: 'voucher',
    dialect: dialectOf(root),
    type,
    ...id,
    issuedOn,
    issuedAt: /^[0-9]{2}:[0-9]{2}:[0-9]{2}/.exec(textAt(root, 'cbc:IssueTime'))?.[0] ?? null,
    dueOn: values.date(root, 'cbc:DueDate') ?? values.date(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate'),
    operationType: operationTypeOf(root),
    currency,
    supplier: readIssuer(root, SUPPLIER, values),
    customer: readParty(root, CUSTOMER, values),
    taxes,
    netTotal: statedNet ?? netOf(lines),
    payable,
    remainder,
    lines,
    adjustments: readAdjustments(root, totalName, values),
    advances: readAdvances(root, totalName, values),
    igvPercents: values.atMost(MAX_RATES, 'cbc:Percent', igvPercentsOf(lines, taxes, issuedOn)),
    detraction: readDetraction(root, values),
    perception: perception && withTotal(perception, { payable, currency }),
    retention: readRetention(root, values),
    paymentTerms: readPaymentTerms(root, values),
    modified: readModified(root, values),
    legends: readLegends(root, values),
    digest: readDigest(root, values),
  }
}

function readCurrency(root: XmlElement, values: UblValues): string {
  const currency = values.required(root, 'cbc:DocumentCurrencyCode')
  if (currency !== '' && !isCurrency(currency)) {
    const message = `La moneda ${shown(currency)} no es un código ISO 4217.`
    values.refuse('cbc:DocumentCurrencyCode', 'CURRENCY_INVALID', message)
  }
  return currency
}

function dialectOf(root: XmlElement): UblDialect {
  const supplier = elementAt(root, SUPPLIER)
  if (textAt(root, 'cbc:UBLVersionID') === '2.0' || isLegacyParty(supplier)) return '2.0'
  return isDraftParty(supplier) ? '2.1-draft-2017' : '2.1'
}

/** Catálogo 51, which UBL 2.1 holds in the type code's list and the 2017 draft in the profile. */
function operationTypeOf(root: XmlElement): string | null {
  const listId = elementAt(root, 'cbc:InvoiceTypeCode')?.attributes.get('listID')?.trim() ?? ''
  const profile = textAt(root, 'cbc:ProfileID')
  return [listId, profile].find((code) => /^[0-9]{4}$/.test(code)) ?? null
}

/** The header leaves out what is given away, so its sum of the lines does too. */
function netOf(lines: readonly UblLine[]): Centimos {
  return sumCentimos(lines.filter((line) => !isGratuitous(line.affectation)).map((line) => line.lineTotal))
}

/** The date of the modified voucher is not in the XML: it is looked up by series and number, or taken from SIRE. */
function readModified(root: XmlElement, values: UblValues): UblVoucher['modified'] {
  const response = elementAt(root, 'cac:DiscrepancyResponse')
  const reference = elementAt(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference')
  const id = (reference && textAt(reference, 'cbc:ID')) || (response && textAt(response, 'cbc:ReferenceID')) || ''
  if (id === '') return null
  const type = reference ? values.text(textLimits.code, reference, 'cbc:DocumentTypeCode') : ''
  return {
    type,
    ...splitVoucherId(type, values.within(MAX_VOUCHER_ID_LENGTH, 'cac:BillingReference', id)),
    reasonCode: response ? values.text(textLimits.code, response, 'cbc:ResponseCode') : '',
    reason: response ? values.text(textLimits.text, response, 'cbc:Description') : '',
  }
}

/** Notes with their code of catálogo 52; UBL 2.0 keeps them among SUNAT's properties. */
function readLegends(root: XmlElement, values: UblValues): UblVoucher['legends'] {
  const notes = elementsAt(root, 'cbc:Note').map((note) => ({
    code: note.attributes.get('languageLocaleID')?.trim() ?? '',
    text: plainText(note),
  }))
  const properties = elementsAt(root, ...ADDITIONAL_INFORMATION, 'sac:AdditionalProperty').map((property) => ({
    code: textAt(property, 'cbc:ID'),
    text: textAt(property, 'cbc:Value') || textAt(property, 'cbc:Name'),
  }))
  return [...notes, ...properties]
    .filter(({ text }) => text !== '')
    .map(({ code, text }) => ({
      code: values.within(textLimits.code, 'cbc:Note/@languageLocaleID', code),
      text: values.within(textLimits.text, 'cbc:Note', text),
    }))
}
