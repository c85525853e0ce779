import type { CallClock } from './call-clock.ts'
import { ContaproError, isContaproError } from './contapro-error.ts'

/** The error of a call that gave no usable answer: cancelled, too slow, no network, or an answer that is no JSON. */
export function errorOfFailure(cause: unknown, clock?: CallClock): ContaproError {
  if (isContaproError(cause)) return cause
  if (clock?.isTimedOut()) return callTimedOut(cause)
  if (clock?.signal.aborted) return callAborted(cause)
  // `Response.json()` and `JSON.parse` throw a SyntaxError; whatever else breaks here is the connection.
  if (cause instanceof SyntaxError) return answerInvalid(cause)
  const message = 'No pudimos conectarnos. Revisa tu conexión a internet e inténtalo de nuevo.'
  return new ContaproError({ kind: 'network', code: 'NETWORK_UNREACHABLE', message, cause })
}

/** The error of a call that exceeded a time limit of the client. */
export function callTimedOut(cause?: unknown): ContaproError {
  const message = 'El servicio tarda demasiado en responder. Inténtalo de nuevo en un minuto.'
  return new ContaproError({ kind: 'timeout', code: 'REQUEST_TIMEOUT', message, cause })
}

/** The error of a call that its caller cancelled. */
export function callAborted(cause: unknown): ContaproError {
  return new ContaproError({ kind: 'aborted', code: 'REQUEST_ABORTED', message: 'Se canceló la solicitud.', cause })
}

/** The error of an answer that says it is fine but is not what the contract promises. */
export function answerInvalid(cause: unknown, response?: Response): ContaproError {
  return new ContaproError({
    kind: 'contract',
    status: response?.status ?? 0,
    code: 'ANSWER_INVALID',
    message: 'Recibimos una respuesta inesperada. Inténtalo de nuevo en un minuto.',
    requestId: response?.headers.get('x-request-id') ?? undefined,
    cause,
  })
}
