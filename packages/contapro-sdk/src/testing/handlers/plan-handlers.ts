import type { HttpHandler } from 'msw'
import type { Plan, Subscription, User } from '../../contract/contract.ts'
import { changeAccount } from '../mock-accounts.ts'
import type { MockData } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { daysFromToday, isTrialLeft, planEnd, trialEnd, UNDO_DAYS } from '../mock-plans.ts'
import { MockRefusal } from '../mock-refusal.ts'

/** Subscription plans: one free trial an account, and no plan for fewer companies than are in use (decisions 34, 45). */
export function planHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listPlans', ({ data, user, isEmpty, reply }) => {
      const change = data.planChanges.get(user.uuid)
      return reply(200, {
        plans: isEmpty ? [] : data.plans.map((plan) => withDays(data, plan)),
        trial_available: isTrialLeft(data, user),
        businesses_count: companiesOf(data, user),
        last_change: change ? { before: change.before, undo_until: daysFromToday(UNDO_DAYS) } : null,
      })
    }),
    mockOperation(server, 'subscribe', async ({ body, data, user, reply }) => {
      const { plan_type, free_trial } = await body()
      const plan = data.plans.find((one) => one.plan_type === plan_type)
      if (!plan) throw refused('PLAN_NOT_OFFERED', 'Este plan no está disponible.', 'plan_type')
      refuseTooSmall(data, user, plan)
      const hadTrial = data.trialsUsed.has(user.uuid)
      if (free_trial) startTrial(data, user)
      const subscription = { plan_type, end_date: free_trial ? trialEnd(data, plan_type) : planEnd(plan_type) }
      data.planChanges.set(user.uuid, {
        before: user.subscription,
        hadTrial,
        businessesCount: companiesOf(data, user),
      })
      setSubscription(data, user, subscription)
      return reply(200, subscription)
    }),
    mockOperation(server, 'undoPlanChange', ({ data, user, reply }) => {
      const change = data.planChanges.get(user.uuid)
      if (!change) throw new MockRefusal('PLAN_CHANGE_FINAL')
      const { before, hadTrial, businessesCount } = change
      const plan = data.plans.find((one) => one.plan_type === before?.plan_type)
      if (companiesOf(data, user) > businessesCount) refuseTooSmall(data, user, plan)
      data.planChanges.delete(user.uuid)
      if (!hadTrial) data.trialsUsed.delete(user.uuid)
      setSubscription(data, user, before)
      return reply(200, { subscription: before })
    }),
  ]
}

function withDays(data: MockData, plan: Plan): Plan {
  const { plan_type: type, trial_days: days } = plan
  return { ...plan, end_date: planEnd(type), trial_end_date: days > 0 ? trialEnd(data, type) : null }
}

const companiesOf = ({ businesses }: MockData, { uuid }: User): number =>
  businesses.filter(({ accountant_uuid }) => accountant_uuid === uuid).length

function refuseTooSmall(data: MockData, user: User, plan: Plan | undefined): void {
  const [count, limit] = [companiesOf(data, user), plan?.max_businesses ?? null]
  if (!plan || limit === null || count <= limit) return
  const message = `Tienes ${count} empresas y el plan ${plan.name} admite ${limit}.`
  throw refused('COMPANIES_EXCEED_PLAN', message, 'plan_type')
}

function startTrial(data: MockData, user: User): void {
  if (data.trialsUsed.has(user.uuid)) throw new MockRefusal('TRIAL_ALREADY_USED')
  if (!isTrialLeft(data, user)) {
    const message = 'Tienes un plan pagado vigente. La prueba gratis es para cuentas sin plan.'
    throw refused('TRIAL_WITH_PAID_PLAN', message, 'free_trial')
  }
  data.trialsUsed.add(user.uuid)
}

function setSubscription(data: MockData, { uuid }: User, subscription: Subscription | null): void {
  changeAccount(data, uuid, (account) => ({ ...account, user: { ...account.user, subscription } }))
}

const refused = (code: string, message: string, field: string): MockRefusal =>
  new MockRefusal('RULE_BROKEN', [{ code, message, field }])
