import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { cloneElement, type JSX, type ReactElement, useId } from 'react'
import { freeBoundary } from '../top-layer/free-boundary.ts'
import { useTopLayer } from '../top-layer/top-layer.tsx'
import { arrow, positioner, tooltip } from './tooltip.css.ts'

/** How long the pointer rests before the tooltip shows, in ms. Source: specification, part 2, section 9. */
const DELAY_MS = 100

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

/** A few words beside a control, on hover after 100 ms and on focus. */
export function Tooltip({ content, kind = 'description', side = 'top', children }: TooltipProps): JSX.Element {
  const layer = useTopLayer()
  const id = useId()
  const isDescription = kind === 'description'
  const trigger = isDescription ? cloneElement(children, { 'aria-describedby': id }) : children
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={DELAY_MS} render={trigger} />
      {isDescription ? (
        <span id={id} hidden>
          {content}
        </span>
      ) : null}
      <BaseTooltip.Portal container={layer}>
        <BaseTooltip.Positioner
          className={positioner}
          side={side}
          sideOffset={9}
          collisionBoundary={freeBoundary}
          collisionPadding={8}
        >
          <BaseTooltip.Popup className={tooltip} aria-hidden>
            <BaseTooltip.Arrow className={arrow} />
            {content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
