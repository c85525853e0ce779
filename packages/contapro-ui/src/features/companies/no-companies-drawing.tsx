import type { JSX } from 'react'
import { art } from './companies.css.ts'
import { borderStrong, brand, brandSubtle, surface, textSecondary } from './drawing-colors.css.ts'

/** Two sheets and a plus: a first company is still to come. */
export function NoCompaniesDrawing(): JSX.Element {
  return (
    <svg className={art} viewBox="0 0 120 88" fill="none" strokeWidth="1.5" strokeLinecap="round" aria-hidden>
      <rect x="22" y="18" width="52" height="62" rx="6" fill={surface} stroke={borderStrong} />
      <rect x="46" y="8" width="52" height="62" rx="6" fill={surface} stroke={textSecondary} />
      <path d="M56 22h18M56 31h32M56 39h32M56 47h22" stroke={borderStrong} />
      <path d="M56 58h32" stroke={brand} strokeWidth="2" />
      <circle cx="97" cy="67" r="13" fill={brandSubtle} stroke={brand} />
      <path d="M97 61.5v11M91.5 67h11" stroke={brand} strokeWidth="1.75" />
    </svg>
  )
}
