import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DomainError, type DomainErrorCode, ServiceUnavailableError, StorageFullError } from '../errors/domain-error.ts'
import { errorCodes, isDiskFull } from '../errors/error-codes.ts'
import { TooManyRequestsError } from '../errors/too-many-requests-error.ts'
import type { ApiEnv } from './api-env.ts'
import type { Contract } from './contract/contract-values.ts'

/** Status and short title of every code: the only place that picks them. */
export const problems: Readonly<Record<DomainErrorCode, readonly [ContentfulStatusCode, string]>> = {
  REQUEST_MALFORMED: [400, 'Solicitud inválida'],
  REQUEST_TOO_LARGE: [413, 'Solicitud muy grande'],
  REQUEST_TOO_SLOW: [408, 'Envío muy lento'],
  RULE_BROKEN: [422, 'Datos inválidos'],
  ACCESS_TOKEN_INVALID: [401, 'Sesión no válida'],
  USER_PASSWORD_INCORRECT: [401, 'Credenciales incorrectas'],
  PASSWORD_NOT_SET: [401, 'Sin contraseña'],
  USER_ALREADY_REGISTERED: [409, 'Ya registrado'],
  USER_NOT_FOUND: [404, 'Correo no registrado'],
  RECOVERY_TOKEN_INVALID: [404, 'Enlace vencido'],
  EMAIL_CONFIRMATION_INVALID: [422, 'Enlace no válido'],
  MAIL_UNAVAILABLE: [503, 'Servicio no disponible'],
  CAPTCHA_REFUSED: [422, 'Verificación rechazada'],
  PARTNER_KEY_INVALID: [401, 'Llave no válida'],
  HANDOVER_INVALID: [401, 'Acceso no válido'],
  HANDOVER_EXPIRED: [401, 'Acceso vencido'],
  HANDOVER_USED: [401, 'Acceso ya usado'],
  TRIAL_ALREADY_USED: [409, 'Prueba ya usada'],
  PLAN_CHANGE_FINAL: [409, 'Nada que deshacer'],
  ACCOUNTANT_NOT_FOUND: [404, 'No encontrado'],
  TOO_MANY_REQUESTS: [429, 'Demasiados intentos'],
  ROUTE_NOT_FOUND: [404, 'No encontrado'],
  BUSINESS_NOT_FOUND: [404, 'No encontrado'],
  BUSINESS_ALREADY_REGISTERED: [409, 'Ya registrada'],
  RUC_NOT_REGISTERED: [404, 'No encontrado'],
  SUNAT_NOT_CONNECTED: [503, 'SUNAT no conectada'],
  UPLOAD_NOT_FOUND: [404, 'No encontrado'],
  UPLOAD_NOT_UNDOABLE: [409, 'Nada que deshacer'],
  UPLOAD_NOT_UNDONE: [409, 'No deshecha'],
  UPLOAD_FILES_MISSING: [409, 'Sin archivos'],
  UPLOAD_WITHOUT_FILES: [422, 'Sin archivos'],
  UPLOAD_TOO_LARGE: [413, 'Archivo muy grande'],
  UPLOADS_AT_ONCE_EXCEEDED: [429, 'Demasiadas subidas'],
  UPLOAD_DAY_LIMIT_REACHED: [429, 'Límite del día'],
  VOUCHER_NOT_FOUND: [404, 'No encontrado'],
  DECISION_NOT_ALLOWED: [422, 'Acción no permitida'],
  VOUCHER_FILE_NOT_FOUND: [404, 'No encontrado'],
  VOUCHER_FILES_NOT_FOUND: [404, 'Sin archivos'],
  VOUCHER_NOT_PRINTABLE: [422, 'Comprobante sin imagen'],
  REPORT_VOUCHER_INVALID: [422, 'Comprobante fuera de formato'],
  REPORT_TEMPLATE_INVALID: [422, 'Plantilla inválida'],
  REPORT_FILE_NOT_FOUND: [404, 'No encontrado'],
  FILE_ADDRESS_INVALID: [403, 'Enlace no válido'],
  FILE_ADDRESS_EXPIRED: [403, 'Enlace vencido'],
  SERVICE_UNAVAILABLE: [503, 'Servicio no disponible'],
  STORAGE_FULL: [507, 'Sin espacio'],
}

const bodyIsLeft: ReadonlySet<DomainErrorCode> = new Set([
  'UPLOAD_TOO_LARGE',
  'UPLOADS_AT_ONCE_EXCEEDED',
  'UPLOAD_DAY_LIMIT_REACHED',
  'REQUEST_TOO_LARGE',
  'REQUEST_TOO_SLOW',
  'STORAGE_FULL',
])

/** When to try again what the server could not do now. */
const UNAVAILABLE_SECONDS = '2'

const INTERNAL = 'Ocurrió un error. Por favor, inténtalo de nuevo en un minuto.'

/** Turns any failure into the contract's `Error`. What is not meant for the caller is logged and answered as a bare 500. */
export function problem(failure: Error, c: Context<ApiEnv>): Response {
  // A caller who has left cancels what is read for it; that is no failure of the server.
  const isLeft = c.req.raw.signal.aborted
  const error = isLeft ? new ServiceUnavailableError() : meaningOf(failure)
  if (!isLeft && (!(error instanceof DomainError) || error !== failure)) {
    c.var.services.logger.error({ requestId: c.var.requestId, error: failure }, 'request failed')
  }
  if (!(error instanceof DomainError)) return answer(c, 500, 'Error interno', internal)
  if (error instanceof TooManyRequestsError) c.header('retry-after', String(error.waitSeconds))
  if (error instanceof ServiceUnavailableError) c.header('retry-after', UNAVAILABLE_SECONDS)
  // What is left of a body that was not read must not be taken for the next request.
  if (bodyIsLeft.has(error.code)) c.header('connection', 'close')
  return answer(c, ...problems[error.code], error)
}

type Told = Pick<DomainError, 'message' | 'reasons'> & { readonly code: string }

const internal: Told = {
  code: 'INTERNAL_ERROR',
  message: INTERNAL,
  reasons: [{ code: 'INTERNAL_ERROR', message: INTERNAL }],
}

function answer(c: Context, status: ContentfulStatusCode, name: string, { code, message, reasons }: Told): Response {
  const body: Contract<'error'> = { code, name, message, errors: [...reasons] }
  return c.json(body, status)
}

/**
 * SQLSTATE classes 08 (connection), 53 (resources) and 57P (shutdown), a statement or a wait for a lock over its limit (57014, 55P03), a
 * transaction that idled too long (25P03), and what sockets say.
 */
const UNAVAILABLE = /^(08...|53...|57P0[1-3]|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/

function meaningOf(failure: Error): Error {
  if (isDiskFull(failure)) return new StorageFullError()
  return errorCodes(failure).some((code) => UNAVAILABLE.test(code)) ? new ServiceUnavailableError() : failure
}
