import { callAborted } from './error-of-failure.ts'

/** One signal for a call that ends by its caller or by the clock, and which of the two it was. */
export interface CallClock {
  readonly signal: AbortSignal
  readonly isTimedOut: () => boolean
  readonly stop: () => void
}

/** Starts the clock of one attempt. Without a limit only the caller ends it. */
export function startCallClock(caller: AbortSignal | undefined, timeoutMs: number | undefined): CallClock {
  const controller = new AbortController()
  let timedOut = false
  const abort = (): void => controller.abort(caller?.reason)
  if (caller?.aborted) abort()
  else caller?.addEventListener('abort', abort)
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => {
          timedOut = true
          controller.abort()
        }, timeoutMs)
  return {
    signal: controller.signal,
    isTimedOut: () => timedOut,
    stop: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}

/** Waits, unless the caller ends it first; then it fails as the call does. */
export async function wait(ms: number, caller: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const time = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  try {
    await untilAborted(time, caller)
  } catch (cause) {
    throw callAborted(cause)
  } finally {
    clearTimeout(timer)
  }
}

/** The answer of a promise, unless the signal comes first; then it rejects, and nobody waits for the promise any more. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(signal?.reason as Error)
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end)
    promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', end))
  })
}
