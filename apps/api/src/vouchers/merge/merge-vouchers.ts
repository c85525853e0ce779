import { withoutLeftZeros } from '@contapro/sunat'
import { compareRegisterRows } from '@contapro/sunat/sire'
import type { SetAsideRow } from '../../platform/db/schema/set-aside-row.ts'
import { noXml, type UntreatedVoucher, type XmlAspect } from '../rows/voucher-row.ts'
import { keptRows, laterAnnulment, placeOf, rowOf, xmlOf } from './set-aside.ts'

/**
 * Joins two states of one voucher. The row that counts is that of the stronger source, the earlier period and the newer file, in this
 * order (`compareRegisterRows`); XML carry no date of their file, so the later one counts (decisions 21 and 54). Rows that differ and do
 * not count are kept in `setAside`. The marks of the known state stay: no file changes them.
 *
 * @param incoming read later than `known`.
 */
export function mergeVouchers(known: UntreatedVoucher, incoming: UntreatedVoucher): UntreatedVoucher {
  const xml = incoming.xmlDocument === null ? known : incoming
  const registered = strongerRow(known, incoming)
  const other = registered === known ? incoming : known
  const counting = {
    ...registered,
    series: withAllZeros('series', registered, other),
    counterpartyDocument: withAllZeros('counterpartyDocument', registered, other),
    state: registered.ownState ?? registered.state,
    ownState: null,
    ...xmlAspectOf(xml),
    registerDetraction: known.registerDetraction || incoming.registerDetraction,
    alsoAnnotatedIn: otherPeriods(registered.period, known, incoming),
    overBoletaLimit: known.overBoletaLimit,
    decision: known.decision,
  }
  const setAside = keptRows(rowsBeside({ registered, xml }, [known, incoming]), counting)
  const annulment = laterAnnulment(setAside, rowOf(counting))
  if (annulment === undefined) return { ...counting, setAside }
  return { ...counting, setAside, state: annulment.state, ownState: counting.state }
}

/** A number as the row that counts writes it, but with the left zeros that another row of the same source has: programs drop them. */
function withAllZeros(
  field: 'series' | 'counterpartyDocument',
  counting: UntreatedVoucher,
  other: UntreatedVoucher,
): string {
  const [own, fuller] = [counting[field], other[field]]
  const isFuller = fuller.length > own.length && withoutLeftZeros(fuller) === withoutLeftZeros(own)
  return other.source === counting.source && isFuller ? fuller : own
}

/** The one of two states whose row counts. Of two that only XML name, the later. */
function strongerRow(known: UntreatedVoucher, incoming: UntreatedVoucher): UntreatedVoucher {
  if (known.source === 'xml') return incoming
  if (incoming.source === 'xml') return known
  const isWeaker = compareRegisterRows(asPlaced(incoming, incoming.source), asPlaced(known, known.source)) < 0
  return isWeaker ? known : incoming
}

const asPlaced = <Layout>(row: UntreatedVoucher, layout: Layout) => ({
  layout,
  period: row.period,
  file: placeOf(row),
})

/** Everything that either state has beside what counts. */
function rowsBeside(
  { registered, xml }: { readonly registered: UntreatedVoucher; readonly xml: UntreatedVoucher },
  states: readonly UntreatedVoucher[],
): readonly SetAsideRow[] {
  return states.flatMap((state) => [
    ...(state === registered || state.source === 'xml' ? [] : [rowOf(state)]),
    ...(state.xmlDocument === null || state.xmlDocument === xml.xmlDocument ? [] : [xmlOf(state)]),
    ...state.setAside,
  ])
}

/** Periods of the registers that name either, without the one that counts. */
function otherPeriods(period: string, ...vouchers: readonly UntreatedVoucher[]): readonly string[] {
  const periods = new Set<string>()
  for (const voucher of vouchers) {
    if (voucher.source !== 'xml') periods.add(voucher.period)
    for (const other of voucher.alsoAnnotatedIn) periods.add(other)
  }
  periods.delete(period)
  return [...periods].toSorted()
}

const xmlFields = Object.keys(noXml) as (keyof XmlAspect)[]

const xmlAspectOf = (v: XmlAspect): XmlAspect =>
  Object.fromEntries(xmlFields.map((field) => [field, v[field]])) as unknown as XmlAspect
