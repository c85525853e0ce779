import type { User } from '../contract/contract.ts'
import { parseAbTestGroup } from './ab-test-group.ts'
import { ANONYMOUS, type LoginStatus, type PartnerData, signedOut, withoutPassword } from './auth-store.ts'
import { noFilters } from './filter-store.ts'
import type { SessionStores } from './session-stores.ts'
import { tokenClaims } from './token-claims.ts'
import type { Utm } from './utm.ts'

/** What an answer hands over that starts a session. */
export interface AccessAnswer {
  readonly access_token: string
  /** A and B, or TEMPLATEA and TEMPLATEB. Missing: the group that this browser remembers, else A (decisions 11). */
  readonly ab_test_group?: string | undefined
}

/** How a session starts, ends and expires (part 1 §4). */
export interface AccessTransitions {
  /** Sign-in answered: a fresh session, no selection, first dashboard view still to come. */
  readonly logIn: (answer: AccessAnswer) => void
  /** Registration answered: a fresh session, and the home will welcome the accountant. */
  readonly register: (answer: AccessAnswer) => void
  /** The partner's sign-in or account call answered, or its address brought a token: a fresh session that keeps the partner data but the password. */
  readonly enterAsPartner: (answer: AccessAnswer) => void
  /** Sign-in failed. */
  readonly failLogIn: (status: Extract<LoginStatus, 'ERROR' | 'INCORRECT_CREDENTIALS'>) => void
  /** Clears token, user, partner data, selection, filters and everything of this session in the storage; the flags stay. */
  readonly logOut: () => void
  /** A data call that carried this token got 401. True the first time; false for a token that is no longer in use. */
  readonly expire: (accessToken: string) => boolean
  /** The host brought a new token of its own: nothing is expired any more. */
  readonly renew: () => void
  /** The expired token was renewed; the session goes on. False when another one is in use by now. */
  readonly replaceToken: (expired: string, renewed: string) => boolean
  /** The current-user call got 401 with this token: token and user go (part 1 §4), unless another one is in use by now. */
  readonly forgetUser: (accessToken: string) => void
  readonly setUser: (user: User) => void
  /** Keeps what the partner handed over between its steps; the password only in memory, and only while nobody is signed in. */
  readonly setPartner: (partner: PartnerData | null) => void
  /** Names the screen that is shown. */
  readonly setView: (view: string) => void
  /** Keeps where the visit came from; registration and events carry it. */
  readonly setUtm: (utm: Utm) => void
}

/** The transitions of who is signed in. */
export function accessTransitions(stores: SessionStores): AccessTransitions {
  const { auth, filters, flags } = stores
  const start = startSession(stores)
  return {
    logIn: (answer) => {
      flags.setFlag('isFirstLogin', false)
      flags.setFlag('isFirstViewDashboard', true)
      start(answer, null)
    },
    register: (answer) => {
      flags.setFlag('isFirstLogin', true)
      // What the accountant before left unseen is not this one's login.
      flags.setFlag('isFirstViewDashboard', false)
      start(answer, null)
    },
    enterAsPartner: (answer) => start(answer, auth.getSnapshot().partner),
    failLogIn: (loginStatus) => auth.set({ loginStatus }),
    logOut: () => {
      filters.set(noFilters)
      stores.clearSelection()
      auth.set({ ...signedOut, abTestGroup: stores.knownGroup() })
      stores.forgetStored()
    },
    expire: (accessToken) => {
      const { accessToken: current, isExpired } = auth.getSnapshot()
      if (isExpired || (current !== null && current !== accessToken)) return false
      auth.set({ isExpired: true })
      return true
    },
    renew: () => auth.set({ isExpired: false }),
    replaceToken: (expired, renewed) => {
      if (auth.getSnapshot().accessToken !== expired) return false
      // The session id stays: what is on the screens is still this accountant's.
      auth.set({ accessToken: renewed, isExpired: false })
      return true
    },
    forgetUser: (accessToken) => {
      if (auth.getSnapshot().accessToken !== accessToken) return
      auth.set({ accessToken: null, user: null, sessionId: ANONYMOUS, loginStatus: 'NOT_LOGGED' })
    },
    setUser: (user) => auth.set({ user }),
    setPartner: (partner) => {
      const isSignedIn = auth.getSnapshot().accessToken !== null
      auth.set({ partner: isSignedIn ? withoutPassword(partner) : partner })
    },
    setView: (view) => auth.set({ view }),
    setUtm: (utm) => auth.set({ utm }),
  }
}

type Start = (answer: AccessAnswer, partner: PartnerData | null) => void

/** A fresh session: another accountant's filters, selection and view are gone, the campaign of the visit stays. */
function startSession({ auth, filters, clearSelection, knownGroup, keepGroup }: SessionStores): Start {
  let unnamedSessions = 0
  const unnamed = (): string => {
    const id = `unnamed-${++unnamedSessions}`
    return id === auth.getSnapshot().sessionId ? unnamed() : id
  }
  return ({ access_token: accessToken, ab_test_group: group }, partner) => {
    const abTestGroup = group === undefined ? knownGroup() : parseAbTestGroup(group)
    keepGroup(abTestGroup)
    filters.set(noFilters)
    clearSelection()
    auth.set({
      ...signedOut,
      accessToken,
      sessionId: tokenClaims(accessToken).sid ?? unnamed(),
      abTestGroup,
      loginStatus: 'SUCCESS',
      partner: withoutPassword(partner),
      utm: auth.getSnapshot().utm,
    })
  }
}
