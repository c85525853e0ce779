import { clsx } from 'clsx'
import { type JSX, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { XIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useTopLayer } from '../../primitives/top-layer/top-layer.tsx'
import { dataTableMessages } from './data-table.messages.ts'
import { bar, bulk, bulkActions, count, sheet, sum as sumClass, toolbar } from './toolbar.css.ts'
import { useIsPhone } from './use-is-phone.ts'

/** Props of `BulkBar`. */
export interface BulkBarProps {
  /** How many rows are chosen. */
  readonly selected: number
  /** The sum of what is chosen. */
  readonly sum?: ReactNode
  readonly onClear: () => void
  readonly children: ReactNode
}

/** What can be done with the chosen rows: over the toolbar, on a phone a sheet at the bottom of the window. */
export function BulkBar({ selected, sum, onClear, children }: BulkBarProps): JSX.Element {
  const texts = useTexts(dataTableMessages)
  const isPhone = useIsPhone()
  const layer = useTopLayer(isPhone)
  const isSheet = isPhone && layer !== undefined
  const countId = useId()
  // The sheet stands outside of the page's landmarks.
  const landmark = isSheet ? { role: 'region', 'aria-labelledby': countId } : undefined
  const content = (
    <div {...landmark} className={clsx(bulk, isSheet ? sheet : [toolbar, bar])}>
      <IconButton icon={XIcon} label={texts.clearSelection} onClick={onClear} />
      <strong id={countId} className={count} aria-live="polite">
        {texts.selected(selected)}
      </strong>
      {sum ? <span className={sumClass}>{sum}</span> : null}
      <div className={bulkActions}>{children}</div>
    </div>
  )
  return isSheet ? createPortal(content, layer) : content
}
