import { type KeyObject, randomUUID } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import { DomainError } from '../errors/domain-error.ts'
import { createSealer, SealBrokenError } from './sealer.ts'

/** The company that was open in the partner software. */
export interface PartnerCompany {
  readonly ruc: string
  readonly razonSocial: string
}

/** Whom and what a token hands over. */
export interface Handover {
  readonly accountantUuid: string
  /** The account's epoch when it was made: a new password voids what was handed over before. */
  readonly epoch: number
  /** Null where the partner named none. */
  readonly company: PartnerCompany | null
}

/** A handover as its token holds it. */
export interface SealedHandover extends Handover {
  /** Its own id: by it a token is used once. */
  readonly uuid: string
  readonly expiresAt: Date
}

/** Makes and opens the tokens by which a partner's server hands a customer over. */
export interface Handovers {
  seal(handover: Handover): { readonly token: string; readonly expiresAt: Date }
  /** @throws HandoverInvalidError, HandoverExpiredError */
  open(token: string): SealedHandover
}

const AGAIN = 'Vuelve a abrir Contapro desde SISCONT.'

/** Changed, not one of ours, or of an account that is gone or has a new password. */
export class HandoverInvalidError extends DomainError {
  constructor() {
    super('HANDOVER_INVALID', `Este acceso no es válido. ${AGAIN}`)
  }
}

/** Older than it holds. */
export class HandoverExpiredError extends DomainError {
  constructor() {
    super('HANDOVER_EXPIRED', `Este acceso ya venció. ${AGAIN}`)
  }
}

/** Opened a session before. */
export class HandoverUsedError extends DomainError {
  constructor() {
    super('HANDOVER_USED', `Este acceso ya se usó. ${AGAIN}`)
  }
}

/** From the partner's server to the browser of the same person: a slow program start, and no more. */
const LIFETIME_MS = 2 * 60 * 1000
const CONTEXT = 'handover'

/** Sealed texts (AES-256-GCM): who finds one in a history reads neither address nor RUC in it. */
export function createHandovers(key: KeyObject, clock: Clock): Handovers {
  const sealer = createSealer(key)
  return {
    seal({ accountantUuid, epoch, company }) {
      const expiresAt = new Date(clock().getTime() + LIFETIME_MS)
      const content = { uuid: randomUUID(), accountantUuid, epoch, company, expiresAt: expiresAt.getTime() }
      return { token: sealer.seal(JSON.stringify(content), CONTEXT), expiresAt }
    },
    open(token) {
      const { expiresAt, ...handover } = JSON.parse(unsealed(token)) as Omit<SealedHandover, 'expiresAt'> & {
        readonly expiresAt: number
      }
      if (expiresAt <= clock().getTime()) throw new HandoverExpiredError()
      return { ...handover, expiresAt: new Date(expiresAt) }
    },
  }

  function unsealed(token: string): string {
    try {
      return sealer.open(token, CONTEXT)
    } catch (error) {
      throw error instanceof SealBrokenError ? new HandoverInvalidError() : error
    }
  }
}
