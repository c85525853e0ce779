import { DomainError, type Reason } from '../../platform/errors/domain-error.ts'

/** Vouchers do not fit the format of a file; each reason names one by its code in `field`. */
export class ReportVoucherInvalidError extends DomainError {
  constructor(vouchers: readonly { readonly code: string; readonly message: string }[]) {
    const reasons = vouchers.map(
      ({ code, message }): Reason => ({ code: 'REPORT_VOUCHER_INVALID', message, field: code }),
    )
    super('REPORT_VOUCHER_INVALID', reasons[0]?.message ?? '', reasons)
  }
}

/** The Siscont template names fields that do not exist. */
export class ReportTemplateInvalidError extends DomainError {
  constructor(fields: readonly string[]) {
    const reasons = fields.map(
      (field): Reason => ({ code: 'REPORT_TEMPLATE_INVALID', message: `El campo ${field} no existe.`, field }),
    )
    super('REPORT_TEMPLATE_INVALID', 'La plantilla de Siscont nombra un campo que no existe.', reasons)
  }
}

/** The report was removed, or never was. */
export class ReportFileNotFoundError extends DomainError {
  constructor() {
    super('REPORT_FILE_NOT_FOUND', 'No encontramos este reporte. Vuelve a descargarlo.')
  }
}

/** The vouchers changed while a report was made: what was read of them may belong to two states. */
export class ReportOutdatedError extends Error {
  readonly code = 'REPORT_OUTDATED'
  constructor() {
    super('The vouchers changed while the report was made.')
  }
}
