import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same and always calls the newest: columns then need no new rows. */
export function useLatest<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
