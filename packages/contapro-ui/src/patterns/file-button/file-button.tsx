import type { JSX, MouseEventHandler } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { EyeIcon } from '../../primitives/icon/icons.ts'
import { Tooltip } from '../../primitives/tooltip/tooltip.tsx'
import { file } from './file-button.css.ts'

/** Props of `FileButton`. */
export interface FileButtonProps {
  /** `image` shows an eye, any other its letters: "XML". */
  readonly kind: 'image' | 'XML' | 'PDF'
  /** "Ver comprobante F001-12345". */
  readonly label: string
  /** Why there is no file yet; with it the button is dashed and does nothing. */
  readonly unavailable?: string
  /** The address of a download. */
  readonly href?: string
  readonly onClick?: MouseEventHandler<HTMLElement>
}

/** A voucher's file in a table row: the eye opens its preview, the letters download it. */
export function FileButton({ kind, label, unavailable, href, onClick }: FileButtonProps): JSX.Element {
  const content = kind === 'image' ? <Icon as={EyeIcon} size="sm" /> : kind
  if (unavailable !== undefined) {
    return (
      <Tooltip content={unavailable}>
        <button type="button" className={file} aria-label={label} aria-disabled>
          {content}
        </button>
      </Tooltip>
    )
  }
  if (href !== undefined) {
    return (
      <a className={file} href={href} aria-label={label} onClick={onClick} download>
        {content}
      </a>
    )
  }
  return (
    <button type="button" className={file} aria-label={label} onClick={onClick}>
      {content}
    </button>
  )
}
