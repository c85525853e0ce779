import { isAnnulled } from '@contapro/sunat'
import { compareFilePlaces, compareRegisterRows, type FilePlace } from '@contapro/sunat/sire'
import type { SetAsideRow } from '../../platform/db/schema/set-aside-row.ts'
import { saysTheSame, statedByRow, statedByXml } from '../rows/stated-values.ts'
import type { RegisterAspect, RowPlace, UntreatedVoucher, XmlAspect } from '../rows/voucher-row.ts'

/** Most rows that a voucher keeps beside the one that counts. */
const MAX_KEPT = 20

/** Place of the row that counts; null for an XML and for a row of before places were kept. */
export function placeOf(row: RowPlace): FilePlace | null {
  const { fileMadeAtMs: madeAt, fileVersion: arrival, fileEntry: entry, fileLine: line } = row
  return madeAt === null || arrival === null || entry === null || line === null
    ? null
    : { madeAt, arrival, entry, line }
}

/** The row of a register that counts, as it is kept once another one counts. */
export function rowOf(voucher: RegisterAspect): SetAsideRow {
  const state = voucher.ownState ?? voucher.state
  const { source, period } = voucher
  return { source, period, file: placeOf(voucher), document: null, state, stated: statedByRow(voucher, state) }
}

/** The XML that counts, as it is kept once another one counts. */
export function xmlOf(voucher: XmlAspect): SetAsideRow {
  return {
    source: 'xml',
    period: '',
    file: null,
    document: voucher.xmlDocument,
    state: '',
    stated: statedByXml(voucher),
  }
}

/** Positive if `a` counts more than `b`. XML come behind every row, by hash: which of them counts is not decided here. */
export function compareRows(a: SetAsideRow, b: SetAsideRow): number {
  if (a.source === 'xml' || b.source === 'xml') {
    const byKind = Number(a.source !== 'xml') - Number(b.source !== 'xml')
    return byKind || Number((a.document ?? '') < (b.document ?? '')) - Number((a.document ?? '') > (b.document ?? ''))
  }
  return compareRegisterRows({ ...a, layout: a.source }, { ...b, layout: b.source })
}

/** Of rows that say the same the strongest; without those that say what the voucher says. */
export function keptRows(
  rows: readonly SetAsideRow[],
  counting: Pick<UntreatedVoucher, keyof RegisterAspect | keyof XmlAspect>,
): readonly SetAsideRow[] {
  if (rows.length === 0) return rows
  const [row, xml] = [rowOf(counting), xmlOf(counting)]
  const kept: SetAsideRow[] = []
  for (const other of rows.toSorted((a, b) => compareRows(b, a))) {
    const known = other.source === 'xml' ? [xml, ...kept] : [row, ...kept]
    if (!known.some((one) => isSameRow(one, other))) kept.push(other)
  }
  return kept.slice(0, MAX_KEPT)
}

/** Whether two rows, or two XML, say the same: that is a repeat, which is only counted. */
export const isSameRow = (a: SetAsideRow, b: SetAsideRow): boolean =>
  (a.source === 'xml') === (b.source === 'xml') && a.period === b.period && saysTheSame(a.stated, b.stated)

/** The row that annuls a voucher whose counting row does not: of the same source, in a newer file. */
export function laterAnnulment(rows: readonly SetAsideRow[], counting: SetAsideRow): SetAsideRow | undefined {
  if (rows.length === 0 || isAnnulled(counting.state)) return undefined
  return rows
    .filter(
      ({ source, state, file }) =>
        source === counting.source && isAnnulled(state) && compareFilePlaces(file, counting.file) > 0,
    )
    .toSorted((a, b) => compareFilePlaces(b.file, a.file))[0]
}
