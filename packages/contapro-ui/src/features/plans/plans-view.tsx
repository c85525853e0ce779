import type { Plan } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import { LoadFailure } from '../../host/load-failure.tsx'
import { EmptyState } from '../../patterns/empty-state/empty-state.tsx'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { BadgeCheckIcon } from '../../primitives/icon/icons.ts'
import { Segmented } from '../../primitives/segmented/segmented.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { visuallyHidden } from '../../primitives/visually-hidden/visually-hidden.css.ts'
import { IncludedInAll } from './included-in-all.tsx'
import { PlanCard, PlanCardSkeleton } from './plan-card.tsx'
import { banner, grid, head, note, page } from './plans.css.ts'
import { type PlansMessages, plansMessages } from './plans.messages.ts'
import type { Billing, CurrentPlan, PlanChoice, PlansState } from './plans-state.ts'
import { UndoPlanChange } from './undo-plan-change.tsx'

/** Props of `PlansView`. */
export interface PlansViewProps {
  readonly plans: PlansState
  /** Null without one. */
  readonly current: CurrentPlan | null
  /** Why the last change could not be undone. */
  readonly failure?: string
  readonly isUndoing?: boolean
  readonly onPick: (choice: PlanChoice) => void
  readonly onUndo: () => void
}

/** The plans on offer, by the month or by the year (decisions 34). */
export function PlansView({ plans, current, failure, isUndoing = false, onPick, onUndo }: PlansViewProps): JSX.Element {
  const texts = useTexts(plansMessages)
  const [chosen, setChosen] = useState<Billing>()
  const billing = chosen ?? (current && current.plan_type > 4 ? 'ANNUAL' : 'MONTHLY')
  return (
    <div className={page}>
      <header className={head}>
        <div>
          <Text as="h1" variant="greeting">
            {texts.title}
          </Text>
          <Text tone="secondary" className={note}>
            {noteOf(plans, texts)}
          </Text>
        </div>
        <Segmented label={texts.billing} options={billingOptions(texts)} value={billing} onValueChange={setChosen} />
      </header>
      {failure ? (
        <Banner tone="danger" title={texts.undoErrorTitle} className={banner}>
          {failure}
        </Banner>
      ) : null}
      {plans.state === 'loaded' && plans.lastChange ? (
        <UndoPlanChange change={plans.lastChange} plans={plans.plans} isUndoing={isUndoing} onUndo={onUndo} />
      ) : null}
      <Offer plans={plans} billing={billing} current={current} onPick={onPick} />
      <IncludedInAll />
    </div>
  )
}

const billingOptions = (texts: PlansMessages): readonly { readonly value: Billing; readonly label: string }[] => [
  { value: 'MONTHLY', label: texts.monthly },
  { value: 'ANNUAL', label: texts.annual },
]

function noteOf(plans: PlansState, texts: PlansMessages): string {
  const days = plans.state === 'loaded' && plans.trialAvailable ? plans.plans.map((plan) => plan.trial_days) : []
  const longest = Math.max(0, ...days)
  return longest > 0 ? texts.trialNote(longest) : texts.changeNote
}

type OfferProps = Pick<PlansViewProps, 'plans' | 'current' | 'onPick'> & { readonly billing: Billing }

function Offer({ plans, billing, current, onPick }: OfferProps): JSX.Element {
  const texts = useTexts(plansMessages)
  if (plans.state === 'error') {
    return (
      <Card>
        <LoadFailure title={texts.loadError} message={plans.message} onRetry={plans.onRetry} />
      </Card>
    )
  }
  if (plans.state === 'loading') {
    return (
      <>
        <output className={visuallyHidden}>{texts.loading}</output>
        <div className={grid}>
          {[1, 2, 3, 4].map((place) => (
            <PlanCardSkeleton key={place} />
          ))}
        </div>
      </>
    )
  }
  const offered = plans.plans.filter((plan) => plan.billing === billing)
  if (offered.length === 0) {
    return (
      <Card>
        <EmptyState icon={BadgeCheckIcon} title={texts.emptyTitle} text={texts.emptyText} />
      </Card>
    )
  }
  const next = nextPlan(offered, current)
  return (
    <div className={grid}>
      {offered.map((plan) => (
        <PlanCard
          key={plan.plan_type}
          plan={plan}
          current={current?.plan_type === plan.plan_type ? current : undefined}
          trialAvailable={plans.trialAvailable}
          isNext={plan === next}
          onPick={onPick}
        />
      ))}
    </div>
  )
}

/** The main choice of the page: the next larger plan than the accountant's own, or the own one once it ended. */
function nextPlan(offered: readonly Plan[], current: CurrentPlan | null): Plan | undefined {
  const own = current ? rankOf(current) : 0
  return offered.find((plan) => rankOf(plan) > own || (rankOf(plan) === own && current?.daysLeft === 0))
}

/** The same plan by the month and by the year has one rank: 1–4, then 5–8 (decisions 34). */
const rankOf = ({ plan_type: type }: { readonly plan_type: number }): number => ((type - 1) % 4) + 1
