import type { CivilDate } from '@contapro/sunat'
import { describe, expect, test } from 'vitest'
import type { Contract } from '../../src/http/contract/contract-values.ts'
import { databaseKinds } from '../db/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../observed-company.ts'
import { purchasesFile, salesFile } from '../register-files.ts'
import { useTestApp } from '../test-app.ts'

const day = (text: string) => text as CivilDate

describe.each(databaseKinds)('the form of a period, on %s', (kind) => {
  const app = useTestApp(kind)

  // 19,000 × 10.5 % − 15,000 × 10 % = 1,995 − 1,500. By the rate of January the credit would be 1,575.
  test('takes each voucher at its own reduced rate', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await company.take(
      salesFile(ruc, '202601', [{ taxable: 19_000_00, igv: 1_995_00 }]),
      purchasesFile(ruc, '202601', [{ issuedOn: day('2025-12-20'), taxable: 15_000_00, igv: 1_500_00 }]),
    )
    expect(await boxesOf(company, '202601', ['154', '155', '156', '157', '184'])).toEqual([
      19_000, 1_995, 15_000, 1_500, 495,
    ])
  })

  // 10 % of 4.00 is 0.40, and 10.5 % of it 0.42: rounding may hide either.
  test('takes a small note at the rate of the voucher that it modifies', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    const december = { issuedOn: day('2025-12-20'), type: '01', series: 'F001', number: '1' }
    const note = { type: '07', number: '5', modified: december, taxable: -4_00, igv: -40 }
    await company.take(
      purchasesFile(ruc, '202601', [
        { number: '1', issuedOn: december.issuedOn, taxable: 1_000_00, igv: 100_00 },
        { ...note, issuedOn: day('2026-01-10') },
      ]),
    )
    const filters = encodeURIComponent(JSON.stringify({ ruc, tax_period: '202601', operation_type: 'COMPRA' }))
    expect(await company.get(`/app/internal/dashboard/pdt-report?filters=${filters}`)).toMatchObject({
      igv_10_taxable_amount: '996.00',
      igv_10_amount: '99.60',
      igv_10_label: 'IGV 10%',
    })
  })
})

async function boxesOf(company: ObservedCompany, period: string, numbers: readonly string[]) {
  const { ruc, uuid } = company.business
  const filters = encodeURIComponent(JSON.stringify({ ruc, tax_period: period, business_uuid: uuid }))
  const { boxes } = (await company.get(`/app/internal/dashboard/pdt-621?filters=${filters}`)) as Contract<'pdt621'>
  return numbers.map((number) => boxes.find(({ box }) => box === number)?.value)
}
