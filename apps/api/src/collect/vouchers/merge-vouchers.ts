import { isAnnulled } from '@contapro/sunat'
import { noXml, type RegisterAspect, type UntreatedVoucher, voucherSources, type XmlAspect } from './voucher-row.ts'

/**
 * What two states of one voucher are together. What the registers say and what the XML says are each the maximum of a total
 * order, so neither order nor splitting nor repetition of uploads changes the outcome (decisions 21). The marks of the
 * first one stay: they are not the files' to change.
 */
export function mergeVouchers(known: UntreatedVoucher, other: UntreatedVoucher): UntreatedVoucher {
  const registered = compareRegisterAspects(known, other) >= 0 ? known : other
  const xml = compareXmlAspects(known, other) >= 0 ? known : other
  return {
    ...registered,
    ...xmlAspectOf(xml),
    registerDetraction: known.registerDetraction || other.registerDetraction,
    alsoAnnotatedIn: otherPeriods(registered.period, known, other),
    overBoletaLimit: known.overBoletaLimit,
    decision: known.decision,
  }
}

/** Periods of the registers that name either, but for the one that won. */
function otherPeriods(period: string, ...vouchers: readonly UntreatedVoucher[]): readonly string[] {
  const periods = new Set<string>()
  for (const voucher of vouchers) {
    if (voucher.source !== 'xml') periods.add(voucher.period)
    for (const other of voucher.alsoAnnotatedIn) periods.add(other)
  }
  periods.delete(period)
  return [...periods].toSorted()
}

/**
 * Which of two descriptions by a register wins: the stronger source (a replacement over a proposal over PLE over XML),
 * then the earlier period, then annulled over active, then the larger state, then the larger text of all fields. Two
 * that come from XML go by their documents, so that they agree with `compareXmlAspects`.
 */
export function compareRegisterAspects(a: UntreatedVoucher, b: UntreatedVoucher): number {
  const bySource = voucherSources.indexOf(a.source) - voucherSources.indexOf(b.source)
  if (bySource !== 0) return bySource
  if (a.source === 'xml') return compareXmlAspects(a, b)
  return (
    compareTexts(b.period, a.period) ||
    Number(isAnnulled(a.state)) - Number(isAnnulled(b.state)) ||
    compareTexts(a.state, b.state) ||
    compareTexts(registerText(a), registerText(b))
  )
}

/** Some XML over none, then the smaller hash: of two different files for one voucher the choice is arbitrary but fixed. */
function compareXmlAspects(a: XmlAspect, b: XmlAspect): number {
  if (a.xmlDocument === null || b.xmlDocument === null)
    return Number(b.xmlDocument === null) - Number(a.xmlDocument === null)
  return compareTexts(b.xmlDocument, a.xmlDocument)
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const comparedFields = [
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
  'noteType',
  'customsYear',
  'operationType',
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

const registerText = (v: RegisterAspect): string => JSON.stringify(comparedFields.map((field) => v[field]))

const xmlFields = Object.keys(noXml) as (keyof XmlAspect)[]

const xmlAspectOf = (v: XmlAspect): XmlAspect =>
  Object.fromEntries(xmlFields.map((field) => [field, v[field]])) as unknown as XmlAspect
