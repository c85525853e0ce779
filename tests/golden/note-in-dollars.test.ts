import { readFileSync } from 'node:fs'
import { downloadReport, getPdt621, listVouchers, updateSettings } from '@contapro/sdk'
import { expect, it } from 'vitest'
import { type CompanyFile, openCompany, uploadFiles } from './open-company.ts'
import { rowsOf } from './sample-month.ts'

const fileOf = (name: string): CompanyFile => ({
  name,
  content: readFileSync(new URL(`public-cases/01-nota-en-dolares-tipo-de-cambio/${name}`, import.meta.url)),
})

const ofJuly = fileOf('1-RCE-202607.txt')
const withoutNotes = fileOf('2-RCE-202608-sin-las-notas.txt')
const xml = ['20990010014-07-FC10-20.xml', '20990010014-08-FD10-5.xml'].map(fileOf)
const withNotes = fileOf('4-RCE-202608-con-las-notas.txt')

// US$ 80.00 + 14.40 and US$ 20.00 + 3.60 × 3.700: the rate of F010-480, which both notes modify.
const august = [
  ['20990010014-08-FD10-5', '74.00', '13.32', '87.32', '3.700'],
  ['20990010014-07-FC10-20', '-296.00', '-53.28', '-349.28', '3.700'],
  ['20990010014-01-F010-500', '1500.00', '270.00', '1770.00', '3.750'],
]

it.each([
  ['the registers first', [ofJuly, withoutNotes, ...xml]],
  ['the notes first', [...xml, withoutNotes, ofJuly]],
  ['the notes between the registers', [ofJuly, ...xml, withoutNotes]],
])(
  'notes in dollars have the rate of the voucher that they modify, before and after their register row: %s',
  async (_, files) => {
    const company = await openCompany({ ruc: '20990000019' }, [])
    const { client, business, server } = company
    try {
      // Rates of the days of the notes: they are not those of their voucher.
      const exchange_rates = [
        { currency: 'USD', date: '2026-08-20', rate: '3.750' },
        { currency: 'USD', date: '2026-08-21', rate: '3.760' },
      ]
      await updateSettings(client, business.uuid, { exchange_rates })
      for (const file of files) await uploadFiles(company, [file])
      const scope = { ruc: business.ruc, businessUuid: business.uuid, taxPeriod: '202608' }
      const listed = async () => {
        const { data } = await listVouchers(client, { ...scope, operationType: 'COMPRA' })
        return data.map((v) => [v.code, v.taxable_amount, v.igv_amount, v.total_amount, v.exchange_rate])
      }
      expect(await listed()).toEqual(august)
      const { blob } = await downloadReport(client, { ...scope, kind: 'rce' })
      const rows = await rowsOf(new Uint8Array(await blob.arrayBuffer()))
      expect(rows.map((row) => [row.number, row.exchangeRate, row.modified?.issuedOn ?? null])).toEqual(
        expect.arrayContaining([
          ['20', '3.700', '2026-07-10'],
          ['5', '3.700', '2026-07-10'],
        ]),
      )

      await uploadFiles(company, [withNotes])
      expect(await listed()).toEqual(august)
      // 1,500.00 − 296.00 + 74.00 = 1,278.00; 270.00 − 53.28 + 13.32 = 230.04
      const { boxes } = await getPdt621(client, scope)
      expect(['107', '108'].map((number) => boxes.find(({ box }) => box === number)?.value)).toEqual([1278, 230])
    } finally {
      await server.close()
    }
  },
)
