import type { Business, SignInAnswer, User } from '../contract/contract.ts'
import { type AbTestGroup, parseAbTestGroup } from './ab-test-group.ts'
import {
  ANONYMOUS,
  type AuthState,
  createAuthStore,
  type LoginStatus,
  type PartnerData,
  signedOut,
} from './auth-store.ts'
import { browserStorage, type KeyValueStorage } from './browser-storage.ts'
import { type BusinessCreationStatus, type BusinessState, createBusinessStore, noBusiness } from './business-store.ts'
import { createDashboardStore, type DashboardState, noDashboard } from './dashboard-store.ts'
import { type DateRange, dateRangeOf } from './date-range.ts'
import { createFlagStore, type FlagStore } from './local-flags.ts'
import { sessionIdOf } from './session-id.ts'
import type { Store } from './store.ts'

/** Where a session is kept; both default to the browser's own and fall back to memory. */
export interface ContaproSessionOptions {
  /** Holds the auth, dashboard and business stores. Default: sessionStorage. */
  readonly sessionStorage?: KeyValueStorage
  /** Holds the flags and the A/B group. Default: localStorage. */
  readonly localStorage?: KeyValueStorage
  /** Put in front of the session storage keys `auth`, `dashboard` and `business`. Default 'contapro-'. */
  readonly keyPrefix?: string
}

/** The periods that come with a company, newest first, and the one to open; without it the first. */
export interface CompanyPeriods {
  readonly taxPeriods?: readonly string[] | undefined
  readonly taxPeriod?: string | undefined
}

/** Who is signed in, what is selected, and every transition of part 1 §4. Framework-free. */
export interface ContaproSession {
  readonly auth: Store<AuthState>
  readonly dashboard: Store<DashboardState>
  readonly business: Store<BusinessState>
  readonly flags: FlagStore
  /** Sign-in answered: a fresh session, no selection, first dashboard view still to come. */
  readonly logIn: (answer: SignInAnswer) => void
  /** Sign-in failed. */
  readonly failLogIn: (status: Extract<LoginStatus, 'ERROR' | 'INCORRECT_CREDENTIALS'>) => void
  /** Clears token, user, selection and everything of this session in the storage; the flags stay. */
  readonly logOut: () => void
  /** A data call that carried this token got 401. True the first time; false for a token that is no longer in use. */
  readonly expire: (accessToken: string) => boolean
  /** The host brought a new token of its own: nothing is expired any more. */
  readonly renew: () => void
  /** The current-user call got 401 with this token: token and user go (part 1 §4), unless another one is in use by now. */
  readonly forgetUser: (accessToken: string) => void
  readonly setUser: (user: User) => void
  readonly setPartner: (partner: PartnerData | null) => void
  readonly setCreationStatus: (status: BusinessCreationStatus) => void
  /** Selects a company with its periods; the first one is the default. Paging and dates start anew. */
  readonly selectCompany: (company: Pick<Business, 'uuid' | 'name' | 'ruc'>, periods?: CompanyPeriods) => void
  /** Renews the periods of the selected company; keeps the chosen one while it exists. */
  readonly setTaxPeriods: (taxPeriods: readonly string[]) => void
  /** Selects a period: its first and last day become the date range, and lists start at page 1. */
  readonly selectTaxPeriod: (taxPeriod: string) => void
  /** Other selected values of the dashboard. */
  readonly selectValues: (values: Partial<Omit<DashboardState, 'taxPeriod' | 'taxPeriods'>>) => void
  /** Nothing selected any more. */
  readonly clearSelection: () => void
}

/** Reads the session that the browser remembers, or starts an empty one. */
export function createContaproSession(options: ContaproSessionOptions = {}): ContaproSession {
  const kept = options.sessionStorage ?? browserStorage('sessionStorage')
  const local = options.localStorage ?? browserStorage('localStorage')
  const prefix = options.keyPrefix ?? 'contapro-'
  const knownGroup = (): AbTestGroup => parseAbTestGroup(local.getItem('abTestGroup'))
  const auth = createAuthStore(kept, `${prefix}auth`, knownGroup())
  const dashboard = createDashboardStore(kept, `${prefix}dashboard`)
  const business = createBusinessStore(kept, `${prefix}business`)
  const flags = createFlagStore(local)
  const keys = ['auth', 'dashboard', 'business'].map((name) => `${prefix}${name}`)
  let unnamedSessions = 0

  const clearSelection = (): void => {
    dashboard.set(noDashboard)
    business.set(noBusiness)
  }
  return {
    auth,
    dashboard,
    business,
    flags,
    clearSelection,
    logIn: (answer) => {
      const abTestGroup = parseAbTestGroup(answer.ab_test_group)
      const accessToken = answer.access_token
      local.setItem('abTestGroup', abTestGroup)
      flags.setFlag('isFirstLogin', false)
      flags.setFlag('isFirstViewDashboard', true)
      clearSelection()
      const sessionId = sessionIdOf(accessToken) ?? `unnamed-${++unnamedSessions}`
      auth.set({ ...signedOut, accessToken, sessionId, abTestGroup, loginStatus: 'SUCCESS' })
    },
    failLogIn: (loginStatus) => auth.set({ loginStatus }),
    logOut: () => {
      clearSelection()
      auth.set({ ...signedOut, abTestGroup: knownGroup() })
      for (const key of keys) kept.removeItem(key)
    },
    expire: (accessToken) => {
      const { accessToken: current, isExpired } = auth.getSnapshot()
      if (isExpired || (current !== null && current !== accessToken)) return false
      auth.set({ isExpired: true })
      return true
    },
    renew: () => auth.set({ isExpired: false }),
    forgetUser: (accessToken) => {
      if (auth.getSnapshot().accessToken !== accessToken) return
      auth.set({ accessToken: null, user: null, sessionId: ANONYMOUS, loginStatus: 'NOT_LOGGED' })
    },
    setUser: (user) => auth.set({ user }),
    setPartner: (partner) => auth.set({ partner }),
    setCreationStatus: (creationStatus) => business.set({ creationStatus }),
    selectCompany: ({ uuid, name, ruc }, { taxPeriods = [], taxPeriod } = {}) => {
      dashboard.set({ ...noDashboard, taxPeriods, ...periodValues(taxPeriod ?? taxPeriods[0]) })
      // Last: whoever hears of the company may already know its periods and bring them.
      business.set({ company: { uuid, name, ruc } })
    },
    setTaxPeriods: (taxPeriods) => {
      const { taxPeriod, taxPeriods: known } = dashboard.getSnapshot()
      if (known.join() === taxPeriods.join()) return
      const isKept = taxPeriod !== null && taxPeriods.includes(taxPeriod)
      dashboard.set(isKept ? { taxPeriods } : { taxPeriods, page: 1, ...periodValues(taxPeriods[0]) })
    },
    selectTaxPeriod: (taxPeriod) => dashboard.set({ page: 1, ...periodValues(taxPeriod) }),
    selectValues: (values) => dashboard.set(values),
  }
}

function periodValues(taxPeriod: string | undefined): { taxPeriod: string | null; dateRange: DateRange } {
  return { taxPeriod: taxPeriod ?? null, dateRange: dateRangeOf(taxPeriod ?? '') }
}
