import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react'

interface ModalScrollProps {
  readonly labelledBy: string
  readonly className: string
  readonly children: ReactNode
}

/** The content of a modal; when it is higher than its place the arrow keys can scroll it, also without a control inside. */
export function ModalScroll({ labelledBy, className, children }: ModalScrollProps): JSX.Element {
  const ref = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const node = ref.current
    if (!node) return undefined
    const measure = (): void =>
      setScrollable(getComputedStyle(node).overflowY === 'auto' && node.scrollHeight > node.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={ref}
      className={className}
      {...(isScrollable ? { role: 'group', 'aria-labelledby': labelledBy, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  )
}
