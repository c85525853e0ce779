/** A page number, or a gap between two of them. */
export type PageItem = number | 'gap'

/** Up to five pages in full; beyond that the first, the last, the current and its neighbours. Source: part 2, section 5. */
export function pageList(current: number, total: number): readonly PageItem[] {
  if (total <= 5) return Array.from({ length: total }, (_, index) => index + 1)
  const shown = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(shown)].toSorted((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? 0
    return page - previous > 1 ? (['gap', page] as const) : [page]
  })
}
