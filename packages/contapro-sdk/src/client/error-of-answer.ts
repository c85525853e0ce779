import type { ErrorAnswer } from '../contract/contract.ts'
import { ContaproError } from './contapro-error.ts'

/** The error of an answer that is not 2xx: the contract's own words, or a sentence by status when a proxy answered. */
export function errorOfAnswer(response: Response, body: unknown): ContaproError {
  const requestId = response.headers.get('x-request-id') ?? undefined
  const { status } = response
  if (isErrorAnswer(body)) {
    return new ContaproError({
      kind: 'http',
      status,
      code: body.code,
      message: body.message,
      errors: body.errors,
      requestId,
    })
  }
  return new ContaproError({ kind: 'http', status, code: `HTTP_${status}`, message: sentenceFor(status), requestId })
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  if (typeof body !== 'object' || body === null) return false
  const answer = body as Partial<Record<keyof ErrorAnswer, unknown>>
  return typeof answer.code === 'string' && typeof answer.message === 'string' && Array.isArray(answer.errors)
}

const SENTENCES: Readonly<Record<number, string>> = {
  401: 'Tu sesión caducó. Vuelve a iniciar sesión para ver toda tu información.',
  403: 'No tienes permiso para ver esta información.',
  404: 'No encontramos la información solicitada.',
  413: 'El archivo supera el tamaño permitido.',
  429: 'Hiciste demasiados intentos. Espera un minuto y vuelve a intentarlo.',
}

function sentenceFor(status: number): string {
  return SENTENCES[status] ?? 'Ocurrió un error. Por favor, inténtalo de nuevo en un minuto.'
}
