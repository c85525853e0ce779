import { DomainError, type Reason } from '../../platform/errors/domain-error.ts'

/** Some codes are no purchases of the period. */
export class VoucherNotFoundError extends DomainError {
  constructor(codes: readonly string[]) {
    const reasons = codes.map(
      (code): Reason => ({
        code: 'VOUCHER_NOT_FOUND',
        message: `No encontramos el comprobante ${serieNumberOf(code)} en el periodo.`,
        field: code,
      }),
    )
    super(
      'VOUCHER_NOT_FOUND',
      oneOrMany(
        codes,
        'No encontramos este comprobante en el periodo.',
        'No encontramos algunos comprobantes en el periodo.',
      ),
      reasons,
    )
  }
}

/** The words about one, or about many. */
export const oneOrMany = (many: readonly unknown[], singular: string, plural: string): string =>
  many.length === 1 ? singular : plural

/** `{issuer}-{type}-{series}-{number}`, without the first two. */
export const serieNumberOf = (code: string): string => code.split('-').slice(2).join('-')
