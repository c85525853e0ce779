import { readFileSync } from 'node:fs'
import { downloadReport, getTotalAmount, listVouchers } from '@contapro/sdk'
import { expect, it } from 'vitest'
import { openCompany, uploadFiles } from './open-company.ts'
import { rowsOf } from './sample-month.ts'

const original = readFileSync(
  new URL('public-cases/02-csv-guardado-desde-excel/1-propuesta-original.txt', import.meta.url),
)

/** The voucher 0001-45 of the proposal as the PLE 8.1 has it: with the series 001. */
const inPle = [
  ['20260800', '00001', 'M0001', '09/08/2026', '', '01', '001', '', '45', '', '6', '20990010031'],
  ['BAZAR DE PRUEBA GAMMA E.I.R.L.', '250.50', '45.09', '', '', '', '', '', '', '', '', '295.59', 'PEN', '1.000'],
  [...Array.from({ length: 15 }, () => ''), '1', ''],
].flat()

const proposal = { name: '1-propuesta-original.txt', content: original }
const ple = { name: 'LE2099000001920260800080100001111.txt', content: Buffer.from(`${inPle.join('|')}\r\n`) }
/** The row as a csv that a spreadsheet saved: series 1. */
const inCsv = {
  name: 'propuesta.csv',
  content: Buffer.from(
    original
      .toString('utf8')
      .split('\r\n')
      .filter((_, index) => index === 0 || index === 2)
      .join('\r\n')
      .replace('|0001|', '|1|')
      .replaceAll('|', ';'),
  ),
}

it.each([
  ['the proposal, then the PLE', [proposal, ple]],
  ['the PLE, then the proposal', [ple, proposal]],
  ['the proposal, the PLE, and a csv of the row', [proposal, ple, inCsv]],
  ['a csv of the row, the PLE, then the proposal', [inCsv, ple, proposal]],
])('a voucher whose series is 0001, 001 and 1 counts once, as 0001: %s', async (_, files) => {
  const { client, business, server } = await openCompany({ ruc: '20990000019' }, [])
  try {
    for (const file of files) await uploadFiles({ client, business, server }, [file])
    const scope = { ruc: business.ruc, businessUuid: business.uuid, taxPeriod: '202608' }
    const { data } = await listVouchers(client, { ...scope, operationType: 'COMPRA' })
    expect(data.map(({ code }) => code).toSorted()).toEqual([
      '20990010022-01-F020-101',
      '20990010031-01-0001-45',
      '20990010049-01-E001-12',
    ])
    expect(data.find(({ number }) => number === '45')?.serie).toBe('0001')
    // 180.00 + 45.09 + 216.00
    expect(await getTotalAmount(client, scope)).toMatchObject({ total_amount_igv_purchase: '441.09' })
    const { blob } = await downloadReport(client, { ...scope, kind: 'rce' })
    const rows = await rowsOf(new Uint8Array(await blob.arrayBuffer()))
    expect(rows.map((row) => row.series).toSorted()).toEqual(['0001', 'E001', 'F020'])
  } finally {
    await server.close()
  }
})
