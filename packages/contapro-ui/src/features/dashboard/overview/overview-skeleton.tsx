import { type JSX, useId } from 'react'
import { formatPeriod } from '../../../patterns/period-text/format-period.ts'
import { Card, CardBody, CardHead } from '../../../primitives/card/card.tsx'
import { Skeleton } from '../../../primitives/skeleton/skeleton.tsx'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx'
import { overviewMessages } from './overview.messages.ts'
import { equation, igv, skeletonResult, skeletonTerm, skeletonTerms } from './overview-skeleton.css.ts'

export interface OverviewSkeletonProps {
  readonly taxPeriod: string
}

/** Holds the place of the equation: its title is known, its figures are on their way. */
export function OverviewSkeleton({ taxPeriod }: OverviewSkeletonProps): JSX.Element {
  const texts = useTexts(overviewMessages)
  const locale = useLocale()
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} aria-busy>
      <CardHead title={<span id={titleId}>{texts.title(formatPeriod(taxPeriod, locale, 'sentence'))}</span>} />
      <CardBody>
        <VisuallyHidden aria-live="polite">{texts.loading}</VisuallyHidden>
        <div className={igv}>
          <div className={equation}>
            <div className={skeletonTerms}>
              {['sales', 'purchases'].map((term) => (
                <TermSkeleton key={term} />
              ))}
            </div>
            <div className={skeletonResult}>
              <TermSkeleton />
            </div>
          </div>
          <Skeleton width="100%" height={12} />
        </div>
      </CardBody>
    </Card>
  )
}

function TermSkeleton(): JSX.Element {
  return (
    <div className={skeletonTerm}>
      <Skeleton width={96} height={12} />
      <Skeleton width={150} height={24} />
      <Skeleton width={120} height={10} />
    </div>
  )
}
