import { beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { padronFile } from '../../test-kit/padron-file.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { sampleFile } from '../../test-kit/uploads.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  beforeEach(async () => {
    company = await addObservedCompany(app)
  })
  test('the rates of IGV change', async () => {
    await company.take(purchasesFile(company.business.ruc, '202608', [{ taxable: 100_00, igv: 12_00 }]))
    expect((await company.list('observed')).data).toMatchObject([{ observations: [{ code: 'RATE_IMPOSSIBLE' }] }])
    const twelve = [{ regime: 'general', from: '2026-01-01', rate: '12' }]
    // The rules look when they are woken: not before the answer here.
    const wake = vi.spyOn(app.services.ingestion, 'wake').mockReturnValue()
    const { status, body } = await company.change({ igv_rates: twelve })
    wake.mockRestore()
    expect({ status, body }).toMatchObject({ status: 200, body: { is_reviewing: true } })
    app.services.ingestion.wake()
    await app.services.ingestion.idle()
    const settings = await company.get(`/app/internal/businesses/${company.business.uuid}/settings`)
    expect(settings).toMatchObject({ is_reviewing: false })
    expect((await company.list('observed')).data).toEqual([])
    expect(await company.igv()).toEqual(['0.00', '12.00', '-12.00'])
  })

  test('the voucher of a doubted note comes', async () => {
    const modified = { type: '01', series: 'F009', number: '9', issuedOn: '2026-07-02' }
    const note = { type: '07', taxable: -100_00, igv: -18_00, modified } as never
    await company.take(purchasesFile(company.business.ruc, '202608', [note]))
    expect((await company.list('observed')).data).toEqual([])
    await company.take(purchasesFile(company.business.ruc, '202607', [{ number: '5' }]))
    expect((await company.list('observed')).data).toHaveLength(1)
    await company.take(
      purchasesFile(company.business.ruc, '202609', [{ series: 'F009', number: '9', issuedOn: '2026-07-02' as never }]),
    )
    expect((await company.list('observed')).data).toEqual([])
  })

  test('another register names the same voucher', async () => {
    const same = { series: 'F001', number: '7', issuedOn: '2026-07-02' as never }
    await company.take(purchasesFile(company.business.ruc, '202608', [same]))
    expect((await company.list('observed')).data).toEqual([])
    await company.take(purchasesFile(company.business.ruc, '202607', [same]))
    expect((await company.list('observed', { period: '202607' })).data).toMatchObject([
      { observations: [{ code: 'DUPLICATE', name: 'Comprobante duplicado' }] },
    ])
  })

  test('the words of foreign items change', async () => {
    const voucher = new TextDecoder().decode(sampleFile('xml/20990000043-01-E001-12.xml').content as Uint8Array)
    const own = voucher.replaceAll('20990000019', company.business.ruc)
    await company.take({ name: 'factura.xml', content: own })
    await company.decide('validate', ['20990000043-01-E001-12'])
    await company.change({ foreign_words: ['Contáble'] })
    await app.services.ingestion.idle()
    expect((await company.list('validated')).data).toMatchObject([
      { observations: [{ code: 'DETRACTION_WITHOUT_DEPOSIT' }, { code: 'FOREIGN_ITEM' }] },
    ])
    await company.decide('undo', ['20990000043-01-E001-12'])
    await company.change({ foreign_words: [] })
    await app.services.ingestion.idle()
    expect((await company.list('observed')).data).toMatchObject([
      { observations: [{ code: 'DETRACTION_WITHOUT_DEPOSIT' }] },
    ])
  })

  test('another padrón says something else of an issuer, and only then', async () => {
    await company.take(purchasesFile(company.business.ruc, '202608', [{}, {}]))
    await company.take(
      padronFile('uno.txt', { '20990000027': ['BAJA DE OFICIO', 'NO HABIDO'], '20990000035': ['ACTIVO', 'HABIDO'] }),
    )
    expect((await company.list('observed')).data).toMatchObject(
      Array.from({ length: 2 }, () => ({
        observations: [{ code: 'ISSUER_NOT_FOUND' }, { code: 'ISSUER_NOT_ACTIVE' }],
      })),
    )
    await company.take(padronFile('dos.txt', { '20990000027': ['ACTIVO', 'NO HALLADO'] }))
    expect((await company.list('observed')).data).toEqual([])
    const { padron: inUse } = (await company.get(`/app/internal/businesses/${company.business.uuid}/settings`)) as {
      padron: object
    }
    expect(inUse).toMatchObject({ rows: 1 })
    const { rows } = await app.services.database.driver.query(
      'SELECT (SELECT count(*) FROM padrons WHERE business_uuid = $1)::int AS padrons, (SELECT count(*) FROM padron_blocks WHERE business_uuid = $1)::int AS blocks',
      [company.business.uuid],
    )
    expect(rows).toEqual([{ padrons: 1, blocks: 0 }])
  })
})
