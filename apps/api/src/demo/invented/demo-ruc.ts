import { parseRuc, type Ruc, rucCheckDigit } from '@contapro/sunat'

/** First digits of invented companies, a range that SUNAT has not assigned (domain notes, section 1). */
const COMPANY_PREFIX = '2099'

/** First digits of invented persons: "10" and a DNI that begins with 99. */
const PERSON_PREFIX = '1099'

/** RUC of an invented company, by its number from 0 to 999,999. 0 to 999 are left to the sample month. */
export function companyRuc(sequence: number): Ruc {
  return withCheckDigit(`${COMPANY_PREFIX}${String(sequence).padStart(6, '0')}`)
}

/** RUC of an invented natural person, by its number from 0 to 999,999. */
export function personRuc(sequence: number): Ruc {
  return withCheckDigit(`${PERSON_PREFIX}${String(sequence).padStart(6, '0')}`)
}

/** DNI of an invented person: the one inside `personRuc` of the same number. */
export function personDni(sequence: number): string {
  return personRuc(sequence).slice(2, 10)
}

/** Whether a RUC is of the ranges that the demo makes vouchers for: invented ones, those of the sample month left out. */
export function isInventedRuc(ruc: Ruc): boolean {
  const isOfSampleMonth = ruc.startsWith(`${COMPANY_PREFIX}000`)
  return !isOfSampleMonth && (ruc.startsWith(COMPANY_PREFIX) || ruc.startsWith(PERSON_PREFIX))
}

function withCheckDigit(firstTenDigits: string): Ruc {
  const ruc = parseRuc(`${firstTenDigits}${rucCheckDigit(firstTenDigits)}`)
  if (!ruc) throw new RangeError(`"${firstTenDigits}" does not begin a RUC: the sequence has at most six digits.`)
  return ruc
}
