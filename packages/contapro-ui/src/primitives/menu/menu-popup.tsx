import { Menu as BaseMenu } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import { type JSX, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { CheckIcon } from '../icon/icons.ts'
import { AnchorTrigger } from '../popup/anchor-trigger.tsx'
import { placement } from '../popup/placement.ts'
import { line as lineClass, popup, positioner } from '../popup/popup.css.ts'
import { useTopLayer } from '../top-layer/top-layer.tsx'
import type { MenuGroup, MenuItem } from './menu.tsx'
import { group, itemIcon, itemNote, itemText, menu, separator } from './menu.css.ts'

export interface MenuPopupProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly anchor: RefObject<HTMLElement | null>
  readonly labelledBy: string
  /** The first line has the focus: opened by a key. A pointer shows where it is itself. */
  readonly startsAtFirst: boolean
  readonly groups: readonly MenuGroup[]
  readonly align: 'start' | 'center' | 'end'
}

/** What a menu shows once it is open. Fetched on first use. */
export function MenuPopup(props: MenuPopupProps): JSX.Element {
  const { open, onOpenChange, anchor, labelledBy, startsAtFirst, groups, align } = props
  const layer = useTopLayer(open)
  const list = useRef<HTMLDivElement>(null)
  return (
    <BaseMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <BaseMenu.Trigger render={<AnchorTrigger anchor={anchor} />} />
      <BaseMenu.Portal container={layer}>
        <BaseMenu.Positioner className={positioner} align={align} {...placement}>
          <BaseMenu.Popup ref={list} className={clsx(popup, menu)} aria-labelledby={labelledBy}>
            {startsAtFirst ? <FocusFirst list={list} /> : null}
            {groups.map((lines, index) => (
              <BaseMenu.Group key={lines.id}>
                {index > 0 ? <BaseMenu.Separator className={separator} /> : null}
                {lines.title ? <BaseMenu.GroupLabel className={group}>{lines.title}</BaseMenu.GroupLabel> : null}
                {lines.chosen === undefined ? (
                  lines.items.map((item) => <MenuLine key={item.id} item={item} />)
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

/** Before the popup takes the focus itself, a frame later. */
function FocusFirst({ list }: { readonly list: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus({ preventScroll: true })
  }, [list])
  return null
}

function MenuChoice({ items, chosen, onChoose }: MenuGroup): JSX.Element {
  return (
    <BaseMenu.RadioGroup value={chosen} onValueChange={(id: string) => onChoose?.(id)}>
      {items.map(({ id, label, disabled }) => (
        <BaseMenu.RadioItem key={id} value={id} className={lineClass} disabled={disabled} label={label} closeOnClick>
          <span className={itemText}>{label}</span>
          {id === chosen ? <Icon as={CheckIcon} className={itemIcon} /> : null}
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}

function MenuLine({ item }: { readonly item: MenuItem }): JSX.Element {
  const { label, note, icon, end, disabled, href, onClick, onSelect } = item
  const content = (
    <>
      {icon ? <Icon as={icon} className={itemIcon} /> : null}
      <span className={itemText}>
        <span>{label}</span>
        {note ? <span className={itemNote}>{note}</span> : null}
      </span>
      {end === undefined ? null : <> {end}</>}
    </>
  )
  if (href === undefined || disabled) {
    return (
      <BaseMenu.Item className={lineClass} disabled={disabled} label={label} onClick={onSelect}>
        {content}
      </BaseMenu.Item>
    )
  }
  return (
    <BaseMenu.LinkItem className={lineClass} href={href} label={label} closeOnClick onClick={onClick}>
      {content}
    </BaseMenu.LinkItem>
  )
}
