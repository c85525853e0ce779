import { Popover as BasePopover } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import type { JSX, ReactNode, RefObject } from 'react'
import { AnchorTrigger } from '../popup/anchor-trigger.tsx'
import { placement } from '../popup/placement.ts'
import { popup, positioner } from '../popup/popup.css.ts'
import { useTopLayer } from '../top-layer/top-layer.tsx'
import { popover } from './popover.css.ts'

export interface PopoverPopupProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly anchor: RefObject<HTMLElement | null>
  readonly label: string
  readonly align: 'start' | 'center' | 'end'
  readonly className?: string
  readonly children?: ReactNode
}

/** The surface of a popover. Fetched on first use. */
export function PopoverPopup(props: PopoverPopupProps): JSX.Element {
  const { open, onOpenChange, anchor, label, align, className, children } = props
  const layer = useTopLayer(open)
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange}>
      <BasePopover.Trigger render={<AnchorTrigger anchor={anchor} />} />
      <BasePopover.Portal container={layer}>
        <BasePopover.Positioner className={positioner} align={align} {...placement}>
          <BasePopover.Popup aria-label={label} className={clsx(popup, popover, className)}>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
