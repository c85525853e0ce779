import { type CivilDate, centimos, detractionRates, igvRates, type TaxPeriod } from '../../src/index.ts'
import {
  type DepositFact,
  detractionState,
  foreignWordTest,
  type ObservationSettings,
  type ObservedPurchase,
  observePurchase,
} from '../../src/observations/index.ts'
import type { PurchaseAmounts } from '../../src/sire/index.ts'

export const day = (text: string): CivilDate => text as CivilDate
export const month = (text: string): TaxPeriod => text as TaxPeriod

const noAmounts: PurchaseAmounts = {
  taxableDg: centimos(0),
  igvDg: centimos(0),
  taxableDgng: centimos(0),
  igvDgng: centimos(0),
  taxableDng: centimos(0),
  igvDng: centimos(0),
  untaxed: centimos(0),
  isc: centimos(0),
  icbper: centimos(0),
  otherCharges: centimos(0),
  total: centimos(0),
}

/** A base, its IGV and their sum, in céntimos; the rest as given. */
export function amounts(
  taxable: number,
  igv: number,
  rest: Partial<Record<keyof PurchaseAmounts, number>> = {},
): PurchaseAmounts {
  const given = { ...noAmounts, taxableDg: taxable, igvDg: igv, total: taxable + igv, ...rest }
  return given as PurchaseAmounts
}

/** An ordinary factura of S/ 1,180.00, in which no rule finds anything. */
export function aPurchase(facts: Partial<ObservedPurchase> = {}): ObservedPurchase {
  return {
    type: '01',
    issuerDocument: '20990000027',
    issuedOn: day('2026-08-05'),
    period: month('202608'),
    currency: 'PEN',
    exchangeRate: '1.000',
    originalTotal: null,
    amounts: amounts(1_000_00, 180_00),
    igvPercents: [],
    items: [],
    issuer: { isActive: true, isFound: true },
    operationType: null,
    hasDetraction: false,
    detraction: { code: null, amount: null, percent: null },
    enteredDetraction: null,
    deposits: [],
    annotatedIn: [month('202608')],
    modified: null,
    ...facts,
  }
}

/** Persons whose regime the accountant has marked. */
export const inNuevoRus = '10990000017'
export const inOtherRegime = '10990000025'

const isForeign = foreignWordTest(['juguetes', 'ropa interior'])

export const settings: ObservationSettings = {
  igvRates,
  detractionOf: detractionState(detractionRates),
  isForeign,
  issuerRegimeOf: (ruc) => ({ [inNuevoRus]: 'nuevo-rus' as const, [inOtherRegime]: 'other' as const })[ruc],
}

export function codesOf(facts: Partial<ObservedPurchase>): string[] {
  return observePurchase(aPurchase(facts), settings).map((found) => found.code)
}

export function deposit(paidOn: string, soles: number, goodCode: string | null = null): DepositFact {
  return { paidOn: day(paidOn), amount: centimos(Math.round(soles * 100)), goodCode }
}
