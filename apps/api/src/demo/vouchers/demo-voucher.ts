import type { Centimos, CivilDate } from '@contapro/sunat'
import type { DemoParty } from '../catalogue/supplier-document.ts'
import type { ItemTax } from '../catalogue/trade.ts'
import type { Destination } from '../companies/demo-company.ts'

/** One line of a voucher; net and IGV add up to the voucher's to the céntimo. */
export interface DemoLine {
  readonly text: string
  readonly unit: string
  readonly quantityHundredths: number
  /** Unit value without IGV, in ten-thousandths of the currency. */
  readonly unitValue: number
  readonly tax: ItemTax
  /** Rate in percent, "0" where there is none. */
  readonly percent: string
  readonly net: Centimos
  /** IGV, or IVAP of milled rice. */
  readonly igv: Centimos
}

/** Amounts in the voucher's own currency, all positive: notes get their sign in the register. */
export interface DemoAmounts {
  readonly taxable: Centimos
  readonly igv: Centimos
  readonly ivapTaxable: Centimos
  readonly ivap: Centimos
  readonly exonerated: Centimos
  readonly unaffected: Centimos
  readonly exported: Centimos
  /** Reference value of what is given away; nobody pays it. */
  readonly free: Centimos
  /** Told by the register, part of the taxable base. */
  readonly isc: Centimos
  readonly icbper: Centimos
  readonly other: Centimos
}

/** The voucher that a note corrects. */
export interface DemoModified {
  readonly issuedOn: CivilDate
  readonly type: string
  readonly series: string
  readonly number: string
}

/** An invented voucher before it is written as a register row and as XML. */
export interface DemoVoucher {
  readonly operation: 'COMPRA' | 'VENTA'
  readonly type: string
  readonly series: string
  readonly number: string
  /** Last number of a day's tickets. */
  readonly finalNumber: string | null
  readonly issuedOn: CivilDate
  readonly dueOn: CivilDate | null
  readonly counterparty: DemoParty
  readonly currency: 'PEN' | 'USD' | 'EUR'
  /** Soles for one unit, three decimals; "1.000" for soles. */
  readonly exchangeRate: string
  readonly lines: readonly DemoLine[]
  readonly amounts: DemoAmounts
  readonly destination: Destination
  /** Catálogo 51. */
  readonly operationType: string
  readonly detraction: { readonly code: string; readonly percent: string; readonly amount: Centimos } | null
  readonly modified: DemoModified | null
  /** Catálogo 09 or 10, and its words. */
  readonly reason: { readonly code: string; readonly text: string } | null
  /** Est. Comp.: 1 active, 2 baja. */
  readonly state: '1' | '2'
  /** Year of a customs document, else ''. */
  readonly customsYear: string
}

/** What every voucher has unless it says otherwise. */
export const plainVoucher: Pick<
  DemoVoucher,
  | 'finalNumber'
  | 'dueOn'
  | 'currency'
  | 'exchangeRate'
  | 'lines'
  | 'destination'
  | 'operationType'
  | 'detraction'
  | 'modified'
  | 'reason'
  | 'state'
  | 'customsYear'
> = {
  finalNumber: null,
  dueOn: null,
  currency: 'PEN',
  exchangeRate: '1.000',
  lines: [],
  destination: 'DG',
  operationType: '0101',
  detraction: null,
  modified: null,
  reason: null,
  state: '1',
  customsYear: '',
}

/** Whether a voucher exists as UBL: facturas, boletas and their notes that have lines. */
export function hasUbl(voucher: DemoVoucher): boolean {
  return ['01', '03', '07', '08'].includes(voucher.type) && voucher.lines.length > 0
}
