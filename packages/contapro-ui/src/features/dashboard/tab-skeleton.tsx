import type { JSX, ReactNode } from 'react'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { chartSkeleton, grid, ringSkeleton, spans } from './layout/dashboard.css.ts'

export interface TabSkeletonProps {
  /** What is on its way, for screen readers. */
  readonly label: string
  /** The places of the tab's first row. */
  readonly figures: ReactNode
  /** The evolution's card: its title is known. */
  readonly evolution: ReactNode
}

/** Holds the places of a tab's cards while its figures are on their way. */
export function TabSkeleton({ label, figures, evolution }: TabSkeletonProps): JSX.Element {
  return (
    <div className={grid}>
      <VisuallyHidden aria-live="polite">{label}</VisuallyHidden>
      {figures}
      <div className={spans[8]}>{evolution}</div>
      <div className={spans[4]}>
        <Card fill as="div">
          <CardBody>
            <div className={chartSkeleton}>
              <Skeleton width="60%" height={18} />
              <Skeleton width={170} height={170} className={ringSkeleton} />
              <Skeleton width="100%" height={14} />
              <Skeleton width="100%" height={14} />
              <Skeleton width="100%" height={14} />
            </div>
          </CardBody>
        </Card>
      </div>
    </div>
  )
}
