import type { Plan } from '@contapro/sdk'
import { clsx } from 'clsx'
import { type JSX, useId } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { BadgeCheckIcon } from '../../primitives/icon/icons.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { choose, current as currentClass, description, end, per, plan as planClass, price, top } from './plans.css.ts'
import { type PlansMessages, plansMessages } from './plans.messages.ts'
import type { CurrentPlan, PlanChoice } from './plans-state.ts'

/** Props of `PlanCard`. */
export interface PlanCardProps {
  readonly plan: Plan
  /** Given when it is the accountant's own plan. */
  readonly current?: CurrentPlan | undefined
  readonly trialAvailable: boolean
  /** The main choice of the page. */
  readonly isNext?: boolean
  readonly onPick: (choice: PlanChoice) => void
}

/** One plan: its price, whom it is for, and the way to pick it. The accountant's own says when it ends. */
export function PlanCard(props: PlanCardProps): JSX.Element {
  const { plan, current, trialAvailable, isNext = false, onPick } = props
  const texts = useTexts(plansMessages)
  const locale = useLocale()
  const id = useId()
  const hasTrial = trialAvailable && plan.trial_days > 0
  return (
    <Card as="article" aria-labelledby={id} className={clsx(planClass, current && currentClass)}>
      <div className={top}>
        <Text as="h2" variant="section" id={id}>
          {plan.name}
        </Text>
        {current ? (
          <Badge tone="info" icon={BadgeCheckIcon}>
            {texts.yours}
          </Badge>
        ) : null}
      </div>
      <p className={price}>
        <MoneyText amount={centimosOf(plan.price)} />
        <span className={per}>{plan.billing === 'ANNUAL' ? texts.perYear : texts.perMonth}</span>
      </p>
      <Text variant="small" tone="secondary">
        {texts.companies(plan.max_businesses)}
      </Text>
      <Text tone="secondary" className={description}>
        {plan.description}
      </Text>
      {current ? (
        <Text variant="caption" tone="tertiary" numeric className={end}>
          {endOf(current, texts, locale)}
        </Text>
      ) : null}
      {current && current.daysLeft > 0 ? null : (
        <Button
          id={`${id}-pick`}
          aria-labelledby={`${id}-pick ${id}`}
          variant={isNext ? 'primary' : undefined}
          size="lg"
          block
          className={choose}
          onClick={() => onPick({ plan, freeTrial: hasTrial })}
        >
          {hasTrial ? texts.tryFree : texts.choose}
        </Button>
      )}
    </Card>
  )
}

function endOf({ end_date: date, daysLeft }: CurrentPlan, texts: PlansMessages, locale: string): string {
  const day = formatDate(date, locale)
  return daysLeft > 0 ? texts.endsOn(day, daysLeft) : texts.ended(day)
}

/** The place of a plan that is on its way. */
export function PlanCardSkeleton(): JSX.Element {
  return (
    <Card as="div" className={planClass}>
      <Skeleton width={96} height={24} />
      <Skeleton width={160} height={36} className={price} />
      <Skeleton width={120} height={20} />
      <Skeleton width="100%" height={40} className={description} />
      <Skeleton width="100%" height={44} className={choose} />
    </Card>
  )
}
