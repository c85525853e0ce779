import { isCreditNote, multiplyByRate, percentOf, sumCentimos } from '@contapro/sunat'
import { type PurchaseRow, registerKey, type SaleRow, voucherCode } from '@contapro/sunat/sire'
import type { UblVoucher } from '@contapro/sunat/ubl'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ReadMonth, readDemo } from './demo-data.ts'

let months: ReadMonth[]
beforeAll(async () => {
  months = await readDemo(2)
})

const purchases = (): PurchaseRow[] => months.flatMap((month) => month.purchases)
const vouchers = (): UblVoucher[] => months.flatMap((month) => month.vouchers)
const codeOf = (voucher: UblVoucher): string =>
  `${voucher.supplier.document}-${voucher.type}-${voucher.series}-${voucher.number}`

/** Catálogo 07: given away as bonification. */
const GIFT = '15'

describe('the XML of the demo', () => {
  it('comes in every dialect and encoding', () => {
    expect([...new Set(vouchers().map((voucher) => voucher.dialect))].toSorted()).toEqual([
      '2.0',
      '2.1',
      '2.1-draft-2017',
    ])
    const encodings = new Set(months.flatMap((month) => month.encodings))
    expect([...encodings].toSorted()).toEqual(['ISO-8859-1', 'UTF-8', 'UTF-8 with mark'])
  })

  it('has lines that sum to the voucher', () => {
    const wrong = vouchers().filter(({ lines, netTotal }) => {
      const paid = lines.filter((line) => line.affectation !== GIFT)
      return sumCentimos(paid.map((line) => line.lineTotal)) !== netTotal
    })
    expect(wrong.map(codeOf)).toEqual([])
  })

  it('has IGV rounded half up once for the voucher, and lines that sum to it', () => {
    const wrong = vouchers().filter(({ lines, taxes, igvPercents }) => {
      const igv = taxes.find((tax) => tax.scheme === '1000')
      if (!igv?.taxable) return false
      const ofLines = sumCentimos(lines.filter((line) => line.affectation === '10').map((line) => line.igv))
      return igv.amount !== percentOf(igv.taxable, igvPercents[0] ?? '') || ofLines !== igv.amount
    })
    expect(wrong.map(codeOf)).toEqual([])
  })

  it('equals its register row, times the exchange rate', () => {
    const pairs = pairsWithRows()
    expect(pairs.length).toBeGreaterThan(1500)
    expect(pairs.filter(([voucher, row]) => !isSameVoucher(voucher, row)).map(([voucher]) => codeOf(voucher))).toEqual(
      [],
    )
  })

  it('has vouchers in dollars and euros whose row is in soles', () => {
    for (const currency of ['USD', 'EUR']) {
      const pair = pairsWithRows().find(([voucher]) => voucher.currency === currency)
      expect(pair?.[1].amounts.total).toBeGreaterThan(pair?.[0].payable ?? 0)
    }
  })

  it('states unaffected, exonerated, exported and IVAP operations', () => {
    const schemes = new Set(vouchers().flatMap((voucher) => voucher.taxes.map((tax) => tax.scheme)))
    expect([...schemes].toSorted()).toEqual(['1000', '1016', '7152', '9995', '9996', '9997', '9998'])
  })

  it('has vouchers of one line and of twelve, gifts, long names and long texts', () => {
    const counts = new Set(vouchers().map((voucher) => voucher.lines.length))
    for (const count of [1, 2, 6, 12]) expect(counts).toContain(count)
    expect(vouchers().some((voucher) => voucher.lines.some((line) => line.affectation === GIFT))).toBe(true)
    expect(vouchers().some((voucher) => voucher.supplier.name.length > 110)).toBe(true)
    expect(vouchers().some((voucher) => voucher.lines.some((line) => line.description.length > 140))).toBe(true)
  })

  it('states detractions in whole soles wherever the register marks them', () => {
    const marked = new Set(
      purchases()
        .filter((row) => row.hasDetraction)
        .map((row) => voucherCode(registerKey(row))),
    )
    const stated = months.flatMap((m) =>
      m.vouchers.filter((v) => v.customer.document === m.company.ruc && v.detraction),
    )
    expect(stated.length).toBeGreaterThan(100)
    expect(stated.filter(({ detraction }) => (detraction?.amount ?? 1) % 100 !== 0)).toEqual([])
    const awaited = newestPurchasesWithoutRow()
    const unmarked = stated.map(codeOf).filter((code) => !marked.has(code) && !awaited.has(code))
    expect(unmarked).toEqual([])
  })

  it('tells of purchases that no register holds yet, some of them in dollars', () => {
    const awaited = newestPurchasesWithoutRow()
    expect(awaited.size).toBeGreaterThan(3)
    const foreign = vouchers().filter((voucher) => voucher.currency === 'USD' && awaited.has(codeOf(voucher)))
    expect(foreign.length).toBeGreaterThan(0)
  })

  it('brings perceptions and retentions that the companies suffered', () => {
    const certificates = months.flatMap((month) => month.withholdings)
    expect([...new Set(certificates.map((certificate) => certificate.type))].toSorted()).toEqual(['20', '40'])
    const ofOthers = months.flatMap((m) => m.withholdings.filter((w) => w.receiver.document !== m.company.ruc))
    expect(ofOthers).toEqual([])
  })
})

/** Every XML voucher with its row, annulled sales (all zeros) left out. */
function pairsWithRows(): [UblVoucher, PurchaseRow | SaleRow][] {
  return months.flatMap(({ company, vouchers: list }) => {
    const rows = rowsOf(company.ruc)
    return list.flatMap((voucher): [UblVoucher, PurchaseRow | SaleRow][] => {
      const row = rows.get(codeOf(voucher))
      return row && row.amounts.total !== 0 ? [[voucher, row]] : []
    })
  })
}

function rowsOf(ruc: string): Map<string, PurchaseRow | SaleRow> {
  const own = months.filter((month) => month.company.ruc === ruc)
  return new Map(own.flatMap((m) => [...m.purchases, ...m.sales]).map((row) => [voucherCode(registerKey(row)), row]))
}

function isSameVoucher(voucher: UblVoucher, row: PurchaseRow | SaleRow): boolean {
  const sign = isCreditNote(voucher.type) ? -1 : 1
  const tax = voucher.taxes.find(({ scheme }) => scheme === '1000')?.amount
  const igv = tax === undefined ? 0 : sign * multiplyByRate(tax, row.exchangeRate ?? '1')
  // A boleta gives no credit: its IGV is part of the untaxed column.
  const expectedIgv = row.book === 'RCE' && row.type === '03' ? 0 : igv
  const isTotalRight = row.currency !== 'PEN' || row.amounts.total === sign * voucher.payable
  const isHeadRight = row.currency === voucher.currency && row.issuedOn === voucher.issuedOn
  return isHeadRight && isTotalRight && igvOf(row) === expectedIgv
}

function igvOf(row: PurchaseRow | SaleRow): number {
  if (row.book === 'RVIE') return row.amounts.igv + row.amounts.igvDiscount
  return row.amounts.igvDg + row.amounts.igvDgng + row.amounts.igvDng
}

/** Purchases of the newest month that no register names. */
function newestPurchasesWithoutRow(): Set<string> {
  const newest = months.filter((month) => month.monthsBack === 0)
  return new Set(
    newest.flatMap(({ company, vouchers: list }) => {
      const rows = rowsOf(company.ruc)
      const bought = list.filter((voucher) => voucher.customer.document === company.ruc)
      return bought.map(codeOf).filter((code) => !rows.has(code))
    }),
  )
}
