import { type JSX, type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { onDemand } from '../on-demand/on-demand.tsx'
import { PopupTrigger } from '../popup/popup-trigger.tsx'

const popup = onDemand(async () => (await import('./popover-popup.tsx')).PopoverPopup)

/** Props of `Popover`. */
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

/**
 * A small surface beside its button, for a choice that needs more than a list. Escape and a press outside close it. As
 * with a menu, the surface is fetched on first use.
 */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'start',
  className,
  children,
}: PopoverProps): JSX.Element {
  const [ownOpen, setOwnOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const id = useId()
  const isOpen = open ?? ownOpen
  const change = (next: boolean): void => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return (
    <>
      <PopupTrigger
        trigger={trigger}
        id={id}
        kind="dialog"
        isOpen={isOpen}
        onPress={() => change(!isOpen)}
        onNear={popup.preload}
        anchor={anchor}
      />
      <popup.Part
        isWanted={isOpen}
        onFailure={() => change(false)}
        open={isOpen}
        onOpenChange={change}
        anchor={anchor}
        label={label}
        align={align}
        className={className}
      >
        {children}
      </popup.Part>
    </>
  )
}
