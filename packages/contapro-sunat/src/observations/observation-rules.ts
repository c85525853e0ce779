import { amountStatedOtherwise } from './amount-stated-otherwise.ts'
import { amountsMismatch } from './amounts-mismatch.ts'
import { annulledWithAmounts } from './annulled-with-amounts.ts'
import { bankPaymentNeeded } from './bank-payment-needed.ts'
import { boletaOfOtherRegime, boletaOfUnknownRegime } from './boleta-of-other-regime.ts'
import { detractionAboveTotal } from './detraction-above-total.ts'
import { detractionDepositedBefore } from './detraction-deposited-before.ts'
import { detractionDepositedLate } from './detraction-deposited-late.ts'
import { detractionLoweredLate } from './detraction-lowered-late.ts'
import { detractionMarkMissing } from './detraction-mark-missing.ts'
import { detractionOverpaid } from './detraction-overpaid.ts'
import { detractionWithoutDeposit } from './detraction-without-deposit.ts'
import { duplicate } from './duplicate.ts'
import { foreignItem } from './foreign-item.ts'
import { issuerNotActive } from './issuer-not-active.ts'
import { issuerNotFound } from './issuer-not-found.ts'
import { noteNamesNoVoucher } from './note-names-no-voucher.ts'
import { noteWithoutVoucher } from './note-without-voucher.ts'
import type { ObservationCode } from './observation-code.ts'
import type { ObservationRule } from './observation-rule.ts'
import { rateImpossible } from './rate-impossible.ts'

/** Every rule of observation by its code, in the order in which their findings are shown. */
export const observationRules: Readonly<Record<ObservationCode, ObservationRule>> = {
  ISSUER_NOT_FOUND: issuerNotFound,
  ISSUER_NOT_ACTIVE: issuerNotActive,
  DETRACTION_WITHOUT_DEPOSIT: detractionWithoutDeposit,
  DETRACTION_DEPOSITED_LATE: detractionDepositedLate,
  DETRACTION_LOWERED_LATE: detractionLoweredLate,
  DETRACTION_OVERPAID: detractionOverpaid,
  DETRACTION_ABOVE_TOTAL: detractionAboveTotal,
  DETRACTION_DEPOSITED_BEFORE: detractionDepositedBefore,
  AMOUNTS_MISMATCH: amountsMismatch,
  ANNULLED_WITH_AMOUNTS: annulledWithAmounts,
  AMOUNT_STATED_OTHERWISE: amountStatedOtherwise,
  RATE_IMPOSSIBLE: rateImpossible,
  DUPLICATE: duplicate,
  NOTE_WITHOUT_VOUCHER: noteWithoutVoucher,
  NOTE_NAMES_NO_VOUCHER: noteNamesNoVoucher,
  FOREIGN_ITEM: foreignItem,
  DETRACTION_MARK_MISSING: detractionMarkMissing,
  BANK_PAYMENT_NEEDED: bankPaymentNeeded,
  BOLETA_OF_OTHER_REGIME: boletaOfOtherRegime,
  BOLETA_OF_UNKNOWN_REGIME: boletaOfUnknownRegime,
}

/** Whether a code is one of a rule of observation, and not another reason of a treatment. */
export function isObservationCode(code: string): code is ObservationCode {
  return Object.hasOwn(observationRules, code)
}
