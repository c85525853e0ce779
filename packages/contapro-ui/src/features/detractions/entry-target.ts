import type { Detraction, DetractionEntry, PossibleDetraction } from '@contapro/sdk'

/** A purchase whose detraction is entered by hand. */
export interface EntryTarget {
  /** `{issuer ruc}-{type}-{series}-{number}`. */
  readonly code: string
  /** Series and number. */
  readonly name: string
  /** Decimal text in soles; null where it is not known. */
  readonly total: string | null
  /** The good or service that is chosen first; '' for the one that the files tell. */
  readonly good: string
  readonly entry: DetractionEntry | null
}

/** Of a purchase that owes a detraction. */
export function unpaidTarget(detraction: Detraction): EntryTarget {
  const { serie_number, total_amount: total, entry } = detraction
  const good = entry?.good_or_service_code ?? ''
  return { code: purchaseCode(detraction), name: serie_number ?? '', total, good, entry }
}

/** Of a purchase that seems to be under detraction. */
export function possibleTarget(voucher: PossibleDetraction): EntryTarget {
  const { code, serie_number: name, total_amount: total, good_or_service_code: good } = voucher
  return { code, name, total, good, entry: null }
}

/** The purchase's own code, without the company's RUC. */
export function purchaseCode({ voucher_unique_code: code }: Pick<Detraction, 'voucher_unique_code'>): string {
  return code.slice(code.indexOf('-') + 1)
}
