import { createHash } from 'node:crypto'
import { isCreditNote, parseRuc, periodOf, rateOf, sumCentimos, voucherTypes } from '@contapro/sunat'
import { depositVoucherCode } from '@contapro/sunat/deposits'
import { type PurchaseRow, registerKey, type SaleRow, voucherCode } from '@contapro/sunat/sire'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoUploads } from '../../src/demo/index.ts'
import { type ReadMonth, readDemo, readMonth, testClock } from './demo-data.ts'

/** Types that no register of purchases or sales holds: fees (02), guides, withholdings, manifests, and those of RCE 8.5. */
const TYPES_OUTSIDE = ['02', '09', '20', '31', '33', '40', '41', '91', '97', '98']

/** sha256 over the digests of all months, in their order. Change it only with the demo. */
const STATED_DIGEST = 'e80c013186ff82482ac903b5e8d8b52844680d5320e7f4d92620b4d1b5222f8d'

let months: ReadMonth[]
beforeAll(async () => {
  months = await readDemo()
})

const purchases = (): PurchaseRow[] => months.flatMap((month) => month.purchases)
const sales = (): SaleRow[] => months.flatMap((month) => month.sales)
const monthOf = (ruc: string, period: string): ReadMonth => {
  const month = months.find((candidate) => candidate.company.ruc === ruc && candidate.period === period)
  if (!month) throw new Error(`No month ${period} of ${ruc}.`)
  return month
}
/** XML vouchers of the chosen months over the register rows that can have one. */
function xmlShare(chosen: readonly ReadMonth[]): number {
  const rows = chosen
    .flatMap((month) => [...month.purchases, ...month.sales])
    .filter((row) => /^0[1378]$/.test(row.type))
  return chosen.flatMap((month) => month.vouchers).length / rows.length
}

/** Whether a note corrects a voucher of another period than its own. */
function isOfEarlierPeriod({ modified, period }: SaleRow): boolean {
  return modified?.issuedOn?.slice(0, 7).replace('-', '') !== period
}

describe('the files of the demo', () => {
  it('are the same bytes for the same day, those that this test states', async () => {
    const digest = createHash('sha256')
    for (const month of months) digest.update(month.digest)
    expect(digest.digest('hex')).toBe(STATED_DIGEST)
    const [first] = demoUploads(testClock)
    if (!first) throw new Error('The demo has no months.')
    expect((await readMonth(first)).digest).toBe(months[0]?.digest)
  })

  it('are accepted by the readers without one complaint', () => {
    expect(months.flatMap((month) => month.problems)).toEqual([])
  })

  it('cover thirteen months that end with the last complete one', () => {
    const periods = new Set(months.map((month) => month.period))
    expect([...periods].toSorted().join(' ')).toBe(
      '202510 202511 202512 202601 202602 202603 202604 202605 202606 202607 202608 202609 202610',
    )
  })

  it("are named as SUNAT's and zipped, but for the small report of deposits", () => {
    expect(monthOf('20991001094', '202610').fileNames).toEqual([
      '20991001094-202610-detracciones.csv',
      'LE209910010942026100014040001EXP2.zip',
      expect.stringMatching(/^20991001094-202611\d\d-\d{6}-propuesta\.zip$/),
      '20991001094-202610-comprobantes-xml.zip',
    ])
  })

  it('hold a few hundred vouchers in every month of the largest company', () => {
    for (const { purchases: bought, sales: sold } of months.filter(({ company }) => company.ruc === '20991001094')) {
      expect(bought.length + sold.length).toBeGreaterThan(250)
      expect(bought.length + sold.length).toBeLessThan(600)
    }
  })

  it('have nearly every XML of the three newest months and some before', () => {
    const recent = xmlShare(months.filter((month) => month.monthsBack < 3))
    const older = xmlShare(months.filter((month) => month.monthsBack >= 3))
    expect(recent).toBeGreaterThan(0.9)
    expect(older).toBeGreaterThan(0.03)
    expect(older).toBeLessThan(0.15)
  })
})

