import type { JSX } from 'react'
import { sign, signLetter, signMark, signTile } from './partners.css.ts'

/** The sign of the partner software; `mark` is the tile without the name. */
export function PartnerSign({ variant = 'full' }: { readonly variant?: 'full' | 'mark' }): JSX.Element {
  return (
    <span translate="no" className={sign}>
      <svg className={signMark} viewBox="0 0 24 24" aria-hidden>
        <rect className={signTile} width="24" height="24" rx="3" />
        <path
          className={signLetter}
          d="M17 7.5H9.5a2 2 0 0 0-2 2v.5a2 2 0 0 0 2 2h5a2 2 0 0 1 2 2v.5a2 2 0 0 1-2 2H7"
        />
      </svg>
      {variant === 'mark' ? null : 'SISCONT'}
    </span>
  )
}
