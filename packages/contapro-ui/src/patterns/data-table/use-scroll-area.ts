import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the rows are wider or higher than their place: then it must be reachable by keyboard. What the sticky head and
 * the key column cover is kept free when the focus moves below them.
 */
export function useScrollArea(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const node = ref.current
    if (!node) return undefined
    const measure = () => {
      setScrollable(node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
      const head = node.querySelector('thead')
      const key = node.querySelector<HTMLElement>('th[data-key]')
      node.style.scrollPaddingBlockStart = `${head?.offsetHeight ?? 0}px`
      node.style.scrollPaddingInlineStart = key ? `${stickyWidth(key)}px` : ''
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
  return isScrollable
}

/** What the key column and the checkboxes before it cover. */
function stickyWidth(key: HTMLElement): number {
  return key.offsetWidth + (Number.parseFloat(getComputedStyle(key).insetInlineStart) || 0)
}
