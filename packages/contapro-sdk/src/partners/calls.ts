import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import { isContaproError } from '../client/contapro-error.ts'
import { readNothing } from '../client/read-answer.ts'
import type {
  CreatedHandover,
  Credentials,
  HandoverAccess,
  NewHandover,
  NewPartnerUser,
  PartnerSignInAnswer,
  SignInAnswer,
} from '../contract/contract.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'

/**
 * Signs in with what the partner handed over; the session keeps the partner data (part 1 §4, partner validate flow 3). Fails with
 * 401 USER_PASSWORD_INCORRECT: then the account is to be made; and with 401 PASSWORD_NOT_SET: its owner sets a password by mail
 * (`requestPasswordRecovery`).
 */
export async function signInPartner(
  { call, session, events }: ContaproClient,
  credentials: Credentials,
  options?: CallOptions,
): Promise<PartnerSignInAnswer> {
  try {
    const route = 'POST /app/internal/siscont/sign-in'
    const answer = await call({ operation: 'signInPartner', route, token: null, body: credentials }, options)
    session.enterAsPartner(answer)
    events.tell({ type: 'signed-in', sessionId: session.auth.getSnapshot().sessionId, through: 'siscont' })
    return answer
  } catch (error) {
    if (!isContaproError(error) || error.kind === 'aborted') throw error
    session.failLogIn(error.code === 'USER_PASSWORD_INCORRECT' ? 'INCORRECT_CREDENTIALS' : 'ERROR')
    throw error
  }
}

/**
 * Checks the token that the partner handed over and takes it for the session (part 1 §4, partner validate flow 2). Fails with 401
 * ACCESS_TOKEN_INVALID, which says nothing about whoever is signed in.
 */
export async function validatePartnerToken(
  { call, session, events }: ContaproClient,
  accessToken: string,
  options?: CallOptions,
): Promise<void> {
  const route = 'GET /app/internal/siscont/validate-token'
  await call({ operation: 'validatePartnerToken', route, token: accessToken, read: readNothing }, options)
  if (session.auth.getSnapshot().accessToken === accessToken) return
  session.enterAsPartner({ access_token: accessToken })
  events.tell({ type: 'signed-in', sessionId: session.auth.getSnapshot().sessionId, through: 'siscont' })
}

/** A handover and the key of the partner's server that asks for it. */
export interface HandoverRequest extends NewHandover {
  /** From the configuration of both servers (`CONTAPRO_PARTNER_KEYS`). It never belongs into a browser. */
  readonly partnerKey: string
}

/**
 * Asks for the token that opens `/siscont/validate?handover=…` once, for two minutes. For the partner's server. Fails with 401
 * PARTNER_KEY_INVALID, 404 USER_NOT_FOUND for anybody who is no customer of the partner, 422 RUC_INVALID, 429.
 */
export function createHandover(
  { call }: ContaproClient,
  { partnerKey, ...handover }: HandoverRequest,
  options?: CallOptions,
): Promise<CreatedHandover> {
  const route = 'POST /app/internal/siscont/handovers'
  return call({ operation: 'createHandover', route, token: partnerKey, body: handover }, options)
}

/**
 * Signs in with a hand-over token, which can be used once. `password_voided` is true at the first hand-over into an account whose
 * address was never verified. Fails with 401 HANDOVER_EXPIRED, HANDOVER_USED or HANDOVER_INVALID, 429.
 */
export async function signInByHandover(
  { call, session, events }: ContaproClient,
  handover: string,
  options?: CallOptions,
): Promise<HandoverAccess> {
  const route = 'POST /app/internal/siscont/handover-sign-in'
  const answer = await call(
    { operation: 'signInByHandover', defaults: defaults.signInByHandover, route, token: null, body: { handover } },
    options,
  )
  session.enterAsPartner(answer)
  events.tell({ type: 'signed-in', sessionId: session.auth.getSnapshot().sessionId, through: 'siscont' })
  return answer
}

/** A new account, and the key of the partner's server if a server creates it. */
export interface PartnerUserRequest extends NewPartnerUser {
  /** See `HandoverRequest`. With a key, the address counts as verified and the client's own session does not change. */
  readonly partnerKey?: string | undefined
}

/**
 * Makes an account with the profile Siscont and starts its session; the partner data stay for the company's form. Fails with 409
 * USER_ALREADY_REGISTERED, 422 with the fields at fault, 401 PARTNER_KEY_INVALID, 429.
 */
export async function createPartnerUser(
  { call, session, events }: ContaproClient,
  { partnerKey, ...user }: PartnerUserRequest,
  options?: CallOptions,
): Promise<SignInAnswer> {
  const route = 'POST /app/internal/users-siscont'
  const answer = await call({ operation: 'createPartnerUser', route, token: partnerKey ?? null, body: user }, options)
  if (partnerKey !== undefined) return answer
  session.enterAsPartner(answer)
  events.tell({ type: 'signed-in', sessionId: session.auth.getSnapshot().sessionId, through: 'registration' })
  return answer
}
