import type { Pagination } from '../contract/contract.ts'

/** A page of a list as the contract answers it. */
export interface MockPage<Item> {
  readonly data: Item[]
  readonly metadata: { readonly pagination: Pagination }
}

/** The page that the query asks for: `page` from 1; rows by `size`, which `rejected` calls `page_record`. */
export function pageOf<Item>(list: readonly Item[], query: URLSearchParams, usualSize = 20): MockPage<Item> {
  const page = Number(query.get('page') ?? 1)
  const size = Number(query.get('size') ?? query.get('page_record') ?? usualSize)
  return {
    data: list.slice((page - 1) * size, page * size),
    metadata: { pagination: { total_items: list.length, total_pages: Math.ceil(list.length / size) } },
  }
}
