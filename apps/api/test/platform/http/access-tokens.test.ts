import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { AccessTokenInvalidError, createAccessTokens } from '../../../src/platform/secrets/access-tokens.ts'

const secret = createSecretKey(randomBytes(32))
const NOW = Date.UTC(2026, 8, 1, 15) / 1000
const HOURS = 60 * 60
const tokens = createAccessTokens(secret, () => new Date(NOW * 1000))

const session = { accountantUuid: randomUUID(), sessionUuid: randomUUID() }

/** A token that has our signature, and times of its own. */
const signed = (times: JWTPayload): Promise<string> =>
  new SignJWT({ iss: 'contapro', sub: session.accountantUuid, sid: session.sessionUuid, ...times })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(secret)

test.each([
  ['as we issue it', { iat: NOW, exp: NOW + 12 * HOURS }],
  ['of a server whose clock is a minute ahead', { iat: NOW + 60, exp: NOW + 60 + 12 * HOURS }],
  ['in its last second', { iat: NOW - 12 * HOURS + 1, exp: NOW + 1 }],
])('a token %s is accepted', async (_, times) => {
  await expect(tokens.read(await signed(times))).resolves.toEqual(session)
})

test.each([
  ['without a time of issue', { exp: NOW + 12 * HOURS }],
  ['issued in the future', { iat: NOW + 61, exp: NOW + 61 + 12 * HOURS }],
  ['issued at no whole second', { iat: NOW + 0.5, exp: NOW + 0.5 + 12 * HOURS }],
  ['that is good for longer than ours', { iat: NOW, exp: NOW + 12 * HOURS + 1 }],
  ['issued long ago and still good', { iat: 0, exp: NOW + 1 }],
  ['without an end', { iat: NOW }],
  ['that has ended', { iat: NOW - 12 * HOURS, exp: NOW }],
])('a token %s is refused', async (_, times) => {
  await expect(tokens.read(await signed(times))).rejects.toThrow(AccessTokenInvalidError)
})
