import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/modules/businesses/businesses.store.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../src/testing-records.ts'
import { purchasesFile } from '../register-files.ts'
import { downloadReport, reportPath, rowsOf, sheetOf } from '../report-files.ts'
import { useTestApp } from '../test-app.ts'
import { upload } from '../uploads.ts'

const app = useTestApp('pglite', { reportPatienceMs: 30_000 })

describe('the files of a company with odd vouchers', () => {
  let as: TestAccountant
  let odd: BusinessRow
  const oddNames = [
    '=1+1',
    '+SUMA(A1)',
    '-2',
    '@todos',
    `"${'Ñandú '.repeat(33)}" S.A.C.`,
    'Uno | dos / tres \\ cuatro\r\ncinco\ttabulado',
    'Café 😀👨‍👩‍👧 & <hijos> _x0041_',
  ]

  beforeAll(async () => {
    as = await addAccountant(app.services)
    odd = await addBusiness(app.services, as)
    await upload(app, as, odd, [
      purchasesFile(
        odd.ruc,
        '202608',
        oddNames.map((_, i) => ({ number: String(i + 1) })),
      ),
    ])
    for (const [i, name] of oddNames.entries()) {
      await app.services.database.driver.query(
        `UPDATE vouchers SET counterparty_name = $2 WHERE business_uuid = $1 AND number = $3`,
        [odd.uuid, name, String(i + 1)],
      )
    }
  })
  const oddReport = (what: string) => downloadReport(app, as, reportPath(odd.ruc, what))

  test('the Excel keeps every text as it is, as text', async () => {
    const { rows } = await sheetOf((await oddReport('compras')).bytes, 'Compras')
    expect(rows.map((row) => row.get('Proveedor'))).toEqual(oddNames.map((name) => name.replaceAll('\r\n', '\n')))
  })

  test('RCE keeps one line for each voucher, which our reader reads back', async () => {
    const { text } = await oddReport('rce')
    const rows = await rowsOf(text)
    expect(rows.map((row) => row.counterpartyName)).toEqual([
      '=1+1',
      '+SUMA(A1)',
      '-2',
      '@todos',
      `"${'Ñandú '.repeat(33)}" S.A.C.`,
      'Uno dos tres cuatro cinco tabulado',
      'Café & <hijos> _x0041_',
    ])
  })

  test('an amount beyond twelve integers is one error that names its voucher', async () => {
    await app.services.database.driver.query(
      `UPDATE vouchers SET total_centimos = 100000000000000 WHERE business_uuid = $1 AND number = '3'`,
      [odd.uuid],
    )
    const settings = `/app/internal/businesses/${odd.uuid}/settings`
    await app.request(settings, { as, method: 'PATCH', json: { rce_token_count: 37 } })
    for (const what of ['rce', 'rce.zip']) {
      const { status, body } = await app.request(reportPath(odd.ruc, what), { as })
      expect(status).toBe(422)
      expect(body).toMatchObject({
        code: 'REPORT_VOUCHER_INVALID',
        errors: [
          {
            field: '20990000027-01-F001-3',
            message: expect.stringMatching(/^El comprobante F001-3 no cabe en el archivo\. El importe .+ no es válido/),
          },
        ],
      })
    }
  })
})
