/** Codes of everything that a caller can do wrong. `http/problem.ts` gives each its status and title. */
export type DomainErrorCode =
  | 'REQUEST_MALFORMED'
  | 'REQUEST_TOO_LARGE'
  | 'REQUEST_TOO_SLOW'
  | 'RULE_BROKEN'
  | 'ACCESS_TOKEN_INVALID'
  | 'USER_PASSWORD_INCORRECT'
  | 'PASSWORD_NOT_SET'
  | 'USER_ALREADY_REGISTERED'
  | 'USER_NOT_FOUND'
  | 'RECOVERY_TOKEN_INVALID'
  | 'EMAIL_CONFIRMATION_INVALID'
  | 'MAIL_UNAVAILABLE'
  | 'CAPTCHA_REFUSED'
  | 'PARTNER_KEY_INVALID'
  | 'HANDOVER_INVALID'
  | 'HANDOVER_EXPIRED'
  | 'HANDOVER_USED'
  | 'TRIAL_ALREADY_USED'
  | 'PLAN_CHANGE_FINAL'
  | 'ACCOUNTANT_NOT_FOUND'
  | 'TOO_MANY_REQUESTS'
  | 'ROUTE_NOT_FOUND'
  | 'BUSINESS_NOT_FOUND'
  | 'BUSINESS_ALREADY_REGISTERED'
  | 'RUC_NOT_REGISTERED'
  | 'SUNAT_NOT_CONNECTED'
  | 'UPLOAD_NOT_FOUND'
  | 'UPLOAD_NOT_UNDOABLE'
  | 'UPLOAD_NOT_UNDONE'
  | 'UPLOAD_FILES_MISSING'
  | 'UPLOAD_WITHOUT_FILES'
  | 'UPLOAD_TOO_LARGE'
  | 'UPLOADS_AT_ONCE_EXCEEDED'
  | 'UPLOAD_DAY_LIMIT_REACHED'
  | 'VOUCHER_NOT_FOUND'
  | 'DECISION_NOT_ALLOWED'
  | 'VOUCHER_FILE_NOT_FOUND'
  | 'VOUCHER_FILES_NOT_FOUND'
  | 'VOUCHER_NOT_PRINTABLE'
  | 'REPORT_VOUCHER_INVALID'
  | 'REPORT_TEMPLATE_INVALID'
  | 'REPORT_FILE_NOT_FOUND'
  | 'FILE_ADDRESS_INVALID'
  | 'FILE_ADDRESS_EXPIRED'
  | 'SERVICE_UNAVAILABLE'
  | 'STORAGE_FULL'

/** One reason, as the contract's `Error.errors` shows it. */
export interface Reason {
  readonly code: string
  /** A whole sentence in Spanish. */
  readonly message: string
  /** Name of the field in the request, where one is at fault. */
  readonly field?: string
}

/** A failure that the caller is told about: a stable code and a Spanish sentence. Subclasses fix both. */
export class DomainError extends Error {
  readonly code: DomainErrorCode
  readonly reasons: readonly Reason[]

  constructor(code: DomainErrorCode, message: string, reasons?: readonly Reason[]) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.reasons = reasons ?? [{ code, message }]
  }
}

/** The request does not fit the contract. */
export class RequestMalformedError extends DomainError {
  constructor(reasons?: readonly Reason[]) {
    super('REQUEST_MALFORMED', 'La solicitud no tiene el formato esperado.', reasons)
  }
}

/** The request fits the contract and breaks a rule; its reasons name the fields. */
export class RuleBrokenError extends DomainError {
  constructor(reasons: readonly Reason[]) {
    super('RULE_BROKEN', reasons[0]?.message ?? 'Revisa los datos ingresados.', reasons)
  }
}

/** Starting, stopping, or more work than can be taken. */
export class ServiceUnavailableError extends DomainError {
  constructor() {
    super('SERVICE_UNAVAILABLE', 'El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto.')
  }
}

/** Too little disk space is left to keep anything new. */
export class StorageFullError extends DomainError {
  constructor() {
    super(
      'STORAGE_FULL',
      'El servidor no tiene espacio para guardar cambios. Puedes seguir consultando tus datos; inténtalo de nuevo más tarde.',
    )
  }
}
