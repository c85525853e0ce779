import { type Plan, subscriptionDaysLeft } from '@contapro/sdk'
import { useMe, usePlans, useSession, useSubscribe, useViewEvent } from '@contapro/sdk/react'
import { type JSX, useState } from 'react'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useToasts } from '../../primitives/toast/toast-provider.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { plansMessages } from './plans.messages.ts'
import type { CurrentPlan, PlansState } from './plans-state.ts'
import { PlansView } from './plans-view.tsx'

/** The plans, connected: picking one changes the accountant's subscription at once; no payment is taken (decisions 34). */
export function PlansPanel(): JSX.Element {
  const texts = useMessages(plansMessages)
  const locale = useLocale()
  const list = usePlans()
  const current = useCurrentPlan()
  const subscription = useSubscribe()
  const { show } = useToasts()
  useViewEvent('planes')
  const pick = (plan: Plan, freeTrial: boolean): void => {
    if (subscription.isPending) return
    subscription.mutate(
      { planType: plan.plan_type, freeTrial },
      {
        onSuccess: ({ end_date: date }) =>
          show({ title: texts.changedTitle(plan.name), description: texts.changedText(formatDate(date, locale)) }),
        // Another tab may have used the trial: what is on offer is asked for anew.
        onError: () => void list.refetch(),
      },
    )
  }
  return (
    <PlansView
      plans={plansState(list)}
      current={current}
      picking={subscription.isPending ? subscription.variables.planType : undefined}
      failure={subscription.error?.detail}
      onPick={pick}
    />
  )
}

/** As the server says, or as the session remembers until then. */
function useCurrentPlan(): CurrentPlan | null {
  const me = useMe()
  const [now] = useState(() => new Date())
  const { user } = useSession()
  const subscription = (me.data ?? user)?.subscription ?? null
  return subscription && { ...subscription, daysLeft: subscriptionDaysLeft(subscription, now) }
}

function plansState(list: ReturnType<typeof usePlans>): PlansState {
  if (list.data) return { state: 'loaded', plans: list.data.plans, trialAvailable: list.data.trial_available }
  if (list.error) return { state: 'error', message: list.error.message, onRetry: () => void list.refetch() }
  return { state: 'loading' }
}
