import type { ErrorAnswer } from '../../contract/contract.ts'

/** Code of an error that the mocks answer. */
export type MockErrorCode =
  | 'REQUEST_MALFORMED'
  | 'ACCESS_TOKEN_INVALID'
  | 'USER_PASSWORD_INCORRECT'
  | 'PASSWORD_NOT_SET'
  | 'PARTNER_KEY_INVALID'
  | 'HANDOVER_INVALID'
  | 'HANDOVER_EXPIRED'
  | 'HANDOVER_USED'
  | 'FILE_ADDRESS_EXPIRED'
  | 'USER_NOT_FOUND'
  | 'RECOVERY_TOKEN_INVALID'
  | 'EMAIL_CONFIRMATION_INVALID'
  | 'RUC_NOT_REGISTERED'
  | 'USER_ALREADY_REGISTERED'
  | 'TRIAL_ALREADY_USED'
  | 'PLAN_CHANGE_FINAL'
  | 'RULE_BROKEN'
  | 'BUSINESS_NOT_FOUND'
  | 'UPLOAD_DAY_LIMIT_REACHED'
  | 'UPLOAD_NOT_FOUND'
  | 'UPLOAD_NOT_UNDOABLE'
  | 'UPLOAD_NOT_UNDONE'
  | 'UPLOAD_FILES_MISSING'
  | 'BUSINESS_ALREADY_REGISTERED'
  | 'VOUCHER_NOT_FOUND'
  | 'VOUCHER_FILES_NOT_FOUND'
  | 'VOUCHER_NOT_PRINTABLE'
  | 'REPORT_FILE_NOT_FOUND'
  | 'DECISION_NOT_ALLOWED'
  | 'REPORT_VOUCHER_INVALID'
  | 'INTERNAL_ERROR'
  | 'STORAGE_FULL'

/** Status, title and sentence as in the contract's examples. */
export const knownErrors: Readonly<Record<MockErrorCode, readonly [status: number, name: string, message: string]>> = {
  REQUEST_MALFORMED: [400, 'Solicitud inválida', 'La solicitud no tiene el formato esperado.'],
  ACCESS_TOKEN_INVALID: [401, 'Sesión no válida', 'Tu sesión caducó. Vuelve a iniciar sesión.'],
  USER_PASSWORD_INCORRECT: [401, 'Credenciales incorrectas', 'El correo o la contraseña son incorrectos'],
  PASSWORD_NOT_SET: [401, 'Sin contraseña', 'Confirma tu correo para crear tu contraseña.'],
  PARTNER_KEY_INVALID: [401, 'Llave no válida', 'La llave de socio falta o no es válida.'],
  HANDOVER_INVALID: [401, 'Acceso no válido', 'Este acceso no es válido. Vuelve a abrir Contapro desde SISCONT.'],
  HANDOVER_EXPIRED: [401, 'Acceso vencido', 'Este acceso ya venció. Vuelve a abrir Contapro desde SISCONT.'],
  HANDOVER_USED: [401, 'Acceso ya usado', 'Este acceso ya se usó. Vuelve a abrir Contapro desde SISCONT.'],
  FILE_ADDRESS_EXPIRED: [403, 'Enlace vencido', 'Este enlace ya expiró. Vuelve a pedir el archivo.'],
  USER_NOT_FOUND: [404, 'Correo no registrado', 'El correo electrónico no está registrado'],
  RECOVERY_TOKEN_INVALID: [404, 'Enlace vencido', 'Este link ya expiró'],
  RUC_NOT_REGISTERED: [404, 'No encontrado', 'Ninguna cuenta ha registrado este RUC.'],
  BUSINESS_NOT_FOUND: [404, 'No encontrado', 'No encontramos esta empresa en tu cuenta.'],
  UPLOAD_NOT_FOUND: [404, 'No encontrado', 'No encontramos esta carga.'],
  UPLOAD_NOT_UNDOABLE: [409, 'Nada que deshacer', 'Esta subida no se puede deshacer.'],
  UPLOAD_NOT_UNDONE: [409, 'No deshecha', 'Solo se vuelve a procesar una subida deshecha.'],
  UPLOAD_FILES_MISSING: [409, 'Sin archivos', 'Ya no tenemos los archivos de esta subida. Súbelos de nuevo.'],
  BUSINESS_ALREADY_REGISTERED: [409, 'Ya registrada', 'La Pyme ya se encuentra registrada'],
  USER_ALREADY_REGISTERED: [409, 'Ya registrado', 'El correo electrónico ya se encuentra registrado'],
  TRIAL_ALREADY_USED: [409, 'Prueba ya usada', 'Ya usaste tu prueba gratis. Elige un plan para continuar.'],
  PLAN_CHANGE_FINAL: [409, 'Nada que deshacer', 'Ya no se puede deshacer el cambio de plan.'],
  EMAIL_CONFIRMATION_INVALID: [422, 'Enlace no válido', 'Este enlace no es de tu cuenta.'],
  RULE_BROKEN: [422, 'Datos inválidos', 'Revisa los datos ingresados.'],
  VOUCHER_NOT_FOUND: [404, 'No encontrado', 'No encontramos este comprobante en el periodo.'],
  VOUCHER_FILES_NOT_FOUND: [404, 'Sin archivos', 'Ninguno de los comprobantes tiene un archivo de este tipo.'],
  VOUCHER_NOT_PRINTABLE: [
    422,
    'Comprobante sin imagen',
    'El comprobante F001-101 no se puede mostrar: no pudimos generar su representación impresa.',
  ],
  REPORT_FILE_NOT_FOUND: [404, 'No encontrado', 'No encontramos este reporte. Vuelve a descargarlo.'],
  DECISION_NOT_ALLOWED: [422, 'Acción no permitida', 'Este comprobante no se puede validar.'],
  REPORT_VOUCHER_INVALID: [
    422,
    'Comprobante fuera de formato',
    'El total del comprobante F001-101 supera los doce enteros que acepta SUNAT.',
  ],
  UPLOAD_DAY_LIMIT_REACHED: [
    429,
    'Límite del día',
    'Una cuenta sube como máximo 20,000 archivos y 20 GiB al día. Hoy te quedan 40 archivos y 1.5 GiB.',
  ],
  INTERNAL_ERROR: [500, 'Error interno', 'Ocurrió un error. Por favor, inténtalo de nuevo en un minuto.'],
  STORAGE_FULL: [
    507,
    'Sin espacio',
    'El servidor no tiene espacio para guardar cambios. Puedes seguir consultando tus datos; inténtalo de nuevo más tarde.',
  ],
}

/** The field at fault, where an error has one. */
const FIELDS: Readonly<Partial<Record<MockErrorCode, string>>> = {
  USER_NOT_FOUND: 'email',
  USER_ALREADY_REGISTERED: 'email',
}

/** HTTP status of an error that the mocks answer. */
export function statusOf(code: MockErrorCode): number {
  return knownErrors[code][0]
}

/** An error answer as the server words it. */
export function anErrorAnswer(code: MockErrorCode = 'INTERNAL_ERROR', facts: Partial<ErrorAnswer> = {}): ErrorAnswer {
  const [, name, message] = knownErrors[code]
  const field = FIELDS[code]
  return { code, name, message, errors: [{ code, message, ...(field && { field }) }], ...facts }
}
