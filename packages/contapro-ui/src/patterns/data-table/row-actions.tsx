import type { JSX, ReactNode } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { EllipsisIcon } from '../../primitives/icon/icons.ts'
import { Menu, type MenuGroup } from '../../primitives/menu/menu.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { dataTableMessages } from './data-table.messages.ts'
import { rowActions } from './row-actions.css.ts'

/** Props of `RowActions`. */
export interface RowActionsProps {
  /** Names the row for screen readers: its series and number. */
  readonly name: string
  /** What is done most: link buttons, file buttons. */
  readonly children?: ReactNode
  /** The rest, behind "…". */
  readonly menu?: readonly MenuGroup[]
}

/** What can be done with one row of a table. */
export function RowActions({ name, children, menu }: RowActionsProps): JSX.Element {
  const texts = useTexts(dataTableMessages)
  return (
    <span className={rowActions}>
      {children}
      {menu ? (
        <Menu trigger={<IconButton icon={EllipsisIcon} size="sm" label={texts.rowActions(name)} />} groups={menu} />
      ) : null}
    </span>
  )
}
