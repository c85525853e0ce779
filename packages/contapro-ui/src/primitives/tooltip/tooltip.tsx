import { cloneElement, type JSX, type ReactElement, useId, useRef } from 'react'
import { onDemand } from '../on-demand/on-demand.tsx'
import { contents } from '../popup/contents.css.ts'
import { useTooltipOpen } from './use-tooltip-open.ts'

const bubble = onDemand(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble)

/** Props of `Tooltip`. */
export interface TooltipProps {
  readonly content: string
  /**
   * `label` when the words are the control's own name (icon buttons), `description` when they add to it (why an
   * action is off).
   */
  readonly kind?: 'label' | 'description'
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
  /** A control that can take the focus. One that is off keeps `aria-disabled` instead of `disabled`. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>
}

/** A few words beside a control: on hover after 100 ms, on focus, and on the press of a control that is off. */
export function Tooltip({ content, kind = 'description', side = 'top', children }: TooltipProps): JSX.Element {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const { isOpen, close, handlers } = useTooltipOpen(bubble.preload)
  const isDescription = kind === 'description'
  return (
    <span ref={anchor} className={contents} {...handlers}>
      {isDescription ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isDescription ? (
        <span id={id} hidden>
          {content}
        </span>
      ) : null}
      <bubble.Part isWanted={isOpen} onFailure={close} open={isOpen} anchor={anchor} side={side} content={content} />
    </span>
  )
}
