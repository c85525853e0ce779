import type { OperationId } from '../contract/contract.ts'
import type { ContaproError } from './contapro-error.ts'

/** What a client tells its host. */
export type ContaproEvent =
  | { readonly type: 'signed-in'; readonly sessionId: string }
  | { readonly type: 'signed-out' }
  /** A call that carried a token got 401; told once for each token. */
  | { readonly type: 'session-expired' }
  /** A call failed for good, retries included. Cancelled calls are not told. */
  | { readonly type: 'call-failed'; readonly operation: OperationId; readonly error: ContaproError }

/** Listener of a client's events; it runs in the background and cannot make an action fail. */
export type ContaproEventListener = (event: ContaproEvent) => void
