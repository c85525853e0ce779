import type { OperationId } from '../contract/contract.ts'
import { answerDefaults } from '../generated/answer-defaults.gen.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { AnyCall, CallOptions, Caller } from './call.ts'
import { startCallClock, untilAborted, wait } from './call-clock.ts'
import { completeAnswer } from './complete-answer.ts'
import { ContaproError } from './contapro-error.ts'
import { errorOfAnswer } from './error-of-answer.ts'
import { answerInvalid, errorOfFailure } from './error-of-failure.ts'
import { type ContaproFetch, networkFetch } from './network-fetch.ts'
import { readJson } from './read-answer.ts'
import { requestOfCall } from './request-of-call.ts'
import { type RetryPolicy, retryDelay } from './retry-policy.ts'

/** What a caller is made of. */
export interface CallerParts {
  readonly baseUrl: string
  readonly hostFetch: ContaproFetch | undefined
  readonly tokens: Pick<AccessTokens, 'current' | 'renewed'>
  readonly retry: RetryPolicy
  readonly timeoutMs: number | undefined
  /** A call that carried this token got 401, and there is no newer one. */
  readonly onUnauthorized: (token: string, operation: OperationId) => void
  readonly onFailure: (operation: OperationId, error: ContaproError) => void
}

/** Makes the function through which every call of a client goes. Own code: `openapi-fetch` is five times the bytes (docs/decisions/0011). */
export function createCaller(parts: CallerParts): Caller {
  const run = async (call: AnyCall, options: CallOptions = {}): Promise<unknown> => {
    const isRead = call.isRead ?? call.route.startsWith('GET')
    for (let attempt = 0; ; attempt++) {
      try {
        return await attemptCall(parts, call, options)
      } catch (cause) {
        const error = errorOfFailure(cause)
        const delayMs = isRead ? retryDelay(parts.retry, attempt, error, Math.random()) : undefined
        if (delayMs === undefined) throw reported(parts, call, error)
        await wait(delayMs, options.signal)
      }
    }
  }
  // The types of the contract are gone at run time.
  return run as Caller
}

function reported(parts: CallerParts, call: AnyCall, error: ContaproError): ContaproError {
  if (error.kind !== 'aborted' && !call.isBackground) parts.onFailure(call.operation, error)
  return error
}

async function attemptCall(parts: CallerParts, call: AnyCall, options: CallOptions): Promise<unknown> {
  const clock = startCallClock(
    options.signal,
    call.isUntimed ? options.timeoutMs : (options.timeoutMs ?? parts.timeoutMs),
  )
  try {
    const { response, token } = await sendWithToken(parts, call, clock.signal)
    if (response.ok || response.status === call.alsoFine) {
      const data = await (call.read ?? readJson)(response)
      if (data === undefined) throw answerInvalid(undefined, response)
      const defaults = answerDefaults[call.operation]
      return defaults ? completeAnswer(data, defaults) : data
    }
    if (response.status === 401 && token !== undefined) parts.onUnauthorized(token, call.operation)
    throw errorOfAnswer(response, await response.text())
  } catch (cause) {
    throw errorOfFailure(cause, clock)
  } finally {
    clock.stop()
  }
}

/** Sends a call with the token in use, and once more with a renewed one when that one is refused. */
async function sendWithToken(
  { baseUrl, hostFetch, tokens }: CallerParts,
  call: AnyCall,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly token?: string | undefined }> {
  const send = (bearer: string | null | undefined): Promise<Response> => {
    signal.throwIfAborted()
    const request = requestOfCall(call, baseUrl.replace(/\/$/, ''), signal, bearer)
    return call.via ? call.via(request, hostFetch) : networkFetch(hostFetch)(request)
  }
  if (call.token !== undefined) return { response: await send(call.token) }
  const token = await askForToken(() => tokens.current(), signal)
  const response = await send(token)
  if (token === undefined || response.status !== 401) return { response, token }
  const renewed = await askForToken(() => tokens.renewed(token), signal)
  return renewed === undefined ? { response, token } : { response: await send(renewed), token: renewed }
}

/** The host's answer, unless the call ends first; the host may keep a call waiting for ever. */
async function askForToken(
  ask: () => string | undefined | Promise<string | undefined>,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const token = ask()
    return token instanceof Promise ? await untilAborted(token, signal) : token
  } catch (cause) {
    signal.throwIfAborted()
    const message = 'No pudimos verificar tu sesión. Inténtalo de nuevo en un minuto.'
    throw new ContaproError({ kind: 'network', code: 'ACCESS_TOKEN_UNAVAILABLE', message, cause })
  }
}
