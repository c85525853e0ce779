import { addCentimos } from '../money/centimos-arithmetic.ts'
import { type Centimos, zeroCentimos } from '../money/centimos.ts'
import { trimDecimal } from '../money/decimal.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import { readAllowanceCharges } from './read-adjustments.ts'
import { schemeOf } from './read-taxes.ts'
import type { UblLine } from './ubl-voucher.ts'
import type { UblValues } from './ubl-values.ts'
import { elementAt, elementsAt, plainText, textAt, type XmlElement } from './xml-element.ts'

const LINE_NAMES = ['cac:InvoiceLine', 'cac:CreditNoteLine', 'cac:DebitNoteLine'] as const
const QUANTITY_NAMES = ['cbc:InvoicedQuantity', 'cbc:CreditedQuantity', 'cbc:DebitedQuantity'] as const

/** Lines of a voucher: more than 8 MiB hold of lines with all that SUNAT wants of one, some 1,100 bytes. */
const MAX_LINES = 10_000

/** Schemes whose tax is the line's IGV: IGV itself and IVAP, which stands in its place. */
const IGV_SCHEMES: ReadonlySet<string> = new Set(['1000', '1016'])

/** The lines of a voucher, numbered from 1 in the order of the file: the ids that files give them repeat and skip. */
export function readLines(root: XmlElement, values: UblValues): UblLine[] {
  const lines = LINE_NAMES.flatMap((name) => elementsAt(root, name))
  return values.atMost(MAX_LINES, 'cac:InvoiceLine', lines).map((line, index) => readLine(line, index + 1, values))
}

/**
 * A percentage as it is compared everywhere: "18.00" and "0.18" → "18", "10.50" → "10.5"; null when it is no number. Some
 * issuers write the factor instead of the percentage; no Peruvian rate is below one per cent.
 */
export function normalisePercent(text: string): string | null {
  const percent = trimDecimal(text)
  if (percent === undefined) return null
  if (!percent.startsWith('0.')) return percent
  const decimals = percent.slice(2).padEnd(2, '0')
  return trimDecimal(`${decimals.slice(0, 2)}.${decimals.slice(2)}0`) ?? null
}

function readLine(line: XmlElement, position: number, values: UblValues): UblLine {
  const quantityName = QUANTITY_NAMES.find((name) => elementAt(line, name) !== undefined) ?? 'cbc:InvoicedQuantity'
  const lineTotal = values.amount(line, 'cbc:LineExtensionAmount') ?? zeroCentimos
  const subtotals = elementsAt(line, 'cac:TaxTotal', 'cac:TaxSubtotal')
  const igv = subtotals.find((subtotal) => IGV_SCHEMES.has(schemeOf(subtotal)))
  return {
    position,
    description: values.within(textLimits.text, 'cac:Item/cbc:Description', descriptionOf(line)),
    quantity: values.decimal(line, [quantityName], '1'),
    unitCode: values.within(textLimits.code, `${quantityName}/@unitCode`, unitOf(line, quantityName)),
    unitValue: values.decimal(line, ['cac:Price', 'cbc:PriceAmount'], '0'),
    lineTotal,
    igv: igvOf(subtotals, values),
    igvPercent: igv === undefined ? null : percentOf(igv),
    affectation: affectationOf(subtotals, values),
    sellerCode: values.text(textLimits.code, line, 'cac:Item', 'cac:SellersItemIdentification', 'cbc:ID') || null,
    adjustments: readAllowanceCharges(line, values),
  }
}

function unitOf(line: XmlElement, quantityName: string): string {
  return elementAt(line, quantityName)?.attributes.get('unitCode')?.trim() ?? ''
}

function descriptionOf(line: XmlElement): string {
  const descriptions = elementsAt(line, 'cac:Item', 'cbc:Description').map(plainText)
  return descriptions.filter((text) => text !== '').join(' ') || textAt(line, 'cac:Item', 'cbc:Name')
}

function igvOf(subtotals: readonly XmlElement[], values: UblValues): Centimos {
  const own = subtotals.filter((subtotal) => IGV_SCHEMES.has(schemeOf(subtotal)))
  return own.reduce(
    (sum, subtotal) => addCentimos(sum, values.amount(subtotal, 'cbc:TaxAmount') ?? zeroCentimos),
    zeroCentimos,
  )
}

/** UBL 2.1 states the percentage in the category; the 2017 draft and 2.0 may state it beside. */
function percentOf(subtotal: XmlElement): string | null {
  const text = textAt(subtotal, 'cac:TaxCategory', 'cbc:Percent') || textAt(subtotal, 'cbc:Percent')
  return text === '' ? null : normalisePercent(text)
}

function affectationOf(subtotals: readonly XmlElement[], values: UblValues): string | null {
  for (const subtotal of subtotals) {
    const code = values.text(textLimits.code, subtotal, 'cac:TaxCategory', 'cbc:TaxExemptionReasonCode')
    if (code !== '') return code
  }
  return null
}
