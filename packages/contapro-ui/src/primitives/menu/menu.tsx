import { Menu as BaseMenu } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import type { JSX, MouseEvent, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { freeBoundary } from '../top-layer/free-boundary.ts'
import { useTopLayer } from '../top-layer/top-layer.tsx'
import {
  group,
  item as itemClass,
  itemIcon,
  itemNote,
  itemText,
  menu,
  popup,
  positioner,
  separator,
} from './menu.css.ts'

/** One line of a menu. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  /** A second, smaller line. */
  readonly note?: ReactNode
  readonly icon?: IconName
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

export interface MenuProps {
  /** The button that opens it, for instance `<Button iconEnd="chevron-down">…</Button>`. */
  readonly trigger: ReactElement
  readonly groups: readonly MenuGroup[]
  readonly align?: 'start' | 'center' | 'end'
  readonly onOpenChange?: (open: boolean) => void
}

/** A list of actions. Arrow keys, type-ahead, Escape; a press outside closes it. */
export function Menu({ trigger, groups, align = 'end', onOpenChange }: MenuProps): JSX.Element {
  const layer = useTopLayer()
  return (
    <BaseMenu.Root modal={false} onOpenChange={onOpenChange}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={layer}>
        <BaseMenu.Positioner
          className={positioner}
          align={align}
          sideOffset={4}
          collisionBoundary={freeBoundary}
          collisionPadding={8}
        >
          <BaseMenu.Popup className={clsx(popup, menu)}>
            {groups.map((lines, index) => (
              <BaseMenu.Group key={lines.id}>
                {index > 0 ? <BaseMenu.Separator className={separator} /> : null}
                {lines.title ? <BaseMenu.GroupLabel className={group}>{lines.title}</BaseMenu.GroupLabel> : null}
                {lines.chosen === undefined ? (
                  lines.items.map((line) => <MenuLine key={line.id} line={line} />)
                ) : (
                  <MenuChoice {...lines} />
                )}
              </BaseMenu.Group>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function MenuChoice({ items, chosen, onChoose }: MenuGroup): JSX.Element {
  return (
    <BaseMenu.RadioGroup value={chosen} onValueChange={(id: string) => onChoose?.(id)}>
      {items.map((line) => (
        <BaseMenu.RadioItem
          key={line.id}
          value={line.id}
          className={itemClass}
          disabled={line.disabled}
          label={line.label}
          closeOnClick
        >
          <span className={itemText}>{line.label}</span>
          {line.id === chosen ? <Icon name="check" className={itemIcon} /> : null}
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}

function MenuLine({ line }: { readonly line: MenuItem }): JSX.Element {
  const content = (
    <>
      {line.icon ? <Icon name={line.icon} className={itemIcon} /> : null}
      <span className={itemText}>
        {line.label}
        {line.note ? <span className={itemNote}>{line.note}</span> : null}
      </span>
    </>
  )
  if (line.href === undefined || line.disabled) {
    return (
      <BaseMenu.Item className={itemClass} disabled={line.disabled} label={line.label} onClick={line.onSelect}>
        {content}
      </BaseMenu.Item>
    )
  }
  return (
    <BaseMenu.LinkItem className={itemClass} href={line.href} label={line.label} closeOnClick onClick={line.onClick}>
      {content}
    </BaseMenu.LinkItem>
  )
}
