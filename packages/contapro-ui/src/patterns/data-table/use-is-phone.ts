import { useSyncExternalStore } from 'react'

/** The window's width up to which what would be a bar is a sheet at its bottom. */
const PHONE = '(max-width: 640px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is a phone's. Only what is fixed to the window asks it; the rest answers to its container. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  )
}
