import type { JSX, ReactNode } from 'react'
import { figure, figureLabel, figureValue } from './fact-list.css.ts'

/** Props of `FactFigure`. */
export interface FactFigureProps {
  readonly label: string
  /** A MoneyText. */
  readonly children: ReactNode
  /** The state of the record. */
  readonly badge?: ReactNode
}

/** The figure that a record's modal is about, on top of its facts. */
export function FactFigure({ label, children, badge }: FactFigureProps): JSX.Element {
  return (
    <div className={figure}>
      <div>
        <p className={figureLabel}>{label}</p>
        <p className={figureValue}>{children}</p>
      </div>
      {badge}
    </div>
  )
}
