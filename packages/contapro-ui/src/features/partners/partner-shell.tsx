import type { JSX, ReactNode } from 'react'
import { Logo } from '../../primitives/logo/logo.tsx'
import { bar, content, rule, shell } from './partners.css.ts'
import { PartnerSign } from './partner-sign.tsx'

/** Props of `PartnerShell`. */
export interface PartnerShellProps {
  readonly children: ReactNode
}

/** The page around the partner's panels: both signs, and no way elsewhere. Made for the theme `siscont`. */
export function PartnerShell({ children }: PartnerShellProps): JSX.Element {
  return (
    <div className={shell}>
      <header className={bar}>
        <PartnerSign />
        <span className={rule} />
        <Logo variant="small" />
      </header>
      <main className={content}>{children}</main>
    </div>
  )
}
