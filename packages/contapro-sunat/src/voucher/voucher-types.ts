import { voucherTypeTable } from './voucher-type-table.ts'

/**
 * Whether a type gives IGV credit: `yes`, `no`, `adjusts` (a note follows its voucher) or `depends` (on the case, which
 * the register settles by the columns it uses).
 */
export type VoucherTypeCredit = 'yes' | 'no' | 'adjusts' | 'depends'

/** One type of voucher of SUNAT's Tabla 10. */
export interface VoucherType {
  /** Two characters, "00" to "99". */
  readonly code: string
  /** SUNAT's wording; up to 330 characters. */
  readonly officialName: string
  /** The name on the screens, whole; see `voucherTypeName` for the shortened one. */
  readonly name: string
  /** Abbreviation in use ("NC", "RxH"), or null. */
  readonly shortName: string | null
  /** −1 for credit notes, which the registers carry with negative amounts. */
  readonly sign: 1 | -1
  readonly credit: VoucherTypeCredit
  /** Whether RVIE takes a range of numbers (field 10). */
  readonly allowsRange: boolean
  /** Whether RCE (8.4) takes it; vouchers of the non-domiciled (91, 97, 98) go to 8.5. */
  readonly isInRce: boolean
}

/** All types of Tabla 10, by code. Source: R.S. 286-2009 and its changes, as transcribed in two public tables. */
export const voucherTypes: readonly VoucherType[] = /* @__PURE__ */ readTable(voucherTypeTable)

// Marked pure, so that a bundle that needs no types leaves the table out.
const byCode: ReadonlyMap<string, VoucherType> = /* @__PURE__ */ indexByCode(voucherTypes)

/** The type of a code, or undefined when Tabla 10 does not have it. */
export function findVoucherType(code: string): VoucherType | undefined {
  return byCode.get(code)
}

/** Longest name of a type on a screen; what is longer is cut there and gets "..." (specification, part 2, section 9). */
const MAX_NAME_LENGTH = 75

/** The name of a type on the screens: at most 75 characters and "...", and "No especificado" for an unknown code. */
export function voucherTypeName(code: string): string {
  const name = byCode.get(code)?.name ?? 'No especificado'
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}...` : name
}

/** The types of Tabla 10 that subtract; a test holds them to the table, which a screen that asks for these alone does not need. */
const CREDIT_NOTES: ReadonlySet<string> = /* @__PURE__ */ new Set(['07', '87', '97'])

/** Whether the type is a credit note: 07, 87 and 97. They subtract, and registers carry them with negative amounts. */
export function isCreditNote(code: string): boolean {
  return CREDIT_NOTES.has(code)
}

/** Whether a purchase of this type can give IGV credit at all (boletas, recibos por honorarios, guías … cannot). */
export function givesCredit(code: string): boolean {
  const type = byCode.get(code)
  return type !== undefined && type.credit !== 'no'
}

/** Est. Comp. of a voucher that no longer counts: 2 baja, 3 reverted, 4 annulled, 6 not authorised (SUNAT's table 14). */
const ANNULLED_STATES: ReadonlySet<string> = new Set(['2', '3', '4', '6'])

/** Whether Est. Comp. says that the voucher no longer counts. An empty state (the replacement layout has none) counts. */
export function isAnnulled(state: string): boolean {
  return ANNULLED_STATES.has(state)
}

function readTable(table: string): VoucherType[] {
  return table.trim().split('\n').map(readVoucherType)
}

function indexByCode(types: readonly VoucherType[]): Map<string, VoucherType> {
  return new Map(types.map((type) => [type.code, type]))
}

function readVoucherType(line: string): VoucherType {
  const [code = '', sign, credit, range, register, name = '', shortName = '', officialName = ''] = line.split('|')
  return {
    code,
    officialName,
    name: name === '' ? officialName : name,
    shortName: shortName === '' ? null : shortName,
    sign: sign === '-' ? -1 : 1,
    credit: credit as VoucherTypeCredit,
    allowsRange: range === 'range',
    isInRce: register === 'RCE',
  }
}
