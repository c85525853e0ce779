import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { sampleFile } from '../../test-kit/uploads.ts'

/** A perception of 23.60 and a retention of 354.00, both of August. */
const perception = 'xml/20990000027-40-P001-21.xml'
const retention = 'xml/20990000078-20-R001-9.xml'

/** The XML of a certificate as the company received it, of its own month or of another. */
function certificate(name: string, { ruc }: ObservedCompany['business'], month = '08') {
  const text = Buffer.from(sampleFile(name).content as Uint8Array).toString('utf8')
  const content = text.replaceAll('20990000019', ruc).replaceAll('2026-08-', `2026-${month}-`)
  return { name: `${month}.xml`, content: content.replaceAll('P001-21', `P001-${month}`) }
}

describe.each(databaseKinds)('perceptions and retentions of months without a register, on %s', (kind) => {
  const app = useTestApp(kind)

  test('are beside 168 and 176 of the next loaded month, until the accountant states what these received', async () => {
    const company = await addObservedCompany(app)
    const { business } = company
    await company.take(salesFile(business.ruc, '202606', [{ taxable: 1_000_00, igv: 180_00 }]))
    await company.take(salesFile(business.ruc, '202609', [{ taxable: 1_000_00, igv: 180_00 }]))
    await company.take(
      certificate(perception, business, '07'),
      certificate(perception, business),
      certificate(retention, business),
    )
    const ofPerceptions = {
      box: '168',
      months: [
        { tax_period: '202607', amount: '23.60' },
        { tax_period: '202608', amount: '23.60' },
      ],
      left: null,
      value: 48,
    }
    const ofRetentions = { box: '176', months: [{ tax_period: '202608', amount: '354.00' }], left: null, value: 354 }
    expect((await formOf(company, '202609')).left_out_withholdings).toEqual([ofPerceptions, ofRetentions])
    expect((await formOf(company, '202606')).left_out_withholdings).toEqual([])
    expect(await formOf(company, '202608')).toMatchObject({ boxes: [], left_out_withholdings: [] })
    await company.change({ stated_carries: [{ tax_period: '202609', box: '168', amount: '48.00' }] })
    const form = await formOf(company, '202609')
    expect(form.left_out_withholdings).toEqual([ofRetentions])
    expect(['168', '184', '681'].map((box) => form.boxes.find((one) => one.box === box)?.value)).toEqual([48, 180, 132])
  })

  test('are included with what the last form before them leaves', async () => {
    const company = await addObservedCompany(app)
    const { business } = company
    await company.take(
      salesFile(business.ruc, '202606', [{ taxable: 1_000_00, igv: 180_00 }]),
      certificate(perception, business),
    )
    await company.take(salesFile(business.ruc, '202609', [{ taxable: 1_000_00, igv: 180_00 }]))
    await company.change({ stated_carries: [{ tax_period: '202606', box: '168', amount: '500.00' }] })
    expect((await formOf(company, '202609')).left_out_withholdings).toEqual([
      {
        box: '168',
        months: [{ tax_period: '202608', amount: '23.60' }],
        left: { tax_period: '202606', amount: '320.00' },
        value: 344,
      },
    ])
  })

  test('are in no other month than the next loaded one, and in none while their own month is loaded', async () => {
    const company = await addObservedCompany(app)
    const { business } = company
    await company.take(
      salesFile(business.ruc, '202609', [{}]),
      purchasesFile(business.ruc, '202610', [{}]),
      certificate(perception, business),
    )
    expect((await formOf(company, '202610')).left_out_withholdings).toEqual([])
    expect((await formOf(company, '202609')).left_out_withholdings).toHaveLength(1)
    await company.take(purchasesFile(business.ruc, '202608', [{}]))
    expect((await formOf(company, '202609')).left_out_withholdings).toEqual([])
  })

  test('make their month a period that can be selected', async () => {
    const company = await addObservedCompany(app)
    const { business } = company
    await company.take(
      salesFile(business.ruc, '202606', [{}]),
      certificate(perception, business),
      certificate(retention, business),
    )
    const path = `/app/internal/businesses/${business.uuid}/periods`
    expect(await company.get(path)).toEqual({ tax_periods: ['202608', '202606'] })
  })
})

async function formOf(company: ObservedCompany, period: string): Promise<Contract<'pdt621'>> {
  const { ruc, uuid } = company.business
  const filters = JSON.stringify({ ruc, tax_period: period, business_uuid: uuid })
  return (await company.get(
    `/app/internal/dashboard/pdt-621?filters=${encodeURIComponent(filters)}`,
  )) as Contract<'pdt621'>
}
