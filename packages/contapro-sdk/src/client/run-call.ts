import type { AccessTokens } from './access-tokens.ts'
import type { AnyCall, CallAnswer, CallOptions } from './call.ts'
import { startCallClock, untilAborted, wait } from './call-clock.ts'
import { completeAnswer } from './complete-answer.ts'
import { ContaproError } from './contapro-error.ts'
import { errorOfAnswer } from './error-of-answer.ts'
import { answerInvalid, errorOfFailure } from './error-of-failure.ts'
import { type RetryPolicy, retryDelay } from './retry-policy.ts'

/** What all calls of a client share. */
export interface CallRules {
  readonly tokens: Pick<AccessTokens, 'current' | 'renewed'>
  readonly retry: RetryPolicy
  readonly timeoutMs: number | undefined
  /** A call with this token got 401, and the token could not be renewed. */
  readonly onUnauthorized: (token: string, call: AnyCall) => void
  readonly onFailure: (call: AnyCall, error: ContaproError) => void
}

/** Sends the request of a call once. Creates a new request each time, because the body of a sent request is consumed. */
export type SendOnce = (token: string | null | undefined, signal: AbortSignal) => Promise<CallAnswer>

/** Runs a call with retries, time limit, token and renewal. Rejects with a `ContaproError` only. */
export type RunCall = (call: AnyCall, send: SendOnce, options: CallOptions) => Promise<unknown>

/** Creates the function that wraps every request of a client. */
export function createRunCall(rules: CallRules): RunCall {
  return async (call, send, options) => {
    const isRead = call.isRead ?? call.route.startsWith('GET')
    for (let attempt = 0; ; attempt++) {
      try {
        return await attemptCall(rules, call, send, options)
      } catch (cause) {
        const error = errorOfFailure(cause)
        const delayMs = isRead ? retryDelay(rules.retry, attempt, error, Math.random()) : undefined
        if (delayMs === undefined) throw reported(rules, call, error)
        await wait(delayMs, options.signal)
      }
    }
  }
}

function reported(rules: CallRules, call: AnyCall, error: ContaproError): ContaproError {
  if (error.kind !== 'aborted' && !call.isBackground) rules.onFailure(call, error)
  return error
}

async function attemptCall(rules: CallRules, call: AnyCall, send: SendOnce, options: CallOptions): Promise<unknown> {
  const limitMs = call.isUntimed ? options.timeoutMs : (options.timeoutMs ?? rules.timeoutMs)
  const clock = startCallClock(options.signal, limitMs)
  try {
    const { answer, token } = await sendWithToken(rules, call, send, clock.signal)
    const { response, error } = answer
    if (response.ok || call.alsoFine?.includes(response.status)) {
      const data = call.read ? call.read(answer) : (answer.data ?? undefined)
      if (data === undefined) throw answerInvalid(undefined, response)
      return call.defaults ? completeAnswer(data, call.defaults) : data
    }
    if (response.status === 401 && token !== undefined) rules.onUnauthorized(token, call)
    throw errorOfAnswer(response, error)
  } catch (cause) {
    throw errorOfFailure(cause, clock)
  } finally {
    clock.stop()
  }
}

/** Sends with the current token, and once more with a renewed token after a 401. */
async function sendWithToken(
  { tokens }: CallRules,
  call: AnyCall,
  send: SendOnce,
  signal: AbortSignal,
): Promise<{ readonly answer: CallAnswer; readonly token?: string | undefined }> {
  const sendUnlessAborted = (token: string | null | undefined): Promise<CallAnswer> => {
    signal.throwIfAborted()
    return send(token, signal)
  }
  if (call.token !== undefined) return { answer: await sendUnlessAborted(call.token) }
  const token = await requestToken(() => tokens.current(), signal)
  const answer = await sendUnlessAborted(token)
  if (token === undefined || answer.response.status !== 401) return { answer, token }
  const renewed = await requestToken(() => tokens.renewed(token), signal)
  return renewed === undefined ? { answer, token } : { answer: await sendUnlessAborted(renewed), token: renewed }
}

/** The host's token, unless the call ends first: the host may never answer. */
async function requestToken(
  request: () => string | undefined | Promise<string | undefined>,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const token = request()
    return token instanceof Promise ? await untilAborted(token, signal) : token
  } catch (cause) {
    signal.throwIfAborted()
    const message = 'No pudimos verificar tu sesión. Inténtalo de nuevo en un minuto.'
    throw new ContaproError({ kind: 'network', code: 'ACCESS_TOKEN_UNAVAILABLE', message, cause })
  }
}
