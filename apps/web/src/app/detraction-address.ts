import type { DetractionListState } from '@contapro/ui'
import { pageParams, readPage } from './page-address.ts'

/** The screen before anyone chose (decisions 25, 44). */
const first: DetractionListState = { paid: 'S', filterType: 'fechaPago', page: 1, size: 10 }
const sizes = [10, 20, 50, 100]

/** Names of the parameters, in the words of the screen. */
const param = { paid: 'estado', filterType: 'fecha', from: 'desde', to: 'hasta' } as const
const unpaidWord = 'por-pagar'
const periodWord = 'periodo'

/** Every parameter that the detractions put into their address; what is as at first is left out. */
export function detractionParams(list: Partial<DetractionListState>): Record<string, string | undefined> {
  const { paid, filterType, dateRange, ...page } = { ...first, ...list }
  return {
    [param.paid]: paid === 'N' ? unpaidWord : undefined,
    [param.filterType]: filterType === 'fechaPeriodo' ? periodWord : undefined,
    [param.from]: dateRange?.from,
    [param.to]: dateRange?.to,
    ...pageParams(page, first),
  }
}

/** Reads an address; what it does not say, or says wrong, is as at first. Older addresses have `fecha=pago` for what is first now. */
export function readDetractionAddress(search: URLSearchParams): DetractionListState {
  const isByPeriod = search.get(param.filterType) === periodWord
  return {
    paid: search.get(param.paid) === unpaidWord ? 'N' : first.paid,
    filterType: isByPeriod ? 'fechaPeriodo' : first.filterType,
    dateRange: isByPeriod ? undefined : readDays(search),
    ...readPage(search, first, sizes),
  }
}

/** Both days, the earlier one first, or none: then those of the tax period count. */
function readDays(search: URLSearchParams): DetractionListState['dateRange'] {
  const [from, to] = [search.get(param.from), search.get(param.to)]
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined
}

/** A day of the calendar, `YYYY-MM-DD`. */
function isDay(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = Date.parse(text)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text)
}
