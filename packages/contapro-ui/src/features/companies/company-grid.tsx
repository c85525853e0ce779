import type { Business } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import { EmptyState } from '../../patterns/empty-state/empty-state.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { useMessages } from '../../provider/messages.tsx'
import type { NavigationTarget } from '../../provider/navigation-target.ts'
import { useTargetAnchor } from '../../provider/target-link.tsx'
import { cardSkeleton, grid, skeletonLines, skeletonTop } from './companies.css.ts'
import { companiesMessages } from './companies.messages.ts'
import { CompanyCard } from './company-card.tsx'
import { CompanyStatusModal } from './company-status-modal.tsx'

export interface CompanyGridProps {
  readonly companies: readonly Business[]
  /** The companies are what a search found: says how many, or that nothing fits. */
  readonly isSearch?: boolean
  readonly disabled?: boolean
  readonly landing?: 'dashboard' | 'vouchers'
  readonly onSelect?: (company: Business) => void
}

/** The cards: one column, two from 640 px, four from 1200 px of the panel's own width. */
export function CompanyGrid(props: CompanyGridProps): JSX.Element {
  const { companies, isSearch = false, disabled, landing = 'dashboard', onSelect } = props
  const texts = useMessages(companiesMessages)
  const [explained, setExplained] = useState<Business>()
  return (
    <>
      {isSearch ? <VisuallyHidden aria-live="polite">{texts.searchResult(companies.length)}</VisuallyHidden> : null}
      {companies.length === 0 ? (
        <Card>
          <EmptyState icon="search-x" title={texts.noMatchTitle} text={texts.noMatchText} />
        </Card>
      ) : (
        <ul className={grid}>
          {companies.map((company) => (
            <li key={company.uuid}>
              <LinkedCard
                company={company}
                disabled={disabled}
                landing={landing}
                onSelect={onSelect}
                onExplain={setExplained}
              />
            </li>
          ))}
        </ul>
      )}
      <CompanyStatusModal company={explained} onClose={() => setExplained(undefined)} onSelect={onSelect} />
    </>
  )
}

interface LinkedCardProps {
  readonly company: Business
  readonly disabled?: boolean
  readonly landing: 'dashboard' | 'vouchers'
  readonly onSelect?: (company: Business) => void
  readonly onExplain: (company: Business) => void
}

/** A company in order is a link to its page; any other opens the dialog of its status. */
function LinkedCard({ company, disabled, landing, onSelect, onExplain }: LinkedCardProps): JSX.Element {
  const select = (): void => onSelect?.(company)
  const businessUuid = company.uuid
  const target: NavigationTarget =
    landing === 'vouchers' ? { to: 'vouchers', operation: 'COMPRA', businessUuid } : { to: 'dashboard', businessUuid }
  const anchor = useTargetAnchor(target, select)
  return (
    <CompanyCard
      company={company}
      anchor={anchor}
      disabled={disabled}
      onOpen={() => (company.status === 'VALID' ? select() : onExplain(company))}
    />
  )
}

/** Eight places for cards that are on their way. */
export function CompanyGridSkeleton(): JSX.Element {
  return (
    <div className={grid} aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        // Places have no identity but their number.
        <div key={`place-${index}`} className={cardSkeleton}>
          <div className={skeletonTop}>
            <Skeleton width={36} height={36} />
            <div className={skeletonLines}>
              <Skeleton width="80%" height={14} />
              <Skeleton width={110} height={12} />
            </div>
          </div>
          <Skeleton width={100} height={22} />
        </div>
      ))}
    </div>
  )
}
