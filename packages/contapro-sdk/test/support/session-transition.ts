import {
  type AuthState,
  type BusinessState,
  type ContaproSession,
  createContaproSession,
  type DashboardState,
  type FilterState,
  type KeyValueStorage,
  type LocalFlags,
  memoryStorage,
  type PartnerData,
  type User,
} from '../../src/index.ts'
import { aBusiness, aUser } from '../../src/testing/index.ts'

/** Two tokens, {"sub":"u","sid":"s-77"} and {"sub":"v","sid":"s-88"}. */
export const first = 'h.eyJzdWIiOiJ1Iiwic2lkIjoicy03NyJ9.s'
export const second = 'h.eyJzdWIiOiJ2Iiwic2lkIjoicy04OCJ9.s'
export const company = { uuid: 'u-1', name: 'EMPRESA DE PRUEBA S.A.C.', ruc: '20990000019' }
export const user: User = aUser()
export const partner: PartnerData = {
  email: 'rosa@example.com',
  password: 'clave-de-siscont',
  razon_social: 'X S.A.C.',
  ruc: '20990000019',
}

/** Something that is done to a session. */
export type Step = (session: ContaproSession) => void

/** Everything that a session holds. */
export interface SessionState {
  readonly auth: Partial<AuthState>
  readonly business: Partial<BusinessState>
  readonly dashboard: Partial<DashboardState>
  readonly filters: FilterState
  readonly flags: Partial<LocalFlags>
}

/** A sentence of part 1 §4: what was before, what happens, what is then. */
export interface Transition {
  readonly title: string
  readonly given: Step
  readonly step: Step
  readonly gives: Partial<SessionState>
}

/** Nothing before. */
export const nothing: Step = () => {}

export const signedIn: Step = (session) => {
  session.logIn({ access_token: first, ab_test_group: 'B' })
  session.setUser(user)
}

export const working: Step = (session) => {
  signedIn(session)
  session.setBusinesses([aBusiness(company)])
  session.selectCompany(company, { taxPeriods: ['202608'] })
  session.setView('comprobantes')
}

/** A browser: each call loads the same tab anew. */
export function aTab(): () => ContaproSession {
  const kept: readonly [KeyValueStorage, KeyValueStorage] = [memoryStorage(), memoryStorage()]
  return () => createContaproSession({ sessionStorage: kept[0], localStorage: kept[1] })
}

export function stateOf({ auth, business, dashboard, filters, flags }: ContaproSession): SessionState {
  return {
    auth: auth.getSnapshot(),
    business: business.getSnapshot(),
    dashboard: dashboard.getSnapshot(),
    filters: filters.getSnapshot(),
    flags: flags.getSnapshot(),
  }
}

/** What is left of a state when the tab is loaded anew: statuses of forms and the partner's password are not. */
export function lasting({ auth = {}, business = {}, ...rest }: Partial<SessionState>): Partial<SessionState> {
  const { loginStatus: _status, isExpired: _isExpired, partner: held, ...kept } = auth
  const { creationStatus: _creation, ...selected } = business
  const stored = held === undefined ? {} : { partner: held && { ...held, password: '' } }
  return { ...rest, auth: { ...kept, ...stored }, business: selected }
}
