import type { ContaproError } from './contapro-error.ts'

/** How reads are tried again. Writes never are: the server may have done the work. */
export interface RetryPolicy {
  /** Further attempts after the first; 0 switches retries off. Default 2. */
  readonly retries: number
  /** Wait before the first retry, in milliseconds; it doubles each time. Default 400. */
  readonly baseDelayMs: number
  /** Longest wait, in milliseconds, also where the server asks for one (Retry-After). Default 5,000. */
  readonly maxDelayMs: number
}

/** The policy of a client that sets none. */
export const defaultRetryPolicy: RetryPolicy = { retries: 2, baseDelayMs: 400, maxDelayMs: 5_000 }

/** Answers that another attempt may turn: a gateway or a server that starts, stops or is overloaded. */
const RETRYABLE_STATUS: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether another attempt of a read may succeed: no network, or 502, 503, 504. Never a 4xx. */
function isRetryable(error: ContaproError): boolean {
  return error.kind === 'network' || (error.kind === 'http' && RETRYABLE_STATUS.has(error.status))
}

/**
 * Wait before retry `attempt` (from 0), in milliseconds; undefined when there is none. `spread` (0–1) keeps many clients from coming
 * back at once. A server that asks for a longer wait gets it (Retry-After), up to the longest one; beyond that the call fails now.
 */
export function retryDelay(
  policy: RetryPolicy,
  attempt: number,
  error: ContaproError,
  spread: number,
): number | undefined {
  const asked = error.retryAfterMs ?? 0
  if (attempt >= policy.retries || !isRetryable(error) || asked > policy.maxDelayMs) return undefined
  const delay = Math.min(policy.baseDelayMs * 2 ** attempt, policy.maxDelayMs)
  return Math.max(asked, Math.round(delay * (0.75 + spread / 4)))
}
