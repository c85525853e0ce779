import { isCreditNote, voucherTypes } from '@contapro/sunat'
import type { Contract } from '../../platform/http/contract/contract-values.ts'

/** A figure of a screen, by the vouchers that make it up. */
export type VoucherFigure = Contract<'voucher-figure'>

/** A figure and, of the observed purchases, the first rule that doubts them. */
export interface AskedFigure {
  readonly name: VoucherFigure
  /** Code of a rule, or `otherReasons`; undefined is every one. */
  readonly reason: string | undefined
}

/** The reasons that no rule has any more, together: the donut's 'Otros motivos'. */
export const otherReasons = 'otros'

/** Codes of Tabla 10. */
export const creditNoteTypes: readonly string[] = voucherTypes
  .filter(({ code }) => isCreditNote(code))
  .map(({ code }) => code)
export const debitNoteTypes: readonly string[] = ['08', '88', '98']
