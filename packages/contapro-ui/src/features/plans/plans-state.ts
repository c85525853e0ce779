import type { Plan, Subscription } from '@contapro/sdk'

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
    }

/** The accountant's own plan. */
export interface CurrentPlan extends Subscription {
  /** Rounded up, 0 when it ended (part 1 §9). */
  readonly daysLeft: number
}
