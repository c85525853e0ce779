import { fieldLimits } from '@contapro/sunat'

/** Longest texts of the account forms' inputs (part 1 §5). */
export interface AccountFormLimits {
  readonly name: number
  readonly last_name: number
  readonly document_number: number
  readonly email: number
  readonly phone_number: number
  readonly password: number
}

/** Longest texts of the account forms' inputs (part 1 §5); the contract carries the same. */
export const accountFormLimits: AccountFormLimits = {
  name: fieldLimits.personName,
  last_name: fieldLimits.personName,
  document_number: fieldLimits.dni,
  email: fieldLimits.email,
  phone_number: fieldLimits.mobileNumber,
  password: fieldLimits.passwordMax,
}
