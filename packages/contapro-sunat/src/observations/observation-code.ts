/** The observation rules, by code. Stable: screens, reports and hosts decide by it. */
export type ObservationCode =
  | 'ISSUER_NOT_FOUND'
  | 'ISSUER_NOT_ACTIVE'
  | 'DETRACTION_WITHOUT_DEPOSIT'
  | 'DETRACTION_DEPOSITED_LATE'
  | 'AMOUNTS_MISMATCH'
  | 'RATE_IMPOSSIBLE'
  | 'DUPLICATE'
  | 'NOTE_WITHOUT_VOUCHER'
  | 'FOREIGN_ITEM'
  | 'BANK_PAYMENT_NEEDED'
