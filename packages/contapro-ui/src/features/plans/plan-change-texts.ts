import type { Plan } from '@contapro/sdk'
import { centimosOf } from '../../host/centimos-of.ts'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import type { PlansMessages } from './plans.messages.ts'
import type { CurrentPlan, PlanChoice } from './plans-state.ts'

/** A change of plan and what it starts from. */
export interface PlanChangeFacts {
  readonly choice: PlanChoice
  readonly plans: readonly Plan[]
  readonly current: CurrentPlan | null
}

/** What a change of plan gives, takes away, and when, in sentences (decisions 45). */
export interface PlanChangeTexts {
  readonly gains: readonly string[]
  readonly losses: readonly string[]
  readonly when: string
}

export function planChangeTexts(facts: PlanChangeFacts, texts: PlansMessages, locale: string): PlanChangeTexts {
  const { plan, freeTrial } = facts.choice
  const own = facts.plans.find(({ plan_type: type }) => type === facts.current?.plan_type)
  const limits = own && { from: own.max_businesses, to: plan.max_businesses }
  const end = freeTrial ? plan.trial_end_date : plan.end_date
  return {
    gains: [
      freeTrial
        ? texts.gainsTrial(nameOf(plan, texts))
        : texts.gainsPlan(nameOf(plan, texts), priceOf(plan, texts, locale)),
      limits && isMore(limits.to, limits.from) ? texts.mostCompanies(limits.to, limits.from) : undefined,
    ].filter((text) => text !== undefined),
    losses: [
      limits && isMore(limits.from, limits.to) ? texts.mostCompanies(limits.to, limits.from) : undefined,
      daysLost(facts.current, own, { texts, locale }),
      freeTrial ? texts.losesTrial : undefined,
    ].filter((text) => text !== undefined),
    when: end ? texts.startsToday(formatDate(end, locale)) : texts.startsTodayOnly,
  }
}

/** A plan by its name and how it is paid. */
export const nameOf = (plan: Pick<Plan, 'name' | 'billing'>, texts: PlansMessages): string =>
  texts.planOf(plan.name, plan.billing)

const priceOf = ({ price, billing }: Plan, { perYear, perMonth }: PlansMessages, locale: string): string =>
  `${moneyText(centimosOf(price), locale)} ${billing === 'ANNUAL' ? perYear : perMonth}`

/** Null is without a limit. */
const isMore = (one: number | null, other: number | null): boolean => other !== null && (one === null || one > other)

function daysLost(
  current: CurrentPlan | null,
  own: Plan | undefined,
  { texts, locale }: { readonly texts: PlansMessages; readonly locale: string },
): string | undefined {
  if (!current || current.daysLeft === 0) return undefined
  return texts.losesDays(current.daysLeft, own ? nameOf(own, texts) : null, formatDate(current.end_date, locale))
}
