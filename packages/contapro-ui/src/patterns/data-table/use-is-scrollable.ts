import { type RefObject, useEffect, useState } from 'react'

/** Whether the content of an element is wider or higher than the element: then it must be reachable by keyboard. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const node = ref.current
    if (!node) return undefined
    const measure = () =>
      setScrollable(node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
  return isScrollable
}
