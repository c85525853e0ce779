import type { OperationId } from '../contract/contract.ts'
import { type CallClock, startCallClock, wait } from './call-clock.ts'
import { ContaproError } from './contapro-error.ts'
import { errorOfAnswer } from './error-of-answer.ts'
import { answerInvalid, errorOfFailure } from './error-of-failure.ts'
import { isRetryable, type RetryPolicy, retryDelay } from './retry-policy.ts'

/** Options of every call. */
export interface CallOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
  /** Limit of one attempt in milliseconds, instead of the client's. */
  readonly timeoutMs?: number | undefined
}

/** What the caller must know of a call. */
export interface Call {
  readonly operation: OperationId
  /** Reads are tried again, writes are not. */
  readonly kind: 'read' | 'write'
  /** Sign-in and signed addresses carry no token. */
  readonly isAnonymous?: boolean
  /** Uploads and downloads take as long as they take. */
  readonly isUntimed?: boolean
}

/** What `openapi-fetch` answers. */
export interface Answer<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly response: Response
}

/** What one attempt hands to the request. */
export interface AttemptInit {
  readonly signal: AbortSignal
  readonly headers: Record<string, string>
}

/** Runs a call with token, time limit, retries and the one error. */
export type Caller = <Data>(
  call: Call,
  request: (init: AttemptInit) => Promise<Answer<Data>>,
  options?: CallOptions,
) => Promise<NonNullable<Data>>

/** What a caller is made of. */
export interface CallerParts {
  readonly getAccessToken: () => string | null | undefined | Promise<string | null | undefined>
  readonly retry: RetryPolicy
  readonly timeoutMs: number | undefined
  /** A call that carried this token got 401. */
  readonly onUnauthorized: (token: string, operation: OperationId) => void
  readonly onFailure: (operation: OperationId, error: ContaproError) => void
}

/** Makes the function through which every call of a client goes. */
export function createCaller(parts: CallerParts): Caller {
  return async (call, request, options = {}) => {
    const retries = call.kind === 'read' ? parts.retry.retries : 0
    for (let attempt = 0; ; attempt++) {
      const outcome = await attemptCall(parts, call, request, options)
      if (outcome.isFine) return outcome.data
      const isLast = attempt >= retries || !isRetryable(outcome.error)
      const isCancelled = !isLast && (await waitForRetry(parts.retry, attempt, options.signal))
      if (isLast || isCancelled) throw reported(parts, call, isCancelled ? cancelled(outcome.error) : outcome.error)
    }
  }
}

type Outcome<Data> =
  | { readonly isFine: true; readonly data: NonNullable<Data> }
  | { readonly isFine: false; readonly error: ContaproError }

async function attemptCall<Data>(
  parts: CallerParts,
  call: Call,
  request: (init: AttemptInit) => Promise<Answer<Data>>,
  options: CallOptions,
): Promise<Outcome<Data>> {
  const clock = startCallClock(
    options.signal,
    call.isUntimed ? options.timeoutMs : (options.timeoutMs ?? parts.timeoutMs),
  )
  try {
    const token = call.isAnonymous ? undefined : await accessToken(parts)
    clock.signal.throwIfAborted()
    const answer = await request({
      signal: clock.signal,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    if (!answer.response.ok) {
      if (answer.response.status === 401 && token) parts.onUnauthorized(token, call.operation)
      return { isFine: false, error: errorOfAnswer(answer.response, answer.error) }
    }
    if (answer.data === undefined || answer.data === null) {
      return { isFine: false, error: answerInvalid(undefined, answer.response) }
    }
    return { isFine: true, data: answer.data }
  } catch (cause) {
    return { isFine: false, error: errorOfFailure(cause, callEnd(clock, options.signal)) }
  } finally {
    clock.stop()
  }
}

async function accessToken(parts: CallerParts): Promise<string | undefined> {
  try {
    return (await parts.getAccessToken()) ?? undefined
  } catch (cause) {
    const message = 'No pudimos verificar tu sesión. Inténtalo de nuevo en un minuto.'
    throw new ContaproError({ kind: 'network', code: 'ACCESS_TOKEN_UNAVAILABLE', message, cause })
  }
}

function callEnd(clock: CallClock, caller: AbortSignal | undefined): { isAborted: boolean; isTimedOut: boolean } {
  return { isAborted: caller?.aborted ?? false, isTimedOut: clock.isTimedOut() }
}

/** Waits for the next attempt; true when the caller cancelled meanwhile. */
async function waitForRetry(policy: RetryPolicy, attempt: number, caller: AbortSignal | undefined): Promise<boolean> {
  try {
    await wait(retryDelay(policy, attempt, Math.random()), caller)
    return false
  } catch {
    return true
  }
}

function cancelled(cause: ContaproError): ContaproError {
  return new ContaproError({ kind: 'aborted', code: 'REQUEST_ABORTED', message: 'Se canceló la solicitud.', cause })
}

function reported(parts: CallerParts, call: Call, error: ContaproError): ContaproError {
  if (error.kind !== 'aborted') parts.onFailure(call.operation, error)
  return error
}
