import { centimos, igvRates } from '../../src/index.ts'
import { type ObservedSale, observeSale, type SaleFindingCode } from '../../src/observations/index.ts'
import type { SaleAmounts } from '../../src/sire/index.ts'
import { day, month } from './a-purchase.ts'

const noAmounts: SaleAmounts = {
  exportValue: centimos(0),
  taxable: centimos(0),
  taxableDiscount: centimos(0),
  igv: centimos(0),
  igvDiscount: centimos(0),
  exonerated: centimos(0),
  unaffected: centimos(0),
  isc: centimos(0),
  ivapTaxable: centimos(0),
  ivap: centimos(0),
  icbper: centimos(0),
  otherTaxes: centimos(0),
  total: centimos(0),
}

/** Amounts in céntimos; what is not given is 0. */
export const saleAmounts = (given: Partial<Record<keyof SaleAmounts, number>>): SaleAmounts =>
  ({ ...noAmounts, ...given }) as SaleAmounts

/** An ordinary factura of S/ 1,180.00, in which no rule finds anything. */
export function aSale(facts: Partial<ObservedSale> = {}): ObservedSale {
  return {
    type: '01',
    issuedOn: day('2026-08-05'),
    period: month('202608'),
    isAnnulled: false,
    isRange: false,
    customer: { documentType: '6', document: '20990000027' },
    amounts: saleAmounts({ taxable: 1_000_00, igv: 180_00, total: 1_180_00 }),
    igvPercents: [],
    annotatedIn: [month('202608')],
    modified: null,
    ...facts,
  }
}

export const saleCodesOf = (facts: Partial<ObservedSale>): SaleFindingCode[] => observeSale(aSale(facts), { igvRates })
