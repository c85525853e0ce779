import { isAnnulled } from '@contapro/sunat'
import type { RegisterAspect, XmlAspect } from './voucher-row.ts'

/** What a row or an XML says of a voucher, by field. Texts that are empty and amounts of 0 are left out. */
export type StatedValues = Readonly<Record<string, string | number>>

/** Fields of a row that every layout has: two rows are the same if they say the same in these, and name the same period. */
export const statedFields = [
  'issuedOn',
  'dueOn',
  'finalNumber',
  'counterpartyDocumentType',
  'counterpartyDocument',
  'counterpartyName',
  'currency',
  'exchangeRate',
  'modifiedIssuedOn',
  'modifiedType',
  'modifiedSeries',
  'modifiedNumber',
  'customsYear',
  'taxableDg',
  'igvDg',
  'taxableDgng',
  'igvDgng',
  'taxableDng',
  'igvDng',
  'untaxed',
  'exportValue',
  'taxable',
  'taxableDiscount',
  'igv',
  'igvDiscount',
  'exonerated',
  'unaffected',
  'ivapTaxable',
  'ivap',
  'isc',
  'icbper',
  'other',
  'total',
] as const satisfies readonly (keyof RegisterAspect)[]

/** Fields of an XML that a screen shows or a rule looks at. */
export const statedXmlFields = [
  'originalCurrency',
  'originalNet',
  'originalIgv',
  'originalTotal',
  'itemCount',
  'itemDescription',
  'addresseeDocument',
  'xmlDetractionCode',
  'xmlDetractionPercent',
  'xmlDetractionAmount',
] as const satisfies readonly (keyof XmlAspect)[]

/**
 * What a row of a register says, alike for every layout. The exchange rate of soles is left out: the proposal writes 1.000, of an annulled
 * voucher 0.000, and the replacement leaves it empty. That a voucher is annulled is a difference only where the row still has amounts.
 */
export function statedByRow(row: RegisterAspect, state: string): StatedValues {
  const { exchangeRate, ...stated } = filled(statedFields, row)
  const values = row.currency === 'PEN' || exchangeRate === undefined ? stated : { ...stated, exchangeRate }
  return isAnnulled(state) && hasAmounts(stated) ? { ...values, annulled: 1 } : values
}

/** What an XML says. */
export const statedByXml = (xml: XmlAspect): StatedValues => filled(statedXmlFields, xml)

/** Whether two say the same. */
export function saysTheSame(a: StatedValues, b: StatedValues): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

function filled<Row>(fields: readonly (keyof Row & string)[], row: Row): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const field of fields) {
    const value = row[field] as string | number | null
    if (value !== null && value !== '' && value !== 0) values[field] = value
  }
  return values
}

const hasAmounts = (stated: StatedValues): boolean => Object.values(stated).some((value) => typeof value === 'number')
