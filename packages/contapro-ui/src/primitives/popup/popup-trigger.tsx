import { cloneElement, type JSX, type KeyboardEvent, type ReactElement, type RefObject } from 'react'
import { contents } from './contents.css.ts'

export interface PopupTriggerProps {
  /** Any button; it is there at once and stays the same while the popup is being fetched. */
  readonly trigger: ReactElement
  readonly id: string
  readonly kind: 'menu' | 'dialog' | 'listbox'
  readonly isOpen: boolean
  /** The button was pressed, by a pointer or by a key. */
  readonly onPress: (by: 'pointer' | 'key') => void
  /** The pointer or the focus has come near: what the popup is made of may be fetched. */
  readonly onNear: () => void
  readonly anchor: RefObject<HTMLSpanElement | null>
}

/** Makes any button the one of a popup. */
export function PopupTrigger(props: PopupTriggerProps): JSX.Element {
  const { trigger, id, kind, isOpen, onPress, onNear, anchor } = props
  const openByArrow = (event: KeyboardEvent): void => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isArrow || kind === 'dialog' || isOpen || event.defaultPrevented) return
    event.preventDefault()
    // As a press: a button that is busy or off does not answer it.
    ;(event.target as HTMLElement).click()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what happens to the button inside
    <span
      ref={anchor}
      className={contents}
      onClick={(event) => {
        // A click that no pointer made counts no presses.
        if (!event.defaultPrevented) onPress(event.detail === 0 ? 'key' : 'pointer')
      }}
      onKeyDown={openByArrow}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {cloneElement(trigger as ReactElement<Readonly<Record<string, unknown>>>, {
        id,
        'aria-haspopup': kind,
        'aria-expanded': isOpen,
      })}
    </span>
  )
}
