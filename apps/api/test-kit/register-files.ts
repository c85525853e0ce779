import { centimos, firstDay, type TaxPeriod } from '@contapro/sunat'
import {
  formatRegisterRow,
  type PurchaseRow,
  type RegisterRow,
  registerHeader,
  type SaleRow,
} from '@contapro/sunat/sire'

/** A register file, as SUNAT exports it. */
export interface RegisterFile {
  readonly name: string
  readonly content: string
}

type PurchaseFacts = Partial<Omit<PurchaseRow, 'amounts'>> & {
  readonly taxable?: number
  readonly igv?: number
  readonly isc?: number
  /** The row keeps the ISC beside its base, and in its total; within the base unless stated otherwise. */
  readonly isIscBeside?: boolean
  /** For taxed and untaxed sales alike (DGNG). */
  readonly isMixed?: boolean
}
type SaleFacts = Partial<Omit<SaleRow, 'amounts'>> & {
  readonly taxable?: number
  readonly igv?: number
  readonly isc?: number
  /** A note about an earlier period: base and IGV are in the columns of discounts. */
  readonly isDiscount?: boolean
}

/** An RCE proposal of a company's period. Each purchase is a factura of S/ 100 plus IGV unless the facts say otherwise. */
export function purchasesFile(ruc: string, period: string, facts: readonly PurchaseFacts[]): RegisterFile {
  const rows = facts.map((fact, i): PurchaseRow => {
    const { taxable = 100_00, igv = 18_00, isc = 0, isIscBeside = false, isMixed = false, ...rest } = fact
    const none = centimos(0)
    const amounts = {
      taxableDg: isMixed ? none : centimos(taxable),
      igvDg: isMixed ? none : centimos(igv),
      taxableDgng: isMixed ? centimos(taxable) : none,
      igvDgng: isMixed ? centimos(igv) : none,
      taxableDng: none,
      igvDng: none,
      untaxed: none,
      isc: centimos(isc),
      icbper: none,
      otherCharges: none,
      total: centimos(taxable + igv + (isIscBeside ? isc : 0)),
    }
    return { ...common(ruc, period, i), book: 'RCE', customsYear: '', hasDetraction: false, amounts, ...rest }
  })
  return file(`compras-${period}.txt`, rows)
}

/** An RVIE proposal of a company's period. Each sale is a factura of S/ 100 plus IGV unless the facts say otherwise. */
export function salesFile(ruc: string, period: string, facts: readonly SaleFacts[]): RegisterFile {
  const rows = facts.map((fact, i): SaleRow => {
    const { taxable = 100_00, igv = 18_00, isc = 0, isDiscount = false, ...rest } = fact
    const none = centimos(0)
    const amounts = {
      exportValue: none,
      taxable: isDiscount ? none : centimos(taxable),
      taxableDiscount: isDiscount ? centimos(taxable) : none,
      igv: isDiscount ? none : centimos(igv),
      igvDiscount: isDiscount ? centimos(igv) : none,
      exonerated: none,
      unaffected: none,
      isc: centimos(isc),
      ivapTaxable: none,
      ivap: none,
      icbper: none,
      otherTaxes: none,
      total: centimos(taxable + igv + isc),
    }
    return { ...common(ruc, period, i), book: 'RVIE', operationType: '0101', amounts, ...rest }
  })
  return file(`ventas-${period}.txt`, rows)
}

function common(ruc: string, period: string, index: number) {
  return {
    layout: 'proposal',
    line: index + 2,
    ownerRuc: ruc,
    ownerName: 'EMPRESA DE PRUEBA S.A.C.',
    period: period as TaxPeriod,
    issuedOn: firstDay(period as TaxPeriod),
    dueOn: null,
    type: '01',
    series: 'F001',
    // Another one in each period: the same number would be the same voucher.
    number: String(Number(period) * 100 + index + 1),
    finalNumber: null,
    counterpartyDocumentType: '6',
    counterpartyDocument: '20990000027',
    counterpartyName: 'PROVEEDOR DE PRUEBA UNO S.A.C.',
    currency: 'PEN',
    exchangeRate: '1.000',
    modified: null,
    noteType: '',
    state: '1',
  } as const
}

function file(name: string, rows: readonly RegisterRow[]): RegisterFile {
  const book = rows[0]?.book ?? 'RCE'
  const lines = [registerHeader(book), ...rows.map((row) => formatRegisterRow(row, 'proposal'))]
  return { name, content: `\uFEFF${lines.join('\r\n')}\r\n` }
}