describe('the registers of the demo', () => {
  it('name a voucher once', () => {
    const seen = new Set<string>()
    const twice = [...purchases(), ...sales()].flatMap((row) => {
      const key = `${row.book} ${row.ownerRuc} ${voucherCode(registerKey(row))}`
      if (seen.has(key)) return [key]
      seen.add(key)
      return []
    })
    expect(seen.size).toBeGreaterThan(15_000)
    expect(twice).toEqual([])
  })

  it('have totals that are the sums of their columns', () => {
    const wrongPurchases = purchases().filter(({ amounts }) => {
      const { total, isc: _withinTheBase, ...columns } = amounts
      return sumCentimos(Object.values(columns)) !== total
    })
    const wrongSales = sales().filter(
      ({ amounts: { total, ...columns } }) => sumCentimos(Object.values(columns)) !== total,
    )
    expect([...wrongPurchases, ...wrongSales]).toEqual([])
  })

  it('hold every type of Tabla 10 that they take', () => {
    const wanted = voucherTypes.map((type) => type.code).filter((code) => !TYPES_OUTSIDE.includes(code))
    const found = new Set([...purchases(), ...sales()].map((row) => row.type))
    expect([...found].toSorted()).toEqual(wanted)
  })

  it('hold sales of every usual type: facturas, boletas, notes, tickets and IVAP deposits', () => {
    expect([...new Set(sales().map((row) => row.type))].toSorted()).toEqual([
      '01',
      '03',
      '07',
      '08',
      '12',
      '49',
      '96',
      '99',
    ])
  })

  it('hold soles, dollars and euros, bought and sold', () => {
    for (const rows of [purchases(), sales()]) {
      expect([...new Set(rows.map((row) => row.currency))].toSorted()).toEqual(['EUR', 'PEN', 'USD'])
    }
  })

  it('hold every rate: 18, 10, 10.5 and IVAP, and nothing else', () => {
    const bought = purchases().map((r) => rateOf(r.amounts.taxableDg, r.amounts.igvDg, r.issuedOn))
    const sold = sales().map((r) => rateOf(r.amounts.taxable, r.amounts.igv, r.issuedOn))
    expect([...new Set(bought)].toSorted()).toEqual(['10', '10.5', '18', 'none'])
    expect([...new Set(sold)].toSorted()).toEqual(['10', '10.5', '18', 'none'])
    const untold = sales().filter(
      (r) => r.amounts.igv !== 0 && rateOf(r.amounts.taxable, r.amounts.igv, r.issuedOn) === 'none',
    )
    expect(untold).toEqual([])
  })

  it('hold exports, exonerated, unaffected and IVAP amounts, ICBPER and ISC', () => {
    expect(sales().some((row) => row.amounts.exportValue > 0)).toBe(true)
    expect(sales().some((row) => row.amounts.exonerated > 0)).toBe(true)
    expect(sales().some((row) => row.amounts.ivapTaxable > 0 && row.amounts.ivap > 0)).toBe(true)
    expect(sales().some((row) => row.amounts.icbper > 0)).toBe(true)
    expect(purchases().some((row) => row.amounts.untaxed > 0 && row.amounts.otherCharges > 0)).toBe(true)
    expect(purchases().some((row) => row.amounts.icbper > 0)).toBe(true)
    expect(purchases().some((row) => row.amounts.isc > 0)).toBe(true)
    expect(purchases().some((row) => row.type === '13' && row.amounts.untaxed > 0)).toBe(true)
  })

  it('hold vouchers given up: zeros in the sales register', () => {
    const annulled = sales().filter((row) => row.state === '2')
    expect(annulled.length).toBeGreaterThan(20)
    expect(annulled.filter((row) => row.amounts.total !== 0)).toEqual([])
    expect(purchases().some((row) => row.state === '2')).toBe(true)
  })

  it('show a note of an earlier period in the discount columns and one of the same period in the bases', () => {
    const notes = sales().filter((row) => row.type === '07' && row.currency === 'PEN')
    expect(notes.filter((row) => isOfEarlierPeriod(row) && row.amounts.taxable !== 0)).toEqual([])
    expect(notes.filter((row) => !isOfEarlierPeriod(row) && row.amounts.taxableDiscount !== 0)).toEqual([])
    expect(notes.some((row) => row.amounts.taxableDiscount < 0)).toBe(true)
    expect(notes.some((row) => row.amounts.taxable < 0)).toBe(true)
  })

  it('carry credit notes with negative amounts and everything else with positive ones', () => {
    const wrong = [...purchases(), ...sales()].filter((row) =>
      isCreditNote(row.type) ? row.amounts.total >= 0 : row.amounts.total < 0,
    )
    expect(wrong).toEqual([])
  })

  it('correct vouchers that stand in the registers of the period that the note names', () => {
    const held = new Set([...purchases(), ...sales()].map((row) => `${voucherCode(registerKey(row))} ${row.issuedOn}`))
    const first = new Map<string, string>()
    for (const { company, period } of months) {
      const known = first.get(company.ruc)
      if (known === undefined || period < known) first.set(company.ruc, period)
    }
    const notes = [...purchases(), ...sales()].filter(({ ownerRuc, modified }) => {
      const corrected = modified?.issuedOn?.slice(0, 7).replace('-', '')
      return corrected !== undefined && corrected >= (first.get(ownerRuc) ?? '')
    })
    expect(notes.length).toBeGreaterThan(400)
    const lost = notes
      .map(({ ownerRuc, book, counterpartyDocument, modified: m }) => {
        const issuer = book === 'RVIE' ? ownerRuc : counterpartyDocument
        return `${issuer}-${m?.type}-${m?.series}-${m?.number} ${m?.issuedOn}`
      })
      .filter((corrected) => !held.has(corrected))
    expect(lost).toEqual([])
  })

  it('number the facturas of a company without gaps from month to month', () => {
    for (const ruc of ['20991001094', '20991001051']) {
      const numbers = months
        .filter((month) => month.company.ruc === ruc)
        .flatMap((month) => month.sales)
        .filter((row) => row.type === '01' && row.series === 'F001')
        .map((row) => Number(row.number))
        .toSorted((a, b) => a - b)
      expect(numbers.at(-1)).toBe((numbers[0] ?? 0) + numbers.length - 1)
    }
  })
})

