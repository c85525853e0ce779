import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the new page's content, so that a screen reader and the keyboard start there. Not on the first page. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const content = document.querySelector('main')
    if (!content || content.contains(document.activeElement)) return
    content.tabIndex = -1
    content.focus({ preventScroll: true })
  }, [pathname])
}
