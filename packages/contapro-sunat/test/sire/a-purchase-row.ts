import type { CivilDate } from '../../src/civil-date/civil-date.ts'
import { centimos } from '../../src/money/centimos.ts'
import type { PurchaseRow } from '../../src/sire/register-row.ts'
import type { TaxPeriod } from '../../src/tax-period/tax-period.ts'

const none = centimos(0)

/** A factura of S/ 1,000 plus IGV. */
export function aPurchaseRow(facts: Partial<PurchaseRow> = {}): PurchaseRow {
  return {
    book: 'RCE',
    layout: 'replacement',
    line: 1,
    ownerRuc: '20990000019',
    ownerName: 'EMPRESA DE PRUEBA S.A.C.',
    period: '202608' as TaxPeriod,
    issuedOn: '2026-08-05' as CivilDate,
    dueOn: null,
    type: '01',
    series: 'F001',
    number: '101',
    finalNumber: null,
    counterpartyDocumentType: '6',
    counterpartyDocument: '20990000027',
    counterpartyName: 'PROVEEDOR DE PRUEBA UNO S.A.C.',
    currency: 'PEN',
    exchangeRate: null,
    modified: null,
    noteType: '',
    state: '1',
    customsYear: '',
    hasDetraction: false,
    amounts: {
      taxableDg: centimos(1000_00),
      igvDg: centimos(180_00),
      taxableDgng: none,
      igvDgng: none,
      taxableDng: none,
      igvDng: none,
      untaxed: none,
      isc: none,
      icbper: none,
      otherCharges: none,
      total: centimos(1180_00),
    },
    ...facts,
  }
}
