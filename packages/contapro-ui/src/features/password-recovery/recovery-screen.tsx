import type { JSX, ReactNode } from 'react'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { Logo } from '../../primitives/logo/logo.tsx'
import { bar, body, middle, page } from './password-recovery.css.ts'

/** Props of `RecoveryScreen`. */
export interface RecoveryScreenProps {
  /** One panel. */
  readonly children: ReactNode
}

/** The ground of every step: the logo, and one card. */
export function RecoveryScreen({ children }: RecoveryScreenProps): JSX.Element {
  return (
    <div className={page}>
      <header className={bar}>
        <Logo />
      </header>
      <main className={middle}>
        <Card as="div">
          <CardBody className={body}>{children}</CardBody>
        </Card>
      </main>
    </div>
  )
}
