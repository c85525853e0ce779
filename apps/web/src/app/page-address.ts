import type { PageState } from '@contapro/ui'

/** Names of the parameters, in the words of the screen. */
const param = { page: 'pagina', size: 'tamano' } as const

/** Page and page size of a list in its address; what is as at first is left out. */
export function pageParams({ page, size }: PageState, first: PageState): Record<string, string | undefined> {
  return {
    [param.page]: page === first.page ? undefined : String(page),
    [param.size]: size === first.size ? undefined : String(size),
  }
}

/** Reads an address; what it does not say, or says wrong, is as at first. */
export function readPage(search: URLSearchParams, first: PageState, sizes: readonly number[]): PageState {
  const page = Number(search.get(param.page))
  const size = Number(search.get(param.size))
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : first.page,
    size: sizes.includes(size) ? size : first.size,
  }
}
