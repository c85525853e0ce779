import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, type RegisterFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { upload } from '../../test-kit/uploads.ts'

/** The register as a csv export without quotation marks. */
const csvOf = ({ content }: RegisterFile): RegisterFile => ({
  name: 'compras.csv',
  content: content.replaceAll('|', ','),
})

// Purchase 2 is 1,000.00 + 180.00 = 1,180.00.
describe.each(databaseKinds)('a csv row with a comma in a name and in its total, on %s', (kind) => {
  const app = useTestApp(kind)

  test('counts with its amounts, and the upload names both', async () => {
    const company = await addObservedCompany(app)
    const big = { number: '2', counterpartyName: 'PEREZ, JUAN', taxable: 1_000_00, igv: 180_00 }
    const file = csvOf(purchasesFile(company.business.ruc, '202608', [{ number: '1' }, big]))
    const { files } = await company.take({ ...file, content: file.content.replace('1180.00', '1,180.00') })
    expect(files).toMatchObject([
      {
        vouchers_new: 2,
        warnings: [
          { line: 3, field: 'Apellidos Nombres/ Razón  Social', code: 'NAME_SPLIT' },
          { line: 3, field: 'Total CP', code: 'AMOUNT_WITH_COMMA' },
        ],
      },
    ])
    expect(await company.igv()).toEqual(['0.00', '198.00', '-198.00'])
    const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${company.business.ruc}&tax_period=202608&operation_type=COMPRA`
    const { data } = (await company.get(path)) as {
      data: { number: string; supplier_business_name: string; total_amount: string }[]
    }
    expect(data.find(({ number }) => number === '2')).toMatchObject({
      supplier_business_name: 'PEREZ, JUAN',
      total_amount: '1180.00',
    })
  })

  test('is refused where it does not add up, and so is its file', async () => {
    const company = await addObservedCompany(app)
    const { as, business } = company
    const rows = [{ number: '1' }, { number: '2', counterpartyName: 'PEREZ, JUAN', taxable: 1_000_00, igv: 180_00 }]
    const file = csvOf(purchasesFile(business.ruc, '202608', rows))
    const { files } = await upload(app, as, business, [
      { ...file, content: file.content.replace('1180.00', '1,181.00') },
    ])
    expect(files).toMatchObject([{ state: 'failed', errors: [{ line: 3 }] }])
    expect(await company.igv()).toEqual(['0.00', '0.00', '0.00'])
  })
})