describe('the deposits of the demo', () => {
  it('are some in nearly every month, each of whole soles and with a receipt of its own', () => {
    expect(months.filter((month) => month.deposits.length > 0).length / months.length).toBeGreaterThan(0.5)
    const deposits = months.flatMap((month) => month.deposits)
    expect(deposits.filter((deposit) => deposit.amount % 100 !== 0)).toEqual([])
    for (const ruc of new Set(months.map((month) => month.company.ruc))) {
      const receipts = months.filter((month) => month.company.ruc === ruc).flatMap((month) => month.deposits)
      const facts = new Set(receipts.map((d) => `${d.receiptNumber} ${depositVoucherCode(d)} ${d.paidOn} ${d.amount}`))
      expect(facts.size).toBe(new Set(receipts.map((deposit) => deposit.receiptNumber)).size)
    }
  })

  it('are paid within the month whose report tells of them, or are for a purchase of its register', () => {
    const elsewhere = months.flatMap(({ period, deposits: made, purchases: bought }) => {
      const held = new Set(bought.map((row) => voucherCode(registerKey(row))))
      return made.filter((d) => periodOf(d.paidOn) !== period && !held.has(depositVoucherCode(d) ?? ''))
    })
    expect(elsewhere).toEqual([])
  })
})

describe('the documents of the demo', () => {
  it('are RUCs with a right digit, invented, and not those of the sample month', () => {
    const named = [...purchases(), ...sales()].filter((row) => row.counterpartyDocumentType === '6')
    const documents = new Set(named.map((row) => row.counterpartyDocument))
    expect(documents.size).toBeGreaterThan(80)
    const wrong = [...documents].filter((ruc) => parseRuc(ruc) === undefined || !/^(2099[1-9]|1099)/.test(ruc))
    expect(wrong).toEqual([])
  })

  it('belong to one name each', () => {
    const names = new Map<string, Set<string>>()
    for (const row of purchases()) {
      names.set(row.counterpartyDocument, (names.get(row.counterpartyDocument) ?? new Set()).add(row.counterpartyName))
    }
    expect([...names].filter(([, set]) => set.size > 1)).toEqual([])
  })
})
