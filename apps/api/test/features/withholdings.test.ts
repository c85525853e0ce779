import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, sampleMonthFiles, upload } from '../../test-kit/uploads.ts'

interface List {
  readonly vouchers: readonly Record<string, string | null>[]
  readonly summary: object
  readonly pagination: object
}

describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  const ruc = '20990000019'
  let as: TestAccountant
  let business: BusinessRow

  beforeAll(async () => {
    as = await addAccountant(app.services)
    business = await addBusiness(app.services, as, { ruc })
    await upload(app, as, business, sampleMonthFiles())
  })

  async function list(kindOf: 'perceptions' | 'retentions', query = '&tax_period=202608'): Promise<List> {
    const path = `/app/internal/businesses/dashboard-reports/${kindOf}?business_ruc=${ruc}&business_uuid=${business.uuid}${query}`
    const { status, body, text } = await app.request(path, { as })
    if (status !== 200) throw new Error(text)
    return body as List
  }

  test('the sample month has one perception, of box 171', async () => {
    expect(await list('perceptions')).toEqual({
      vouchers: [
        {
          code: '20990000027-40-P001-21',
          perception_regime_description: 'Percepción venta interna',
          document_number: 'P001-21',
          issue_date: '2026-08-25',
          ruc_supplier: '20990000027',
          ruc_customer: ruc,
          perception_amount: '23.60',
          state: 'Emitido',
          link: expect.stringMatching(/\/20990000027-40-P001-21\.pdf\?/),
        },
      ],
      summary: { total_items: 1, total_amount_perceptions: '23.60' },
      pagination: { total_items: 1, total_pages: 1 },
    })
  })

  test('the sample month has one retention suffered, of box 179; the one that the company made is not among them', async () => {
    expect(await list('retentions')).toEqual({
      vouchers: [
        {
          code: '20990000078-20-R001-9',
          supplier_business_name: 'CLIENTE DE PRUEBA UNO S.A.C.',
          ruc_supplier: '20990000078',
          issue_date: '2026-08-28',
          document_number: 'R001-9',
          retention_amount: '354.00',
          state: 'Emitido',
          link: expect.any(String),
        },
      ],
      summary: { total_items: 1, total_amount_retentions: '354.00' },
      pagination: { total_items: 1, total_pages: 1 },
    })
  })

  test('each row leads to its file', async () => {
    for (const kindOf of ['perceptions', 'retentions'] as const) {
      const { vouchers } = await list(kindOf)
      const { status } = await app.request(vouchers[0]?.['link'] ?? '')
      expect(status).toBe(200)
    }
  })

  test('pages follow each other, newest first, with the sums of all of them', async () => {
    const path = 'xml/20990000027-40-P001-21.xml'
    const days = Array.from({ length: 11 }, (_, i) => `2026-07-${String(i + 1).padStart(2, '0')}`)
    await upload(
      app,
      as,
      business,
      days.map((day, i) => certificate(path, 'P001-21', `P001-${100 + i}`, day)),
    )
    const pages = await Promise.all([1, 2, 3].map((page) => list('perceptions', `&tax_period=202607&page=${page}`)))
    expect(pages.map(({ vouchers }) => vouchers.length)).toEqual([10, 1, 0])
    expect(pages.flatMap(({ vouchers }) => vouchers.map((row) => row['issue_date']))).toEqual(days.toReversed())
    for (const { summary, pagination } of pages) {
      expect(summary).toEqual({ total_items: 11, total_amount_perceptions: '259.60' })
      expect(pagination).toEqual({ total_items: 11, total_pages: 2 })
    }
  })

  test('a month without certificates is empty', async () => {
    const nothing = { vouchers: [], pagination: { total_items: 0, total_pages: 0 } }
    expect(await list('perceptions', '&tax_period=202501')).toMatchObject(nothing)
    expect(await list('retentions', '&tax_period=202501')).toMatchObject(nothing)
  })
})

/** The sample month's certificate with another number and day. */
function certificate(path: string, oldNumber: string, number: string, day: string) {
  const { content } = sampleFile(path)
  const text = Buffer.from(content as Uint8Array).toString('latin1')
  const changed = text.replaceAll(oldNumber, number).replace(/<cbc:IssueDate>2026-08-\d\d/, `<cbc:IssueDate>${day}`)
  return { name: `${number}.xml`, content: new Uint8Array(Buffer.from(changed, 'latin1')) }
}
