import { useSyncExternalStore } from 'react'

const PAPER = 'print'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PAPER)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the page is being printed. */
export function useIsOnPaper(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PAPER).matches,
    () => false,
  )
}
