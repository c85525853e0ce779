import { type JSX, type ReactNode, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { XIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import {
  empty as emptyClass,
  figure,
  note,
  row,
  rowActions,
  rows as rowsClass,
  rowTitle,
  toggle,
} from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import { useFocusedRow } from './use-focused-row.ts'

/** A line of a setting that has several. */
export interface SettingRow {
  readonly key: string
  /** What it is about; its name in the buttons of the row. */
  readonly title: string
  readonly note?: string
  readonly figure?: ReactNode
  /** What can be done beside taking it away. */
  readonly actions?: ReactNode
}

export interface SettingRowsProps {
  /** What the lines are, for who cannot see the title. */
  readonly label: string
  readonly rows: readonly SettingRow[]
  /** Stands for the lines where there are none. */
  readonly empty?: string
  /** How many show at first; all without. */
  readonly first?: number
  readonly onRemove: (index: number) => void
}

/** The lines of a setting under each other; each can be taken away, and the focus then stays in its place. */
export function SettingRows({ label, rows, empty, first, onRemove }: SettingRowsProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const [isWhole, setWhole] = useState(false)
  const { list, focusRow } = useFocusedRow()
  const shown = first === undefined || isWhole ? rows : rows.slice(0, first)
  return (
    <div ref={list} tabIndex={-1}>
      {rows.length === 0 ? <p className={emptyClass}>{empty}</p> : null}
      <ul className={rowsClass} aria-label={label}>
        {shown.map(({ key, title, note: more, figure: value, actions }, index) => (
          <li key={key} className={row}>
            <span className={rowTitle}>
              <span>{title}</span>
              {more ? <span className={note}>{more}</span> : null}
            </span>
            <span translate="no" className={figure}>
              {value}
            </span>
            <span className={rowActions}>
              {actions}
              <IconButton
                icon={XIcon}
                size="sm"
                label={texts.remove([title, more].filter(Boolean).join(', '))}
                onClick={() => {
                  focusRow(index)
                  onRemove(index)
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      {first !== undefined && rows.length > first ? (
        <Button variant="link" size="sm" className={toggle} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.seeLess : texts.seeAll(rows.length)}
        </Button>
      ) : null}
    </div>
  )
}
