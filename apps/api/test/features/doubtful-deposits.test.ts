import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { type DepositFacts, depositsFile } from '../../test-kit/deposit-files.ts'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

/** F001-1 of 05/08/2026: 1,000.00 + 180.00 under 022, of which 12 % is S/ 142. */
async function addCompany(app: Parameters<typeof addObservedCompany>[0]): Promise<ObservedCompany> {
  const company = await addObservedCompany(app)
  const { ruc } = company.business
  const detraction = { code: '022', percent: '12', amount: '142.00' }
  const row = { taxable: 1_000_00, igv: 180_00, hasDetraction: true, issuedOn: '2026-08-05' as never }
  await company.take(
    purchasesFile(ruc, '202608', [{ ...row, number: '1' }]),
    facturaXml({ customer: ruc, number: '1', detraction }),
  )
  return company
}

const report = (company: ObservedCompany, name: string, ...facts: Partial<DepositFacts>[]) =>
  depositsFile(
    name,
    facts.map((fact) => ({ receipt: '9', customer: company.business.ruc, amount: '142.00', ...fact })),
  )

/** Codes of the advices of F001-1. */
async function advised(company: ObservedCompany): Promise<string[]> {
  const [voucher] = (await company.list('validated')).data as unknown as [{ advices: { code: string }[] }]
  return voucher.advices.map(({ code }) => code)
}

describe.each(databaseKinds)('deposits, on %s', (kind) => {
  const app = useTestApp(kind)

  test.each([
    ['after its voucher', {}, []],
    ['before its voucher', { paid: '04/08/2026' }, ['DETRACTION_DEPOSITED_BEFORE']],
    ['above the total of its voucher', { amount: '1181.00' }, ['DETRACTION_OVERPAID', 'DETRACTION_ABOVE_TOTAL']],
  ])('a deposit %s counts, and its voucher is advised about', async (_, facts, codes) => {
    const company = await addCompany(app)
    await company.take(report(company, 'depositos.csv', facts))
    expect(await advised(company)).toEqual(codes)
    expect(await company.igv()).toEqual(['0.00', '180.00', '-180.00'])
  })

  test('an advice goes when the voucher that comes later is of an earlier day', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await company.take(report(company, 'depositos.csv', { paid: '04/08/2026' }))
    await company.take(facturaXml({ customer: ruc, number: '1' }))
    expect(await advised(company)).toEqual(['DETRACTION_DEPOSITED_BEFORE'])
    await company.take(
      purchasesFile(ruc, '202608', [{ number: '1', taxable: 1_000_00, igv: 180_00, issuedOn: '2026-08-03' as never }]),
    )
    expect(await advised(company)).toEqual([])
  })
})
