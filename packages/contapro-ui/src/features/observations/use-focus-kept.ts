import { type RefObject, useEffect } from 'react'

/** When the dialog of a decision closes, the row of its press is often gone: the focus goes to the list's tab, not to the page. */
export function useFocusKept(place: RefObject<HTMLElement | null>, isDialogOpen: boolean): void {
  useEffect(() => {
    const element = place.current
    if (!isDialogOpen || !element) return undefined
    return () => {
      const { activeElement } = element.getRootNode() as Document | ShadowRoot
      if (activeElement !== null && activeElement !== document.body) return
      element.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    }
  }, [place, isDialogOpen])
}
