import { centimos } from '@contapro/sunat'
import { registerKey, type RegisterRow, voucherCode } from '@contapro/sunat/sire'
import { purchaseAmountsOf, saleAmountsOf, type UblVoucher } from '@contapro/sunat/ubl'
import { describe, expect, it } from 'vitest'
import { bytesOf, documents, expected, files, rowsOf } from './sample-month.ts'

const rows = [
  ...(await rowsOf(bytesOf(`${files.rceProposal}.txt`))),
  ...(await rowsOf(bytesOf(`${files.rvieProposal}.txt`))),
]
const byCode = new Map(rows.map((row) => [voucherCode(registerKey(row)), row]))
const all = documents()
const vouchers = [...all.values()].filter((document) => document.kind === 'voucher')

function codeOf({ supplier, type, series, number }: UblVoucher): string {
  return `${supplier.document}-${type}-${series}-${number}`
}

/** The register moves purchases between destinations; an XML knows none. */
function withoutDestination(row: RegisterRow) {
  if (row.book === 'RVIE') return row.amounts
  const { taxableDgng, igvDgng, ...amounts } = row.amounts
  const zero = centimos(0)
  return {
    ...amounts,
    taxableDg: centimos(amounts.taxableDg + taxableDgng),
    igvDg: centimos(amounts.igvDg + igvDgng),
    taxableDgng: zero,
    igvDgng: zero,
  }
}

describe('the XML vouchers of the sample month', () => {
  it('are twenty, each named like its file', () => {
    expect(all.size).toBe(20)
    for (const [name, document] of all) {
      const issuer = document.kind === 'voucher' ? document.supplier : document.agent
      expect(`${issuer.document}-${document.type}-${document.series}-${document.number}.xml`).toBe(name)
    }
  })

  it('say in soles what their register rows say', () => {
    const matched = vouchers.filter((voucher) => voucher.currency === 'PEN' && byCode.has(codeOf(voucher)))
    expect(matched).toHaveLength(14)
    for (const voucher of matched) {
      const row = byCode.get(codeOf(voucher))!
      const amounts = row.book === 'RCE' ? purchaseAmountsOf(voucher) : saleAmountsOf(voucher)
      expect([codeOf(voucher), amounts]).toEqual([codeOf(voucher), withoutDestination(row)])
      expect(voucher.issuedOn).toBe(row.issuedOn)
    }
  })

  it('in dollars have no soles of their own, and their register row has', () => {
    const dollars = vouchers.filter((voucher) => voucher.currency === 'USD')
    expect(dollars.map((voucher) => [codeOf(voucher), voucher.payable])).toEqual([
      ['20990000019-01-F001-1034', 500000],
      ['20990000051-01-F002-900', 118000],
    ])
    for (const voucher of dollars) {
      expect(purchaseAmountsOf(voucher)).toBeNull()
      expect(saleAmountsOf(voucher)).toBeNull()
      expect(byCode.get(codeOf(voucher))?.amounts.total).toBe(Math.round(voucher.payable * 3.75))
    }
  })

  it('tell the detraction of 708.00 and its instalments', () => {
    const voucher = vouchers.find((candidate) => codeOf(candidate) === '20990000043-01-E001-12')
    expect(voucher).toMatchObject({
      supplier: { name: 'SERVICIOS Y AÑADIDOS TRES S.R.L.' },
      detraction: { code: '022', percent: '12', amount: 70800, account: '00000000001' },
      paymentTerms: {
        kind: 'Credito',
        instalments: [
          { amount: 259600, dueOn: '2026-09-12' },
          { amount: 259600, dueOn: '2026-10-12' },
        ],
      },
    })
  })

  it('tell the rate that each voucher carries', () => {
    const reduced = vouchers.filter((voucher) => voucher.igvPercents.includes('10.5')).map(codeOf)
    expect(reduced).toEqual(expect.arrayContaining(['20990000019-01-F001-1036', '20990000035-01-FF01-55']))
    const taxed = vouchers.filter((voucher) => voucher.igvPercents.length > 0)
    for (const voucher of taxed) expect(['18', '10', '10.5']).toContain(voucher.igvPercents.join())
  })

  it('name the company on one side or the other', () => {
    for (const document of all.values()) {
      const sides =
        document.kind === 'voucher' ? [document.supplier, document.customer] : [document.agent, document.receiver]
      expect(sides.map((side) => side.document)).toContain(expected.ruc)
    }
  })
})
