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
  else caller?.addEventListener('abort', abort, { once: true })
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

/** Waits, unless the caller ends it first; then it rejects. */
export function wait(ms: number, caller: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      reject(new DOMException('The call was cancelled while it waited for its next attempt.', 'AbortError'))
    }
    const timer = setTimeout(() => {
      caller?.removeEventListener('abort', end)
      resolve()
    }, ms)
    if (caller?.aborted) end()
    else caller?.addEventListener('abort', end, { once: true })
  })
}
