import type { SignInAnswer, User } from '../contract/contract.ts'
import { aUser } from './builders/a-user.ts'
import { FIRST_PLAN, trialEnd } from './mock-plans.ts'
import type { MockAccount, MockData } from './mock-data.ts'
import { MockRefusal } from './mock-refusal.ts'
import { mockToken } from './mock-token.ts'
import { seededUuid } from './seeded-random.ts'

/** The account of an address and its password, or the 401 that the call ends with. */
export function accountOf(data: MockData, email: string, password: string): MockAccount {
  const account = accountWithEmail(data, email)
  if (!account || account.password !== password) throw new MockRefusal('USER_PASSWORD_INCORRECT')
  return account
}

/** The account of an address, which is compared without regard to case. */
export function accountWithEmail({ accounts }: MockData, email: string): MockAccount | undefined {
  return accounts.find(({ user }) => user.email.toLowerCase() === email.toLowerCase())
}

/** What a new account is made of. */
export type NewAccount = Pick<
  User,
  'name' | 'last_name' | 'document_number' | 'email' | 'phone_number' | 'accountant_profile'
> &
  Pick<MockAccount, 'password' | 'isUnverified'>

/** Makes an account on the free trial of the first plan, or ends the call with 409 when address or document is taken. */
export function addAccount(data: MockData, { password, isUnverified = false, ...facts }: NewAccount): MockAccount {
  if (accountWithEmail(data, facts.email)) throw new MockRefusal('USER_ALREADY_REGISTERED')
  if (data.accounts.some(({ user }) => user.document_number === facts.document_number)) {
    const message = 'El documento de identidad ya se encuentra registrado'
    throw new MockRefusal('USER_ALREADY_REGISTERED', [
      { code: 'USER_ALREADY_REGISTERED', message, field: 'document_number' },
    ])
  }
  const uuid = seededUuid(`user ${facts.email}`)
  const subscription = { plan_type: FIRST_PLAN, end_date: trialEnd(data, FIRST_PLAN) }
  const user = aUser({ ...facts, uuid, subscription })
  const account: MockAccount = { user, password, isUnverified, abTestGroup: 'A' }
  data.accounts.push(account)
  data.trialsUsed.add(uuid)
  return account
}

/** Starts a session of an account. */
export function startSession(data: MockData, { user, abTestGroup }: MockAccount): SignInAnswer {
  data.sessionsStarted += 1
  return { access_token: mockToken(user.uuid, `mock-session-${data.sessionsStarted}`), ab_test_group: abTestGroup }
}

/** Puts a changed account in the place of the former. */
export function changeAccount(data: MockData, uuid: string, change: (account: MockAccount) => MockAccount): void {
  data.accounts = data.accounts.map((account) => (account.user.uuid === uuid ? change(account) : account))
}
