import type { ErrorReason } from '../contract/contract.ts'

/**
 * Where a call failed: `network` (no answer), `timeout` (the client's own limit), `aborted` (cancelled by the caller),
 * `http` (the server answered an error), `contract` (the answer is not what the contract promises).
 */
export type ContaproErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'contract'

/** Facts of a failure. */
export interface ContaproErrorFacts {
  readonly kind: ContaproErrorKind
  /** HTTP status, 0 when there was no answer. */
  readonly status?: number
  readonly code: string
  /** The answer's `name`. */
  readonly title?: string | undefined
  readonly message: string
  readonly errors?: readonly ErrorReason[]
  readonly requestId?: string | undefined
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

/**
 * The one error of the SDK. Decide by `kind` and `code`, never by text; `message` is Spanish and ready to show.
 *
 * Codes made here: NETWORK_UNREACHABLE, REQUEST_TIMEOUT, REQUEST_ABORTED, ANSWER_INVALID, ACCESS_TOKEN_UNAVAILABLE (the host
 * could not give or renew its token), and `HTTP_{status}` for an error answer that is not the contract's (a proxy, for instance). All others are the server's.
 */
export class ContaproError extends Error {
  override readonly name = 'ContaproError' as const
  readonly kind: ContaproErrorKind
  /** HTTP status, 0 when there was no answer. */
  readonly status: number
  /** Stable. */
  readonly code: string
  /** The server's short name of the failure, Spanish; undefined when no server of ours answered. */
  readonly title: string | undefined
  /** One or more reasons, several for several fields; at least one. */
  readonly errors: readonly ErrorReason[]
  /** Names the answer in the server's log; quote it to support. */
  readonly requestId: string | undefined
  /** How long the server asks to wait (Retry-After), in milliseconds; undefined when it does not say. */
  readonly retryAfterMs: number | undefined

  constructor(facts: ContaproErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.kind = facts.kind
    this.status = facts.status ?? 0
    this.code = facts.code
    this.title = facts.title
    this.errors = facts.errors?.length ? facts.errors : [{ code: facts.code, message: facts.message }]
    this.requestId = facts.requestId
    this.retryAfterMs = facts.retryAfterMs
  }

  /** The messages of all reasons, joined by a period and a space, as the sign-in alert shows them (part 1 §8). */
  get detail(): string {
    return this.errors.map((reason) => reason.message).join('. ')
  }

  /** The message for one field of a form, if the server named it. */
  messageFor(field: string): string | undefined {
    return this.errors.find((reason) => reason.field === field)?.message
  }
}

/** Whether a value is a `ContaproError`, also one of another copy of this package. */
export function isContaproError(value: unknown): value is ContaproError {
  return value instanceof Error && value.name === 'ContaproError' && 'kind' in value
}
