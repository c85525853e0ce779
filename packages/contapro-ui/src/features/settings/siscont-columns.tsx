import type { SettingsValues } from '@contapro/sdk'
import { clsx } from 'clsx'
import type { JSX } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, XIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { figure, note, row, rowActions, rows, rowTitle, toggle, toolRow, tools } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import type { SiscontColumn } from './siscont-column-modal.tsx'
import { siscontTemplateMessages } from './siscont-template.messages.ts'
import { useFocusedRow } from './use-focused-row.ts'

export interface SiscontColumnsProps {
  readonly format: SettingsValues['siscont_template']['format']
  readonly columns: readonly SiscontColumn[]
  readonly onChange: (columns: readonly SiscontColumn[]) => void
  readonly onEdit: (index: number) => void
  /** All show, and not the first alone. */
  readonly isWhole: boolean
  readonly onWholeChange: (isWhole: boolean) => void
}

const FIRST_COLUMNS = 6

/** The columns in their order; each can be moved, edited and taken away. The last one stays: a file has one at least. */
export function SiscontColumns(props: SiscontColumnsProps): JSX.Element {
  const { format, columns, onChange, onEdit, isWhole, onWholeChange } = props
  const texts = useTexts(siscontTemplateMessages)
  const { remove, sections, seeAll, seeLess } = useTexts(settingsMessages)
  const shown = isWhole ? columns : columns.slice(0, FIRST_COLUMNS)
  const { list, focusRow } = useFocusedRow()
  const contentOf = ({ field, fixed_value: fixed }: SiscontColumn): string => {
    if (field !== null) return texts.fields[field]
    return fixed === null ? texts.empty : texts.fixed(fixed)
  }
  const widthOf = ({ width }: SiscontColumn): string => {
    if (width !== null) return texts.characters(width)
    return format === 'txt' ? texts.noWidth : ''
  }
  const move = (index: number, to: number, action: string): void => {
    const column = columns[index]
    if (!column || to < 0 || to >= shown.length) return
    focusRow(to, action)
    onChange(columns.toSpliced(index, 1).toSpliced(to, 0, column))
  }
  const take = (index: number): void => {
    if (columns.length === 1) return
    focusRow(index)
    onChange(columns.toSpliced(index, 1))
  }
  return (
    <div ref={list} tabIndex={-1}>
      <ul className={rows} aria-label={sections.siscont_template.title}>
        {shown.map((column, index) => {
          const name = column.heading || texts.column(index + 1)
          return (
            // Columns have no identity but their place: two may be alike.
            <li key={`column-${index}`} className={clsx(row, toolRow)}>
              <span className={rowTitle}>
                <span>{`${index + 1}. ${name}`}</span>
                <span className={note}>{contentOf(column)}</span>
              </span>
              <span className={figure}>{widthOf(column)}</span>
              <span className={clsx(rowActions, tools)}>
                <IconButton
                  data-action="up"
                  icon={ArrowUpIcon}
                  size="sm"
                  label={texts.moveUp(name)}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1, 'up')}
                />
                <IconButton
                  data-action="down"
                  icon={ArrowDownIcon}
                  size="sm"
                  label={texts.moveDown(name)}
                  aria-disabled={index === shown.length - 1}
                  onClick={() => move(index, index + 1, 'down')}
                />
                <IconButton icon={PencilIcon} size="sm" label={texts.edit(name)} onClick={() => onEdit(index)} />
                <IconButton
                  icon={XIcon}
                  size="sm"
                  label={remove(name)}
                  aria-disabled={columns.length === 1}
                  onClick={() => take(index)}
                />
              </span>
            </li>
          )
        })}
      </ul>
      {columns.length > FIRST_COLUMNS ? (
        <Button
          variant="link"
          size="sm"
          className={toggle}
          aria-expanded={isWhole}
          onClick={() => onWholeChange(!isWhole)}
        >
          {isWhole ? seeLess : seeAll(columns.length)}
        </Button>
      ) : null}
    </div>
  )
}
