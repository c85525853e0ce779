import type { JSX } from 'react'
import { vars } from '../../theme/vars.css.ts'
import { art } from './companies.css.ts'

const { color } = vars

/** Two sheets and a plus: a first company is still to come. */
export function NoCompaniesDrawing(): JSX.Element {
  return (
    <svg className={art} viewBox="0 0 120 88" fill="none" strokeWidth="1.5" strokeLinecap="round" aria-hidden>
      <rect x="22" y="18" width="52" height="62" rx="6" fill={color.surface} stroke={color.borderStrong} />
      <rect x="46" y="8" width="52" height="62" rx="6" fill={color.surface} stroke={color.textSecondary} />
      <path d="M56 22h18M56 31h32M56 39h32M56 47h22" stroke={color.borderStrong} />
      <path d="M56 58h32" stroke={color.brand} strokeWidth="2" />
      <circle cx="97" cy="67" r="13" fill={color.brandSubtle} stroke={color.brand} />
      <path d="M97 61.5v11M91.5 67h11" stroke={color.brand} strokeWidth="1.75" />
    </svg>
  )
}
