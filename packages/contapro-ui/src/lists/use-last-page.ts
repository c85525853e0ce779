import { useEffect } from 'react'
import { useLatest } from '../primitives/latest/use-latest.ts'

/** An address may ask for a page beyond the last one: the last one shows. `totalPages` is undefined while it is not known. */
export function useLastPage(totalPages: number | undefined, page: number, goTo: (last: number) => void): void {
  const last = totalPages ?? 0
  const isBeyond = last > 0 && page > last
  const go = useLatest(goTo)
  useEffect(() => {
    if (isBeyond) go(last)
  }, [isBeyond, last, go])
}
