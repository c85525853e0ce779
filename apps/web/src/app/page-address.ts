import type { PageState } from '@contapro/ui'

/** Name of the page's parameter. */
export const pageParam = 'pagina'
const sizeParam = 'tamano'

/** Page and page size of a list in its address; what is as at first is left out. */
export function pageParams({ page, size }: PageState, first: PageState): Record<string, string | undefined> {
  return {
    [pageParam]: page === first.page ? undefined : String(page),
    [sizeParam]: size === first.size ? undefined : String(size),
  }
}

/** Reads an address; what it does not say, or says wrong, is as at first. */
export function readPage(search: URLSearchParams, first: PageState, sizes: readonly number[]): PageState {
  const page = Number(search.get(pageParam))
  const size = Number(search.get(sizeParam))
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : first.page,
    size: sizes.includes(size) ? size : first.size,
  }
}
