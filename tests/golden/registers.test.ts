import { type Centimos, sumCentimos, toDecimalText } from '@contapro/sunat'
import { registerKey, type RegisterRow, voucherCode } from '@contapro/sunat/sire'
import { describe, expect, it } from 'vitest'
import { bytesOf, expected, files, purchases, rowsOf, sales, unzipped } from './sample-month.ts'

const rce = purchases(await rowsOf(bytesOf(`${files.rceProposal}.txt`)))
const rvie = sales(await rowsOf(bytesOf(`${files.rvieProposal}.txt`)))

function total<Row>(rows: readonly Row[], amount: (row: Row) => Centimos): string {
  return toDecimalText(sumCentimos(rows.map(amount)))
}

/** Rows without what the layouts cannot share: their place, their layout, and what only SUNAT's export states. */
function comparable(row: RegisterRow) {
  const { layout: _layout, line: _line, exchangeRate: _rate, noteType: _note, state: _state, ...rest } = row
  return { ...rest, hasDetraction: null, operationType: null }
}

function saleId(row: RegisterRow): string {
  return `${row.type}-${row.series}-${row.number}`
}

function purchase(id: string) {
  return rce.find((row) => voucherCode(registerKey(row)) === id)
}

describe('the registers of the sample month', () => {
  it('hold the rows that were expected, of one company and one period', () => {
    expect(rvie).toHaveLength(expected.rvie_filas)
    expect(rce).toHaveLength(expected.rce_filas)
    expect(rvie).toHaveLength(9)
    expect(rce).toHaveLength(12)
    for (const row of [...rce, ...rvie]) {
      expect([row.ownerRuc, row.period]).toEqual([expected.ruc, expected.periodo])
    }
  })

  it('name each voucher and its total', () => {
    const found = rvie.map((row) => [saleId(row), toDecimalText(row.amounts.total)])
    expect(found).toEqual(expected.rvie.map(({ id, total: amount }) => [id, amount]))
    const bought = rce.map((row) => [voucherCode(registerKey(row)), toDecimalText(row.amounts.total)])
    expect(bought).toEqual(expected.rce.map(({ id, total: amount }) => [id, amount]))
  })

  it('come to the totals of sales, column by column', () => {
    expect({
      exporta: total(rvie, (row) => row.amounts.exportValue),
      bi: total(rvie, (row) => row.amounts.taxable),
      dbi: total(rvie, (row) => row.amounts.taxableDiscount),
      igv: total(rvie, (row) => row.amounts.igv),
      digv: total(rvie, (row) => row.amounts.igvDiscount),
      exo: total(rvie, (row) => row.amounts.exonerated),
      ina: total(rvie, (row) => row.amounts.unaffected),
      icb: total(rvie, (row) => row.amounts.icbper),
      otros: total(rvie, (row) => row.amounts.otherTaxes),
      tot: total(rvie, (row) => row.amounts.total),
    }).toEqual(expected.rvie_totales)
  })

  it('come to the totals of purchases, column by column', () => {
    expect({
      bi: total(rce, (row) => row.amounts.taxableDg),
      igv: total(rce, (row) => row.amounts.igvDg),
      ng: total(rce, (row) => row.amounts.untaxed),
      icb: total(rce, (row) => row.amounts.icbper),
      otros: total(rce, (row) => row.amounts.otherCharges),
      tot: total(rce, (row) => row.amounts.total),
      dgng_bi: total(rce, (row) => row.amounts.taxableDgng),
      dgng_igv: total(rce, (row) => row.amounts.igvDgng),
    }).toEqual(expected.rce_totales)
  })

  it('are the same as text, as csv and within a zip', async () => {
    expect(await rowsOf(bytesOf(`${files.rceProposal}.csv`))).toEqual(rce)
    expect(await rowsOf(unzipped(`${files.rceProposal}.zip`))).toEqual(rce)
    expect(await rowsOf(unzipped(`${files.rvieProposal}.zip`))).toEqual(rvie)
    const replacement = await rowsOf(bytesOf(`${files.rceReplacement}.txt`))
    expect(await rowsOf(unzipped(`${files.rceReplacement}.zip`))).toEqual(replacement)
  })

  it('have the same vouchers and amounts in the files that replace the proposals', async () => {
    const replacedPurchases = await rowsOf(bytesOf(`${files.rceReplacement}.txt`))
    const replacedSales = await rowsOf(bytesOf(`${files.rvieReplacement}.txt`))
    expect(replacedPurchases.map(comparable)).toEqual(rce.map(comparable))
    expect(replacedSales.map(comparable)).toEqual(rvie.map(comparable))
  })

  it('keep what tells one case from another', () => {
    expect(purchase('20990000043-01-E001-12')?.hasDetraction).toBe(true)
    expect(purchase('20990000027-01-F001-101')?.hasDetraction).toBe(false)
    expect(purchase('20990000060-14-S001-4511223')).toMatchObject({ issuedOn: '2026-07-25', dueOn: '2026-08-11' })
    expect(purchase('20990000051-01-F002-900')).toMatchObject({ currency: 'USD', exchangeRate: '3.750' })
    expect(purchase('20990000027-07-FC01-8')).toMatchObject({
      noteType: '09',
      modified: { issuedOn: '2026-07-20', type: '01', series: 'F001', number: '90' },
    })
    expect(rvie.find((row) => row.number === '1035')).toMatchObject({ state: '2', amounts: { total: 0 } })
    expect(rvie.find((row) => row.number === '501')).toMatchObject({ counterpartyDocument: '', counterpartyName: '' })
  })
})
