import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react'

interface ModalScrollProps {
  readonly className: string
  readonly children: ReactNode
}

/** The content of a modal; when it is higher than its place the arrow keys can scroll it, also without a control inside. */
export function ModalScroll({ className, children }: ModalScrollProps): JSX.Element {
  const ref = useRef<HTMLDivElement>(null)
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const node = ref.current
    if (!node) return undefined
    const measure = (): void => {
      const isScrollable = getComputedStyle(node).overflowY === 'auto' && node.scrollHeight > node.clientHeight + 1
      setName(isScrollable ? (node.closest('dialog')?.getAttribute('aria-labelledby') ?? '') : null)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={ref}
      className={className}
      {...(name === null ? {} : { role: 'group', 'aria-labelledby': name, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
