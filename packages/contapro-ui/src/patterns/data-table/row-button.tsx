import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import type { IconOutline } from '../../primitives/icon/icon.tsx'
import { Tooltip } from '../../primitives/tooltip/tooltip.tsx'
import { entryText, rowButton, rowButtons, sharedLine } from './row-button.css.ts'

/** Props of `RowButton`. */
export interface RowButtonProps {
  readonly icon: IconOutline
  /** "Comprobante". */
  readonly text: string
  /** What it does with which row, for screen readers; it holds the text: "Ver comprobante F001-12". */
  readonly label: string
  /** Why it is off; with it the button is grey and does nothing. */
  readonly unavailable?: string | undefined
  /** In rows the icon alone; a ledger entry has the text too. */
  readonly iconOnly?: boolean
  readonly onClick: () => void
}

/** What can be done with a row, as a link. */
export function RowButton({ icon, text, label, unavailable, iconOnly = false, onClick }: RowButtonProps): JSX.Element {
  const button = (
    <Button
      variant="link"
      size="sm"
      icon={icon}
      className={clsx(rowButton, sharedLine)}
      aria-label={label}
      aria-disabled={unavailable === undefined ? undefined : true}
      onClick={onClick}
    >
      {iconOnly ? <span className={entryText}>{text}</span> : text}
    </Button>
  )
  if (unavailable !== undefined) return <Tooltip content={unavailable}>{button}</Tooltip>
  if (!iconOnly) return button
  return (
    <Tooltip content={label} kind="label">
      {button}
    </Tooltip>
  )
}

/** Several of them side by side; in a ledger entry they share its last line. */
export function RowButtons({ children }: { readonly children: ReactNode }): JSX.Element {
  return <span className={rowButtons}>{children}</span>
}
