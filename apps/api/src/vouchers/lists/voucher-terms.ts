import { assertNever } from '../../platform/errors/assert-never.ts'
import { type Operation, searchText, statusOfKey, type VoucherFilter, type VoucherSearch } from './voucher-filter.ts'

/** How a search reads: the statement of a list is made once for each. */
export type SearchKind =
  | 'type'
  | 'series'
  | 'status'
  | 'provider'
  /** Finds nothing. */
  | 'none'
  /** A series, and what its numbers begin with. */
  | 'numbers of series'
  /** The same for a series of digits in all its spellings. Reads every voucher of the period. */
  | 'numbers of physical series'
  | 'beginning of series'
  /** Reads every voucher of the period. */
  | 'beginning of series or number'

/** What decides the text of a filter's statement. */
export interface FilterShape {
  readonly operation: Operation
  readonly hasStatus: boolean
  readonly search: SearchKind | undefined
  /** Only sales with an advice. */
  readonly isAdvised: boolean
}

/** What the statement takes with each call; a value that its shape does not ask for is not read. */
export interface FilterValues {
  readonly businessUuid: string
  readonly operation: Operation
  readonly period: string
  readonly status: string | undefined
  /** What a column equals. */
  readonly searched: string
  /** Bounds of series, the second one excluded. */
  readonly seriesFrom: string
  readonly seriesTo: string
  /** Bounds of numbers, the second one excluded. */
  readonly numberFrom: string
  readonly numberTo: string
}

type SearchValues = Pick<FilterValues, 'searched' | 'seriesFrom' | 'seriesTo' | 'numberFrom' | 'numberTo'>

interface SearchTerms {
  readonly kind: SearchKind | undefined
  readonly values: Partial<SearchValues>
}

/** A filter as its statement takes it. */
export function termsOf(businessUuid: string, filter: VoucherFilter): { shape: FilterShape; values: FilterValues } {
  const { operation, period, status, search, isAdvised = false } = filter
  const { kind, values } = search ? searchTerms(search) : { kind: undefined, values: {} }
  const nothing = { searched: '', seriesFrom: '', seriesTo: '', numberFrom: '', numberTo: '' }
  return {
    shape: { operation, hasStatus: status !== undefined, search: kind, isAdvised },
    values: { businessUuid, operation, period, status, ...nothing, ...values },
  }
}

function searchTerms({ by, value }: VoucherSearch): SearchTerms {
  switch (by) {
    case 'type':
    case 'series':
    case 'provider':
      return { kind: by, values: { searched: value } }
    case 'status': {
      const status = statusOfKey.get(value)
      return status === undefined ? { kind: 'none', values: {} } : { kind: by, values: { searched: status } }
    }
    case 'serie_number':
      return serieNumberTerms(value)
    default:
      return assertNever(by)
  }
}

/**
 * "F001-12": the series F001 and numbers that begin with 12. "F0": series that begin so. "45": series or numbers that begin
 * so. Numbers are kept without left zeros: "F001-0012" is F001-12.
 */
function serieNumberTerms(text: string): SearchTerms {
  const [series = '', ...rest] = searchText(text).split('-')
  if (rest.length > 0) {
    const [numberFrom, numberTo] = rangeOf(withoutLeftZeros(rest.join('-')))
    const kind = /^\d+$/.test(series) ? 'numbers of physical series' : 'numbers of series'
    return { kind, values: { searched: series, numberFrom, numberTo } }
  }
  const [seriesFrom, seriesTo] = rangeOf(series)
  if (!/^\d/.test(series)) return { kind: 'beginning of series', values: { seriesFrom, seriesTo } }
  const [numberFrom, numberTo] = rangeOf(withoutLeftZeros(series))
  return { kind: 'beginning of series or number', values: { seriesFrom, seriesTo, numberFrom, numberTo } }
}

const withoutLeftZeros = (text: string): string => text.replace(/^0+(?=.)/, '')

/** Texts with a beginning, as a range that an index in byte order serves; nothing sorts behind the last code point. */
const rangeOf = (beginning: string): [from: string, to: string] => [beginning, `${beginning}\u{10ffff}`]
