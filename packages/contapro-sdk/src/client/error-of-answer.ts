import type { ErrorAnswer } from '../contract/contract.ts'
import { isRecord } from '../json/json-record.ts'
import { ContaproError, type ContaproErrorFacts } from './contapro-error.ts'

/** The error of an answer that is not 2xx: the contract's own words, or a sentence by status if the body is not the contract's (a proxy). */
export function errorOfAnswer({ headers, status }: Response, body: unknown): ContaproError {
  return new ContaproError({
    kind: 'http',
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: retryAfterOf(headers.get('retry-after')),
    ...(errorAnswerOf(body) ?? { code: `HTTP_${status}`, message: SENTENCES[status] ?? UNKNOWN }),
  })
}

/** Retry-After in milliseconds: seconds, or a date (RFC 9110 §10.2.3). */
function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** The contract's error in a response body. Undefined for other bodies, for instance of a proxy. A body may lack the list of reasons. */
function errorAnswerOf(body: unknown): Pick<ContaproErrorFacts, 'code' | 'title' | 'message' | 'errors'> | undefined {
  const { code, name, message, errors }: Partial<Record<keyof ErrorAnswer, unknown>> = isRecord(body) ? body : {}
  if (typeof code !== 'string' || typeof message !== 'string') return undefined
  const title = typeof name === 'string' ? name : undefined
  return { code, title, message, errors: Array.isArray(errors) ? errors : [] }
}

const UNKNOWN = 'Ocurrió un error. Por favor, inténtalo de nuevo en un minuto.'
const SENTENCES: Readonly<Record<number, string>> = {
  401: 'Tu sesión caducó. Vuelve a iniciar sesión para ver toda tu información.',
  403: 'No tienes permiso para ver esta información.',
  404: 'No encontramos la información solicitada.',
  413: 'El archivo supera el tamaño permitido.',
  429: 'Hiciste demasiados intentos. Espera un minuto y vuelve a intentarlo.',
}
