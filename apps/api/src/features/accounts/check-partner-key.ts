import { createHash, timingSafeEqual } from 'node:crypto'
import { type Attempt, countAttempt, giveBackAttempt } from '../../platform/attempts/count-attempt.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Services } from '../../platform/ports/services.ts'

/** No partner key, or one that this server does not know. */
export class PartnerKeyInvalidError extends DomainError {
  constructor() {
    super('PARTNER_KEY_INVALID', 'La llave de socio falta o no es válida.')
  }
}

/** Who calls in the name of a partner. */
export interface PartnerCaller {
  /** The `authorization` header as it came. */
  readonly authorization: string | undefined
  /** Address of the client, to count wrong keys by. */
  readonly client: string
}

/** Lets a partner's server pass, and returns its key. Throws `PartnerKeyInvalidError`, `TooManyRequestsError`. */
export async function checkPartnerKey(
  { partnerKeys, rateLimiters }: Services,
  { authorization = '', client }: PartnerCaller,
): Promise<string> {
  const attempt: Attempt = [rateLimiters.partnerKeysOfClient, client]
  await countAttempt([attempt])
  const [, given = ''] = /^Bearer (.{1,4096})$/i.exec(authorization) ?? []
  // Every key is compared: how long it takes says nothing about which one is near.
  const isKnown = partnerKeys.map((key) => timingSafeEqual(digest(key), digest(given))).includes(true)
  if (!isKnown) throw new PartnerKeyInvalidError()
  await giveBackAttempt([attempt])
  return given
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
