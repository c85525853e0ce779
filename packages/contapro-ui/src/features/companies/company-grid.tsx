import type { Business } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import type { NavigationTarget } from '../../host/navigation-target.ts'
import { useTargetAnchor } from '../../host/target-link.tsx'
import { EmptyState } from '../../patterns/empty-state/empty-state.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { SearchXIcon } from '../../primitives/icon/icons.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
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
  /** All companies, when every one is in progress: a card then leads to where one waits for them. */
  readonly awaited?: readonly Business[]
  readonly onSelect?: (company: Business) => void
}

/** The cards: one column, two from 640 px, four from 1200 px of the panel's own width. */
export function CompanyGrid(props: CompanyGridProps): JSX.Element {
  const { companies, isSearch = false, disabled, landing = 'dashboard', awaited, onSelect } = props
  const texts = useTexts(companiesMessages)
  const [explained, setExplained] = useState<Business>()
  return (
    <>
      {isSearch ? <VisuallyHidden aria-live="polite">{texts.searchResult(companies.length)}</VisuallyHidden> : null}
      {companies.length === 0 ? (
        <Card>
          <EmptyState icon={SearchXIcon} title={texts.noMatchTitle} text={texts.noMatchText} />
        </Card>
      ) : (
        <ul className={grid}>
          {companies.map((company) => (
            <li key={company.uuid}>
              <LinkedCard
                company={company}
                disabled={disabled}
                landing={landing}
                awaited={awaited}
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

interface LinkedCardProps extends Pick<CompanyGridProps, 'disabled' | 'awaited' | 'onSelect'> {
  readonly company: Business
  readonly landing: 'dashboard' | 'vouchers'
  readonly onExplain: (company: Business) => void
}

/** A company in order is a link to its page; any other opens the dialog of its status, unless all are waited for. */
function LinkedCard({ company, disabled, landing, awaited, onSelect, onExplain }: LinkedCardProps): JSX.Element {
  const isValid = company.status === 'VALID'
  const select = (): void => onSelect?.(company)
  const target = isValid ? landingOf(company, landing) : waitingOf(awaited)
  const anchor = useTargetAnchor(target ?? landingOf(company, landing), isValid ? select : undefined)
  return (
    <CompanyCard
      company={company}
      anchor={target && anchor}
      disabled={disabled}
      onOpen={() => (isValid ? select() : onExplain(company))}
    />
  )
}

function landingOf({ uuid }: Business, landing: 'dashboard' | 'vouchers'): NavigationTarget {
  return landing === 'vouchers'
    ? { to: 'vouchers', operation: 'COMPRA', businessUuid: uuid }
    : { to: 'dashboard', businessUuid: uuid }
}

function waitingOf(awaited: readonly Business[] | undefined): NavigationTarget | undefined {
  return awaited && { to: 'processing', companies: awaited.map(({ uuid, name, ruc }) => ({ uuid, name, ruc })) }
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
