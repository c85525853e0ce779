import type { Plan, PlanList, Subscription } from '@contapro/sdk'

/** How a plan is paid. */
export type Billing = Plan['billing']

/** What is known of the plans. */
export type PlansState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly state: 'loaded'
      readonly plans: readonly Plan[]
      /** The account may still have its one free trial (decisions 34). */
      readonly trialAvailable: boolean
      /** Null if there is no change to undo. */
      readonly lastChange?: PlanList['last_change']
    }

/** A plan that the accountant may change to. */
export interface PlanChoice {
  readonly plan: Plan
  readonly freeTrial: boolean
}

/** The accountant's own plan. */
export interface CurrentPlan extends Subscription {
  /** Rounded up, 0 when it ended (part 1 §9). */
  readonly daysLeft: number
}
