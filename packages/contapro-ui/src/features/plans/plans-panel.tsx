import { subscriptionDaysLeft } from '@contapro/sdk'
import { useMe, usePlans, useSession, useSubscribe, useUndoPlanChange, useViewEvent } from '@contapro/sdk/react'
import { type JSX, useState } from 'react'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useToasts } from '../../primitives/toast/toast-provider.tsx'
import { PlanChangeDialog } from './plan-change-dialog.tsx'
import { plansMessages } from './plans.messages.ts'
import type { CurrentPlan, PlanChoice, PlansState } from './plans-state.ts'
import { PlansView } from './plans-view.tsx'

/** The plans, connected: a confirmed change counts at once, and can be undone; no payment is taken (decisions 34, 45). */
export function PlansPanel(): JSX.Element {
  const texts = useTexts(plansMessages)
  const locale = useLocale()
  const list = usePlans()
  const current = useCurrentPlan()
  const [choice, setChoice] = useState<PlanChoice>()
  const subscription = useSubscribe()
  const undo = useUndoPlanChange()
  const { show } = useToasts()
  useViewEvent('planes')
  const change = ({ plan, freeTrial }: PlanChoice): void => {
    if (subscription.isPending) return
    subscription.mutate(
      { planType: plan.plan_type, freeTrial },
      {
        onSuccess({ end_date: date }) {
          setChoice(undefined)
          show({ title: texts.changedTitle(plan.name), description: texts.changedText(formatDate(date, locale)) })
        },
        // Another tab may have used the trial: the list shows what is on offer now.
        onError: () => void list.refetch(),
      },
    )
  }
  const undoChange = (): void => {
    if (undo.isPending) return
    undo.mutate(undefined, {
      onSuccess({ subscription: plan }) {
        const date = plan && formatDate(plan.end_date, locale)
        show({ title: texts.undoneTitle, description: texts.undoneText(date) })
      },
      onError: () => void list.refetch(),
    })
  }
  const pick = (picked: PlanChoice): void => {
    subscription.reset()
    undo.reset()
    setChoice(picked)
  }
  return (
    <>
      <PlansView
        plans={plansState(list)}
        current={current}
        isUndoing={undo.isPending}
        failure={undo.error?.detail}
        onPick={pick}
        onUndo={undoChange}
      />
      {choice ? (
        <PlanChangeDialog
          choice={choice}
          plans={list.data?.plans ?? []}
          current={current}
          businessesCount={list.data?.businesses_count}
          isChanging={subscription.isPending}
          failure={subscription.error?.detail}
          onConfirm={() => change(choice)}
          onClose={() => setChoice(undefined)}
        />
      ) : null}
    </>
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
  if (list.data) {
    const { plans, trial_available: trialAvailable, last_change: lastChange } = list.data
    return { state: 'loaded', plans, trialAvailable, lastChange }
  }
  if (list.error) return { state: 'error', message: list.error.message, onRetry: () => void list.refetch() }
  return { state: 'loading' }
}
