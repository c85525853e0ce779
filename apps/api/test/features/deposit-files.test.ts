import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

/**
 * August 2026, each of 1,000.00 + 180.00 under 022 (S/ 142): F001-1 whose XML names the account, F001-2 of another supplier without an
 * account, F001-3 of a supplier whose account an earlier deposit names, F001-4 only marked, F001-5 without detraction.
 */
describe.each(databaseKinds)('the bulk deposit file of detractions, on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany
  const [first, second, third] = ['20990000027', '20990000035', '20990000043']
  const codes = [`${first}-01-F001-1`, `${second}-01-F001-2`, `${third}-01-F001-3`]

  beforeAll(async () => {
    company = await addObservedCompany(app)
    const customer = company.business.ruc
    const total = { taxable: 1_000_00, igv: 180_00 }
    const services = { code: '022', percent: '12', amount: '142.00' }
    const of = (supplier: string, number: string) => ({
      number,
      ...total,
      counterpartyDocument: supplier,
      hasDetraction: true,
    })
    await company.take(
      purchasesFile(customer, '202608', [
        of(first, '1'),
        of(second, '2'),
        of(third, '3'),
        of(first, '4'),
        { number: '5', ...total },
      ]),
      facturaXml({ customer, number: '1', detraction: { ...services, account: '00-068-214503' } }),
      facturaXml({ customer, supplier: second, number: '2', detraction: services }),
      facturaXml({ customer, supplier: third, number: '3', detraction: services }),
      depositsFile('antes.csv', [{ receipt: '1', customer, supplier: third, voucher: '01-F001-99' }]),
    )
  })

  const pathOf = (name: string): string => {
    const { ruc, uuid } = company.business
    return `/app/internal/businesses/dashboard/${name}?business_uuid=${uuid}&ruc=${ruc}&tax_period=202608`
  }
  const post = (name: string, json: object) =>
    app.request(pathOf(`detractions/deposit-files${name}`), { as: company.as, method: 'POST', json })
  const account = { supplier_ruc: second, account: '00000000019' }

  test('says before it is made where each account comes from, and which is to be asked for', async () => {
    const { status, body } = await post('/check', { codes, accounts: [] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      batch: '260001',
      file_name: `D${company.business.ruc}260001.txt`,
      total_amount: '426.00',
      is_ready: false,
      lines: [
        { serie_number: 'F001-1', account: '00068214503', account_source: 'xml', amount: '142.00', problems: [] },
        { account: null, account_source: null, problems: [{ code: 'ACCOUNT_MISSING' }] },
        { account: '00000000001', account_source: 'deposit', problems: [] },
      ],
    })
    const others = [`${first}-01-F001-4`, `${first}-01-F001-5`]
    expect((await post('/check', { codes: others, accounts: [] })).body).toMatchObject({
      is_ready: false,
      lines: [
        { amount: null, problems: [{ code: 'ACCOUNT_MISSING' }, { code: 'GOOD_MISSING' }, { code: 'AMOUNT_UNKNOWN' }] },
        { problems: [{ code: 'NOTHING_OWED' }] },
      ],
    })
  })

  test('is refused while anything is missing, or for a purchase that is not there', async () => {
    const { status, body } = await post('', { codes, accounts: [] })
    expect([status, body]).toMatchObject([422, { errors: [{ code: 'ACCOUNT_MISSING', field: codes[1] }] }])
    expect((await post('', { codes: [`${first}-01-F001-77`], accounts: [] })).status).toBe(404)
    expect(await company.get(pathOf('detractions/deposit-files'))).toEqual({ files: [] })
  })

  test('is made with the account that was asked for, kept under its number, and its purchases name it', async () => {
    const { status, body } = await post('', { codes, accounts: [account] })
    expect(status).toBe(201)
    const { file, content } = body as { file: object; content: string }
    expect(file).toMatchObject({
      batch: '260001',
      tax_period: '202608',
      total_amount: '426.00',
      deposits_count: 3,
      made_deposits_count: 0,
      state: 'pending',
      made_at: '2026-09-01T15:00:00.000Z',
    })
    const [head, ...lines] = content.split('\r\n')
    expect(head).toMatch(new RegExp(`^\\*${company.business.ruc}.{35}260001000000000042600$`))
    expect(lines[1]).toBe(`6${second}${' '.repeat(35)}000000000022000000000190000000000142000120260801F00100000002`)
    expect(lines).toHaveLength(4)
    const unpaid = (await company.get(`${pathOf('detractions')}&paid=N`)) as { vouchers: Record<string, unknown>[] }
    const files = unpaid.vouchers.map(({ serie_number, due }) => [serie_number, (due as Due).deposit_file])
    expect(Object.fromEntries(files)).toEqual({
      'F001-1': '260001',
      'F001-2': '260001',
      'F001-3': '260001',
      'F001-4': null,
    })
  })

  test('remembers the account, takes the next number, and warns of what an earlier file holds', async () => {
    const { body } = await post('/check', { codes: [codes[1]], accounts: [] })
    expect(body).toMatchObject({
      batch: '260002',
      is_ready: true,
      lines: [{ account: '00000000019', account_source: 'file', earlier_file: '260001' }],
    })
    const taken = await post('', { codes: [codes[1]], accounts: [], batch: '260001' })
    expect([taken.status, taken.body]).toMatchObject([422, { errors: [{ code: 'BATCH_TAKEN' }] }])
  })

  test('is matched to the deposits that SUNAT reports', async () => {
    const customer = company.business.ruc
    const deposit = (receipt: string, supplier: string, voucher: string) => ({
      receipt,
      customer,
      supplier,
      voucher,
      paid: '03/09/2026',
      amount: '142.00',
    })
    const stateOf = async () => {
      const { files } = (await company.get(pathOf('detractions/deposit-files'))) as { files: Record<string, unknown>[] }
      return files.map(({ made_deposits_count, state }) => [made_deposits_count, state])
    }
    await company.take(depositsFile('uno.csv', [deposit('11', first, '01-F001-1')]))
    expect(await stateOf()).toEqual([[1, 'partial']])
    await company.take(depositsFile('dos.csv', [deposit('12', second, '01-F001-2'), deposit('13', third, '01-F001-3')]))
    expect(await stateOf()).toEqual([[3, 'deposited']])
  })

  test('is nobody else’s to see or make', async () => {
    const other = await addObservedCompany(app)
    const path = pathOf('detractions/deposit-files')
    expect((await app.request(path, { as: other.as })).status).toBe(404)
    expect((await app.request(path, { as: other.as, method: 'POST', json: { codes, accounts: [] } })).status).toBe(404)
  })
})

interface Due {
  readonly deposit_file: string | null
}
