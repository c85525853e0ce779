import { caseCount, testSeed } from '@contapro/long-run'
import { assert, asyncProperty, shuffledSubarray, subarray } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { openTestSite, sampleFile, sampleRuc, type TestFile, type TestSite } from '../../test-kit/test-company.ts'
import { zipOf } from '../../test-kit/zip-file.ts'
import { publishedState } from './published-state.ts'

const own = { customer: sampleRuc }

const register = (period: string) => purchasesFile(sampleRuc, period, [{ number: '1', hasDetraction: true }])
const july = depositsFile('julio.csv', [{ ...own, receipt: '1', period: '202607', paid: '05/08/2026' }])

/** Figures of a company as `paid period day: detractions amount`. */
async function figuresOf({ driver }: Database, company: string): Promise<string[]> {
  const { rows } = await driver.query<Record<string, string | number | boolean>>(
    'SELECT is_paid, period, day, detractions, amount_centimos::float8 AS amount FROM detraction_figures WHERE business_uuid = $1 ORDER BY 1, 2, 3',
    [company],
  )
  return rows.map(
    (r) => `${r['is_paid'] ? 'paid' : 'unpaid'} ${r['period']} ${r['day']}: ${r['detractions']} ${r['amount']}`,
  )
}

describe.each(databaseKinds)('deposit reports on %s', (kind) => {
  let database: Database
  let site: TestSite
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    site = await openTestSite(database)
  })
  afterAll(async () => {
    await site?.close()
    await database?.close()
  })

  async function taken(company: string, ...files: TestFile[]) {
    const upload = await site.upload(company, files)
    expect(upload.files.filter((file) => file.state !== 'done')).toEqual([])
    return upload
  }

  it('takes the reports of the sample month, bought and sold', async () => {
    const company = await site.addCompany()
    const reports = await Promise.all(
      ['adquiriente', 'proveedor'].map((side) => sampleFile(`detracciones/depositos_como_${side}.csv`)),
    )
    const { files } = await taken(company, ...reports)
    expect(files).toMatchObject([
      { kind: 'detraction-deposits', rowsRead: 1, vouchersNew: 1, vouchersKnown: 0, taxPeriod: null },
      { kind: 'detraction-deposits', rowsRead: 1, vouchersNew: 1, vouchersKnown: 0 },
    ])
    const { deposits } = await publishedState(database, company)
    expect(deposits).toMatchObject([
      {
        receipt_number: '310000001',
        operation: 'COMPRA',
        voucher_code: '20990000043-01-E001-12',
        paid_on: '2026-08-20',
        amount_centimos: '70800',
      },
      { receipt_number: '310000002', operation: 'VENTA', voucher_code: '20990000019-01-E001-1033' },
    ])
    // What the company's customers deposited is no detraction of a purchase.
    expect(await figuresOf(database, company)).toEqual(['paid 202608 2026-08-20: 1 70800'])
  })

  it('changes nothing when a report comes again, and keeps several deposits for one voucher', async () => {
    const company = await site.addCompany()
    const two = [
      { ...own, receipt: '1', amount: '60.00' },
      { ...own, receipt: '2', amount: '40.00', paid: '21/08/2026' },
    ]
    await taken(company, depositsFile('uno.csv', two))
    const state = await publishedState(database, company)
    expect((await taken(company, depositsFile('uno.csv', two))).files).toMatchObject([{ alreadyUploaded: true }])
    const { files } = await taken(company, depositsFile('otro.csv', [...two, { ...own, receipt: '3', voucher: '' }]))
    expect(files).toMatchObject([{ rowsRead: 3, vouchersNew: 1, vouchersKnown: 2 }])
    const { deposits } = await publishedState(database, company)
    expect(deposits.slice(0, 2)).toEqual(state.deposits)
    expect(deposits[2]).toMatchObject({ voucher_code: null })
  })

  it('takes a report whole or not at all, and says the line, the column and the reason', async () => {
    const company = await site.addCompany()
    const good = { ...own, receipt: '1' }
    const { files } = await site.upload(company, [
      depositsFile('malo.csv', [good, { ...own, receipt: '2', paid: '31/02/2026' }]),
    ])
    expect(files).toMatchObject([
      {
        state: 'failed',
        errors: [{ line: 3, field: 'Fecha Pago', code: 'DATE_INVALID', message: expect.any(String) }],
      },
    ])
    expect((await publishedState(database, company)).deposits).toEqual([])
    expect(await figuresOf(database, company)).toEqual([])
  })

  it('refuses the report of another company', async () => {
    const company = await site.addCompany()
    const { files } = await site.upload(company, [
      depositsFile('ajeno.csv', [{ customer: '20990000035', receipt: '1' }]),
    ])
    expect(files).toMatchObject([{ state: 'failed', errors: [{ code: 'FILE_OF_OTHER_COMPANY' }] }])
  })

  it.each([
    [
      'XLS',
      async () => ({ name: 'reporte.xls', content: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) }),
    ],
    ['XLSX', () => zipOf('reporte.xlsx', [{ name: 'xl/workbook.xml', content: '<workbook/>' }])],
  ])('refuses an %s and says to save it as CSV', async (_kind, file) => {
    const { files } = await site.upload(await site.addCompany(), [await file()])
    const message = 'Es un libro de Excel. Ábrelo, guárdalo como CSV y súbelo de nuevo.'
    expect(files).toMatchObject([{ state: 'failed', errors: [{ code: 'FILE_KIND_UNKNOWN', message }] }])
  })

  it('settles more deposits and more unpaid purchases than one step reads', async () => {
    const company = await site.addCompany()
    const numbers = Array.from({ length: 1700 }, (_, i) => String(i + 1))
    const purchases = numbers.map((number) => ({ number, hasDetraction: true }))
    await taken(company, purchasesFile(sampleRuc, '202608', purchases))
    const paid = numbers
      .slice(0, 620)
      .map((number) => ({ ...own, receipt: `9${number}`, voucher: `01-F001-${number}` }))
    await taken(
      company,
      depositsFile(
        'muchos.csv',
        paid.map((deposit) => ({ ...deposit, period: '202607' })),
      ),
    )
    expect(await figuresOf(database, company)).toEqual([
      'unpaid 202608 2026-08-01: 1080 0',
      'paid 202608 2026-08-20: 620 6200000',
    ])
  })

  it('takes a report out of a zip, beside registers and vouchers', async () => {
    const company = await site.addCompany()
    const zip = await zipOf('todo.zip', [
      await sampleFile('detracciones/depositos_como_adquiriente.csv'),
      await sampleFile('xml/20990000043-01-E001-12.xml'),
    ])
    expect((await taken(company, zip)).files).toMatchObject([
      { kind: 'zip', rowsRead: 2, vouchersNew: 2 },
      { kind: 'detraction-deposits', rowsRead: 1 },
      { kind: 'ubl', rowsRead: 1 },
    ])
    expect(await figuresOf(database, company)).toEqual(['paid 202608 2026-08-20: 1 70800'])
  })

  it('counts what is not deposited by the amount that the XML states, and no longer once a deposit is there', async () => {
    const company = await site.addCompany()
    await taken(company, await sampleFile('sire/20990000019-20260901-100000-propuesta.txt'))
    // The register only marks the purchase: nobody says how much is to be deposited.
    expect(await figuresOf(database, company)).toEqual(['unpaid 202608 2026-08-12: 1 0'])
    await taken(company, await sampleFile('xml/20990000043-01-E001-12.xml'))
    expect(await figuresOf(database, company)).toEqual(['unpaid 202608 2026-08-12: 1 70800'])
    await taken(company, await sampleFile('detracciones/depositos_como_adquiriente.csv'))
    expect(await figuresOf(database, company)).toEqual(['paid 202608 2026-08-20: 1 70800'])
  })

  it('owes nothing for annulled purchases and for notes', async () => {
    const company = await site.addCompany()
    const facts = [{ state: '4' }, { type: '07', taxable: -100_00, igv: -18_00 }, { type: '08' }, {}]
    const purchases = facts.map((fact) => ({ ...fact, hasDetraction: true }))
    await taken(company, purchasesFile(sampleRuc, '202608', purchases))
    expect(await figuresOf(database, company)).toEqual(['unpaid 202608 2026-08-01: 1 0'])
  })

  it.each([
    ['the deposit comes after its voucher', [register('202608'), july]],
    ['the deposit comes first', [july, register('202608')]],
  ])('stands in the period of its voucher, not in the one that it names, when %s', async (_when, files) => {
    const company = await site.addCompany()
    for (const file of files) await taken(company, file)
    const { deposits } = await publishedState(database, company)
    expect(deposits).toMatchObject([{ period: '202608', named_period: '202607' }])
    expect(await figuresOf(database, company)).toEqual(['paid 202608 2026-08-05: 1 10000'])
  })

  it('follows a voucher that an earlier register claims', async () => {
    const company = await site.addCompany()
    for (const file of [register('202609'), july, register('202608')]) await taken(company, file)
    expect(await figuresOf(database, company)).toEqual(['paid 202608 2026-08-05: 1 10000'])
  })

  const endOf = async (files: readonly TestFile[]) => {
    const company = await site.addCompany()
    for (const file of files) await taken(company, file)
    return {
      deposits: (await publishedState(database, company)).deposits,
      figures: await figuresOf(database, company),
    }
  }

  it('ends in the same deposits and figures whatever the order and repetition of reports, registers and vouchers', async () => {
    const deposit = { ...own, receipt: '9', amount: '50.00' }
    const all: TestFile[] = [
      register('202608'),
      register('202609'),
      july,
      depositsFile('agosto.csv', [deposit, { ...own, receipt: '7', voucher: '01-F001-99' }]),
      depositsFile('sin-comprobante.csv', [{ ...deposit, voucher: '' }]),
      depositsFile('con-hora.csv', [{ ...deposit, paid: '20/08/2026 10:42:18' }]),
      depositsFile('otro-importe.csv', [{ ...deposit, amount: '51.00' }]),
      await sampleFile('sire/20990000019-20260901-100000-propuesta.txt'),
      await sampleFile('xml/20990000043-01-E001-12.xml'),
      await sampleFile('detracciones/depositos_como_adquiriente.csv'),
      salesFile(sampleRuc, '202608', [{}]),
    ]
    const expected = await endOf(all)
    expect(expected.figures).toEqual(['paid 202608 2026-08-05: 1 10000', 'paid 202608 2026-08-20: 3 85800'])
    const everyOrder = shuffledSubarray(all, { minLength: all.length })
    await assert(
      asyncProperty(everyOrder, subarray(all), async (order, again) => {
        expect(await endOf([...order, ...again])).toEqual(expected)
      }),
      { seed: testSeed, numRuns: caseCount({ few: 3, many: 80 }) },
    )
  })
})
