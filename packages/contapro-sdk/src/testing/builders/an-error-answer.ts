import type { ErrorAnswer } from '../../contract/contract.ts'

/** Code of an error that the mocks answer. */
export type MockErrorCode =
  | 'REQUEST_MALFORMED'
  | 'ACCESS_TOKEN_INVALID'
  | 'USER_PASSWORD_INCORRECT'
  | 'FILE_ADDRESS_EXPIRED'
  | 'BUSINESS_NOT_FOUND'
  | 'UPLOAD_NOT_FOUND'
  | 'BUSINESS_ALREADY_REGISTERED'
  | 'INTERNAL_ERROR'

/** Status, title and sentence as in the contract's examples. */
const KNOWN: Readonly<Record<MockErrorCode, readonly [status: number, name: string, message: string]>> = {
  REQUEST_MALFORMED: [400, 'Solicitud inválida', 'La solicitud no tiene el formato esperado.'],
  ACCESS_TOKEN_INVALID: [401, 'Sesión no válida', 'Tu sesión caducó. Vuelve a iniciar sesión.'],
  USER_PASSWORD_INCORRECT: [401, 'Credenciales incorrectas', 'El correo o la contraseña son incorrectos'],
  FILE_ADDRESS_EXPIRED: [403, 'Enlace vencido', 'Este enlace ya expiró. Vuelve a abrir el comprobante.'],
  BUSINESS_NOT_FOUND: [404, 'No encontrado', 'No encontramos esta empresa en tu cuenta.'],
  UPLOAD_NOT_FOUND: [404, 'No encontrado', 'No encontramos esta carga.'],
  BUSINESS_ALREADY_REGISTERED: [409, 'Ya registrada', 'La Pyme ya se encuentra registrada'],
  INTERNAL_ERROR: [500, 'Error interno', 'Ocurrió un error. Por favor, inténtalo de nuevo en un minuto.'],
}

/** HTTP status of an error that the mocks answer. */
export function statusOf(code: MockErrorCode): number {
  return KNOWN[code][0]
}

/** An error answer as the server words it. */
export function anErrorAnswer(code: MockErrorCode = 'INTERNAL_ERROR', facts: Partial<ErrorAnswer> = {}): ErrorAnswer {
  const [, name, message] = KNOWN[code]
  return { code, name, message, errors: [{ code, message }], ...facts }
}
