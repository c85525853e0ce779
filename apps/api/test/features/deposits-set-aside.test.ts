import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { addObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { zipOf } from '../../test-kit/zip-file.ts'

describe.each(databaseKinds)('deposits that do not count, on %s', (kind) => {
  const app = useTestApp(kind)

  test('are named by the upload, and the purchase has an advice', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    const own = { customer: ruc, receipt: '9' }
    const total = { taxable: 1_500_00, igv: 270_00 }
    await company.take(purchasesFile(ruc, '202608', [{ number: '1', hasDetraction: true, ...total }]))
    const [first] = (
      await company.take(
        depositsFile('a.csv', [
          { ...own, amount: '900.00' },
          { ...own, amount: '900.00' },
          { ...own, amount: '212.00' },
        ]),
      )
    ).files
    expect(first).toMatchObject({
      vouchers_new: 1,
      rows_read: 3,
      rows_repeated: 1,
      rows_set_aside: 1,
      warnings: [
        {
          line: 2,
          code: 'DEPOSIT_OF_OTHER_REPORT',
          message:
            'Constancia 9: esta línea no cuenta. Cuenta la de S/\u00a0212.00 del 20/08/2026: se leyó después. Diferencias: monto S/\u00a0900.00 (cuenta S/\u00a0212.00).',
        },
      ],
    })
    const { data } = (await company.list('validated')) as unknown as { data: { advices: object[] }[] }
    expect(data).toMatchObject([
      { advices: expect.arrayContaining([expect.objectContaining({ code: 'AMOUNT_STATED_OTHERWISE' })]) },
    ])
  })

  test('are named where a later report replaces them, also inside a zip', async () => {
    const company = await addObservedCompany(app)
    const own = { customer: company.business.ruc, receipt: '9' }
    await company.take(depositsFile('a.csv', [own]))
    const zip = await zipOf('b.zip', [depositsFile('b.csv', [{ ...own, paid: '21/08/2026' }])])
    const [file] = (await company.take({ name: zip.name, content: new Uint8Array(zip.content) })).files
    expect(file).toMatchObject({
      vouchers_known: 1,
      rows_set_aside: 0,
      warnings: [
        {
          line: 2,
          message:
            '«b.csv»: Constancia 9: lo que decía otro reporte ya no cuenta. Cuenta la de S/\u00a0100.00 del 21/08/2026: se leyó después. Diferencias: fecha de pago 20/08/2026 (cuenta 21/08/2026).',
        },
      ],
    })
  })

  test('are not named where a report only leaves something out', async () => {
    const company = await addObservedCompany(app)
    const own = { customer: company.business.ruc, receipt: '9' }
    await company.take(depositsFile('a.csv', [{ ...own, paid: '20/08/2026 10:42:18' }]))
    const [file] = (await company.take(depositsFile('b.csv', [{ ...own, voucher: '' }]))).files
    expect(file).toMatchObject({ vouchers_known: 1, rows_set_aside: 0, warnings: [] })
  })
})
