import type { User } from '../contract/contract.ts'
import { isRecord, textField } from '../json/json-record.ts'
import { type AbTestGroup, parseAbTestGroup } from './ab-test-group.ts'
import type { KeyValueStorage } from './browser-storage.ts'
import { createPersistedStore } from './persisted-store.ts'
import type { WritableStore } from './store.ts'
import { tokenClaims } from './token-claims.ts'
import { readUtm, type Utm } from './utm.ts'

/** Where a login stands (part 1 §4). */
export type LoginStatus = 'NOT_LOGGED' | 'SUCCESS' | 'ERROR' | 'INCORRECT_CREDENTIALS'

/**
 * What the partner software hands over between its steps (part 1 §3). The password is never stored, and is gone as soon as
 * somebody is signed in (decisions 29); an empty text then.
 */
export interface PartnerData {
  readonly email: string
  readonly password: string
  readonly razon_social: string
  readonly ruc: string
}

/** Who is signed in. */
export interface AuthState {
  /** Bearer token, null without a session or when the host keeps it. */
  readonly accessToken: string | null
  /** `sid` of the token that the session began with; 'anonymous' without one. Part of every cache key. */
  readonly sessionId: string
  readonly loginStatus: LoginStatus
  /** A data call got 401: the session-expired modal shows until the user logs out. */
  readonly isExpired: boolean
  /** The accountant, null until `me` answered. */
  readonly user: User | null
  readonly abTestGroup: AbTestGroup
  readonly partner: PartnerData | null
  /** The screen that was shown last, under the name that its events carry; null before the first. */
  readonly view: string | null
  /** Where the visit came from; registration and events carry it. */
  readonly utm: Utm
}

/** Session id while nobody is signed in. */
export const ANONYMOUS = 'anonymous'

/** Nobody signed in. */
export const signedOut: AuthState = {
  accessToken: null,
  sessionId: ANONYMOUS,
  loginStatus: 'NOT_LOGGED',
  isExpired: false,
  user: null,
  abTestGroup: 'A',
  partner: null,
  view: null,
  utm: {},
}

/** The auth store under `key`; `knownGroup` is the A/B group that local storage remembers. */
export function createAuthStore(
  storage: KeyValueStorage,
  key: string,
  knownGroup: AbTestGroup,
): WritableStore<AuthState> {
  return createPersistedStore<AuthState>(
    { ...signedOut, abTestGroup: knownGroup },
    {
      key,
      storage,
      keep: ({ accessToken, sessionId, user, abTestGroup, partner, view, utm }) => ({
        accessToken,
        sessionId,
        user,
        abTestGroup,
        partner: withoutPassword(partner),
        view,
        utm,
      }),
      read: (content) => readAuth(content, knownGroup),
    },
  )
}

/** What may be kept of the partner data (decisions 29). */
export function withoutPassword(partner: PartnerData | null): PartnerData | null {
  return partner && { ...partner, password: '' }
}

/** Before version 2 the token was `access_token` or `token`, and the group `ab_test_group`. */
function readAuth(content: Readonly<Record<string, unknown>>, knownGroup: AbTestGroup): Partial<AuthState> {
  const accessToken = textField(content, 'accessToken', 'access_token', 'token') ?? null
  const group = content['abTestGroup'] ?? content['ab_test_group'] ?? knownGroup
  return {
    accessToken,
    sessionId: accessToken === null ? ANONYMOUS : readSessionId(content, accessToken),
    loginStatus: accessToken === null ? 'NOT_LOGGED' : 'SUCCESS',
    user: accessToken === null ? null : readUser(content['user']),
    abTestGroup: parseAbTestGroup(group),
    partner: readPartner(content['partner'] ?? content['siscont']),
    view: textField(content, 'view') ?? null,
    utm: readUtm(content['utm']),
  }
}

/** A renewed token keeps the id that its session began with. */
function readSessionId(content: Readonly<Record<string, unknown>>, accessToken: string): string {
  return textField(content, 'sessionId') ?? tokenClaims(accessToken).sid ?? 'restored'
}

/** The stored user only bridges the time until `me` answers, so a whole one or none. */
function readUser(value: unknown): User | null {
  if (!isRecord(value)) return null
  const texts = ['uuid', 'name', 'last_name', 'email', 'accountant_profile'] as const
  const isWhole = texts.every((name) => typeof value[name] === 'string') && 'subscription' in value
  return isWhole ? (value as unknown as User) : null
}

function readPartner(value: unknown): PartnerData | null {
  if (!isRecord(value)) return null
  const text = (name: string): string => textField(value, name) ?? ''
  const partner = { email: text('email'), password: '', razon_social: text('razon_social'), ruc: text('ruc') }
  return partner.email || partner.ruc ? partner : null
}
