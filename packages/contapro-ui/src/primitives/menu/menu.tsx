import {
  type JSX,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import type { IconOutline } from '../icon/icon.tsx'
import { onDemand } from '../on-demand/on-demand.tsx'
import { PopupTrigger } from '../popup/popup-trigger.tsx'

const popup = onDemand(async () => (await import('./menu-popup.tsx')).MenuPopup)

/** One line of a menu. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  /** A second, smaller line. */
  readonly note?: ReactNode
  readonly icon?: IconOutline
  /** At the end of the line: a count. */
  readonly end?: ReactNode
  readonly disabled?: boolean
  /** Goes to an address. */
  readonly href?: string
  /** The press on a line with an address, for a host's router. */
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
  /** What a line without an address does. */
  readonly onSelect?: () => void
}

/** Lines between two hairlines, with a title or without. */
export interface MenuGroup {
  readonly id: string
  readonly title?: ReactNode
  readonly items: readonly MenuItem[]
  /** Id of the line that holds, of a group whose lines are one choice; it carries a check. */
  readonly chosen?: string
  /** Another line was picked; its own `onSelect` does not run. */
  readonly onChoose?: (id: string) => void
}

/** Props of `Menu`. */
export interface MenuProps {
  /** The button that opens it, for instance `<Button iconEnd={ChevronDownIcon}>…</Button>`. */
  readonly trigger: ReactElement
  readonly groups: readonly MenuGroup[]
  readonly align?: 'start' | 'center' | 'end'
  readonly onOpenChange?: (open: boolean) => void
}

/**
 * A list of actions. Arrow keys, type-ahead, Escape; a press outside closes it. The button is there at once; what it
 * opens is fetched when the pointer or the focus comes near, and a press before that is not lost.
 */
export function Menu({ trigger, groups, align = 'end', onOpenChange }: MenuProps): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const [isByKey, setByKey] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const made = useId()
  const id = (trigger.props as { readonly id?: string }).id ?? made
  const change = (open: boolean): void => {
    setOpen(open)
    onOpenChange?.(open)
  }
  return (
    <>
      <PopupTrigger
        trigger={trigger}
        id={id}
        kind="menu"
        isOpen={isOpen}
        onPress={(by) => {
          setByKey(by === 'key')
          change(!isOpen)
        }}
        onNear={popup.preload}
        anchor={anchor}
      />
      <popup.Part
        isWanted={isOpen}
        onFailure={useCallback(() => setOpen(false), [])}
        open={isOpen}
        onOpenChange={change}
        anchor={anchor}
        labelledBy={id}
        startsAtFirst={isByKey}
        groups={groups}
        align={align}
      />
    </>
  )
}
