import type { ReactElement } from 'react'
import { brokenTotal, drawing, lines, seal, sheet, sign, total } from './message-page.css.ts'

const QUESTION = 'M112.5 80.5a3.6 3.6 0 1 1 5.4 3.1c-1.2 .7-1.9 1.3-1.9 2.6M116 90v.1'
const EXCLAMATION = 'M116 78v7M116 89.5v.1'

/** A voucher with a seal: `lost` when there is none, `broken` when something failed. */
export function SheetDrawing({ kind }: { readonly kind: 'lost' | 'broken' }): ReactElement {
  const tone = kind === 'lost' ? 'warning' : 'danger'
  return (
    <svg className={drawing} viewBox="0 0 160 104" width="160" height="104" aria-hidden="true">
      <rect className={sheet} x="44" y="8" width="72" height="88" rx="8" />
      <path className={lines} d="M58 26h26M58 40h44M58 50h44M58 60h30" />
      <path className={kind === 'lost' ? `${total} ${brokenTotal}` : total} d="M58 78h44M58 82h44" />
      <circle className={seal[tone]} cx="116" cy="84" r="14" />
      <path className={sign[tone]} d={kind === 'lost' ? QUESTION : EXCLAMATION} />
    </svg>
  )
}
