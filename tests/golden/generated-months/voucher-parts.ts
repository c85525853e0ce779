import { igvOf, percentOf, type PlannedVoucher } from './planned-voucher.ts'

/** Scheme of catálogo 05, affectation of catálogo 07, base and tax of what a voucher is made of. */
export interface Part {
  readonly scheme: string
  readonly affectation: string
  readonly percent: string
  readonly base: number
  readonly tax: number
}

/** The base of scheme 1000 is the value of the sale: without ISC, which a register holds within the base of a purchase. */
export function partsOf({ book, content }: PlannedVoucher): Part[] {
  const { taxed = 0, taxedDgng = 0, percent = '18', exonerated = 0, unaffected = 0, exported = 0, rice = 0 } = content
  const tax = igvOf(content) + percentOf(taxedDgng, percent)
  const iscWithin = book === 'RCE' ? (content.isc ?? 0) : 0
  return [
    { scheme: '1000', affectation: '10', percent, base: taxed + taxedDgng - iscWithin, tax },
    { scheme: '1016', affectation: '17', percent: '4', base: rice, tax: percentOf(rice, '4') },
    { scheme: '9997', affectation: '20', percent: '0', base: exonerated, tax: 0 },
    { scheme: '9998', affectation: '30', percent: '0', base: unaffected, tax: 0 },
    { scheme: '9995', affectation: '40', percent: '0', base: exported, tax: 0 },
  ].filter(({ base }) => base > 0)
}
