import type { ObservationListState } from '@contapro/ui'
import { pageParams, readPage } from './page-address.ts'

/** The screen before anyone chose (decisions 25). */
const first: ObservationListState = { list: 'observed', page: 1, size: 20 }
const sizes = [20, 50, 100]
const listParam = 'lista'
const listWords = { rejected: 'rechazados', validated: 'validados' } as const

/** Every parameter that the observations put into their address; what is as at first is left out. */
export function observationParams({ list, ...page }: ObservationListState): Record<string, string | undefined> {
  return { [listParam]: list === 'observed' ? undefined : listWords[list], ...pageParams(page, first) }
}

/** Reads an address; what it does not say, or says wrong, is as at first. */
export function readObservationAddress(search: URLSearchParams): ObservationListState {
  const word = search.get(listParam)
  const list = (['rejected', 'validated'] as const).find((one) => listWords[one] === word)
  return { list: list ?? first.list, ...readPage(search, first, sizes) }
}
