import { arrow as arrowPlace, autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import { type JSX, type RefObject, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { placement } from '../popup/placement.ts'
import { useTopLayer } from '../top-layer/top-layer.tsx'
import { arrow as arrowClass, tooltip } from './tooltip.css.ts'

export interface TooltipBubbleProps {
  readonly open: boolean
  /** What stands around the control. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly side: 'top' | 'bottom' | 'left' | 'right'
  readonly content: string
}

/** The bubble of a tooltip, in the top layer. Fetched on first use. */
export function TooltipBubble(props: TooltipBubbleProps): JSX.Element | null {
  const layer = useTopLayer(props.open)
  return props.open && layer ? createPortal(<Bubble {...props} />, layer) : null
}

/** Hidden from screen readers: they have its words as the control's name or description. */
function Bubble({ anchor, side, content }: TooltipBubbleProps): JSX.Element {
  const bubble = useRef<HTMLDivElement>(null)
  const arrow = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const control = anchor.current?.firstElementChild
    if (!control || !bubble.current || !arrow.current) return undefined
    const parts = { control, bubble: bubble.current, arrow: arrow.current }
    return autoUpdate(control, bubble.current, () => void place(parts, side))
  }, [anchor, side])
  return (
    <div ref={bubble} className={tooltip} aria-hidden>
      <span ref={arrow} className={arrowClass} />
      <span>{content}</span>
    </div>
  )
}

interface Parts {
  readonly control: Element
  readonly bubble: HTMLElement
  readonly arrow: HTMLElement
}

/** Beside the control, on the other side where there is no room, always within the window. */
async function place({ control, bubble, arrow }: Parts, side: TooltipBubbleProps['side']): Promise<void> {
  const limits = { padding: placement.collisionPadding, boundary: placement.collisionBoundary }
  const placed = await computePosition(control, bubble, {
    placement: side,
    middleware: [offset(9), flip(limits), shift(limits), arrowPlace({ element: arrow, padding: 8 })],
  })
  const { x, y } = placed.middlewareData.arrow ?? {}
  Object.assign(bubble.style, { left: `${placed.x}px`, top: `${placed.y}px` })
  Object.assign(arrow.style, { left: x === undefined ? '' : `${x}px`, top: y === undefined ? '' : `${y}px` })
  bubble.dataset['side'] = placed.placement
}
