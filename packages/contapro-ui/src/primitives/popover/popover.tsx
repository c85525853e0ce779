import { Popover as BasePopover } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import type { JSX, ReactElement, ReactNode } from 'react'
import { popup, positioner } from '../menu/menu.css.ts'
import { freeBoundary } from '../top-layer/free-boundary.ts'
import { useTopLayer } from '../top-layer/top-layer.tsx'
import { popover } from './popover.css.ts'

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** What it is, for screen readers. */
  readonly label: string
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly align?: 'start' | 'center' | 'end'
  readonly className?: string
  readonly children?: ReactNode
}

/** A small surface beside its button, for a choice that needs more than a list. Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'start',
  className,
  children,
}: PopoverProps): JSX.Element {
  const layer = useTopLayer()
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal container={layer}>
        <BasePopover.Positioner
          className={positioner}
          align={align}
          sideOffset={4}
          collisionBoundary={freeBoundary}
          collisionPadding={8}
        >
          <BasePopover.Popup aria-label={label} className={clsx(popup, popover, className)}>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
