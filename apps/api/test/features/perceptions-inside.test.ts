import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, type TestFile, upload } from '../../test-kit/uploads.ts'
import { soles, writtenFactura } from '../../test-kit/written-factura.ts'

const ruc = '20990000019'
const SELLER = '20990000027'

interface Facts {
  readonly number: string
  readonly paid?: 'Contado' | 'Credito'
  readonly issuedOn?: string
}

/** 1,000.00 + IGV 180.00; 2 % of 1,180.00 is perceived: 23.60. */
function factura({ number, paid, issuedOn }: Facts): TestFile {
  const terms = paid
    ? `<cac:PaymentTerms><cbc:ID>FormaPago</cbc:ID><cbc:PaymentMeansID>${paid}</cbc:PaymentMeansID></cac:PaymentTerms>`
    : ''
  const total = `<cac:PaymentTerms><cbc:ID>Percepcion</cbc:ID>${soles('Amount', '1203.60')}</cac:PaymentTerms>`
  const charge = `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>51</cbc:AllowanceChargeReasonCode><cbc:MultiplierFactorNumeric>0.02</cbc:MultiplierFactorNumeric>${soles('Amount', '23.60')}${soles('BaseAmount', '1180.00')}</cac:AllowanceCharge>`
  return writtenFactura({
    seller: SELLER,
    buyer: ruc,
    id: `F001-${number}`,
    operation: '2001',
    taxes: [['1000', '1000.00', '180.00']],
    payable: '1180.00',
    more: total + terms + charge,
    ...(issuedOn && { issuedOn }),
  })
}

/** The sample month's CPE 40 about another factura: 23.60 of 25 August. */
function certificateOf(number: string): TestFile {
  const { content } = sampleFile('xml/20990000027-40-P001-21.xml')
  const text = Buffer.from(content as Uint8Array).toString('latin1')
  const changed = text.replaceAll('P001-21', `P001-9${number}`).replace(/F001-\d+/, `F001-${number}`)
  if (changed === text) throw new Error('The certificate names no factura.')
  return { name: `P001-9${number}.xml`, content: new Uint8Array(Buffer.from(changed, 'latin1')) }
}

const filtered = (filters: object): string => `filters=${encodeURIComponent(JSON.stringify(filters))}`

describe.each(databaseKinds)('perceptions inside facturas, on %s', (kind) => {
  const app = useTestApp(kind)
  let as: TestAccountant
  let business: BusinessRow

  beforeAll(async () => {
    as = await addAccountant(app.services)
    business = await addBusiness(app.services, as, { ruc })
  })

  async function get<Answer>(path: string): Promise<Answer> {
    const { status, body, text } = await app.request(path, { as })
    if (status !== 200) throw new Error(text)
    return body as Answer
  }

  /** What the list, its sum, the card of the report and box 171 say: they are one figure. */
  async function shown() {
    const period = { ruc, tax_period: '202608' }
    const list = await get<{
      vouchers: { code: string; perception_amount: string; link: string }[]
      summary: { total_amount_perceptions: string; total_items: number }
    }>(
      `/app/internal/businesses/dashboard-reports/perceptions?business_ruc=${ruc}&business_uuid=${business.uuid}&tax_period=202608`,
    )
    const card = await get<{ total_amount_perceptions: string; perceptions_count: number }>(
      `/app/internal/dashboard/pdt-report?${filtered({ ...period, operation_type: 'COMPRA' })}`,
    )
    const { boxes } = await get<{ boxes: { box: string; sum: string; value: number }[] }>(
      `/app/internal/dashboard/pdt-621?${filtered({ ...period, business_uuid: business.uuid })}`,
    )
    const box = boxes.find((one) => one.box === '171')
    expect([list.summary.total_amount_perceptions, card.total_amount_perceptions]).toEqual([box?.sum, box?.sum])
    expect(card.perceptions_count).toBe(list.summary.total_items)
    return { codes: list.vouchers.map(({ code }) => code), sum: box?.sum, value: box?.value, vouchers: list.vouchers }
  }

  test('one that was paid at once counts; one on credit or without terms does not', async () => {
    const { files } = await upload(app, as, business, [
      factura({ number: '1', paid: 'Contado' }),
      factura({ number: '2', paid: 'Credito' }),
      factura({ number: '3' }),
      factura({ number: '4', paid: 'Contado', issuedOn: '2026-08-11' }),
    ])
    expect(files.map((file) => [file.state, file.vouchers_new])).toEqual([
      ['done', 1],
      ['done', 1],
      ['done', 1],
      ['done', 1],
    ])
    // 2 × 23.60 = 47.20.
    expect(await shown()).toMatchObject({
      codes: [`${SELLER}-01-F001-4`, `${SELLER}-01-F001-1`],
      sum: '47.20',
      value: 47,
    })
  })

  test('each leads to the printed factura', async () => {
    const { vouchers } = await shown()
    expect((await app.request(vouchers[0]?.link ?? '')).status).toBe(200)
  })

  test('a CPE 40 that names the factura takes its place, and counts once', async () => {
    await upload(app, as, business, [certificateOf('4')])
    expect(await shown()).toMatchObject({ codes: [`${SELLER}-40-P001-94`, `${SELLER}-01-F001-1`], sum: '47.20' })
  })

  test('a factura that the register annuls proves nothing', async () => {
    const { name, content } = sampleFile('sire/20990000019-20260901-100000-propuesta.txt')
    await upload(app, as, business, [{ name, content: annulled(content as Uint8Array) }])
    expect(await shown()).toMatchObject({ codes: [`${SELLER}-40-P001-94`], sum: '23.60' })
  })
})

/** The sample month's register with its first factura of the seller as F001-1, annulled. */
function annulled(content: Uint8Array): string {
  const [header = '', ...lines] = Buffer.from(content).toString('utf8').split('\r\n')
  const headings = header.split('|')
  const own = lines.find((line) => line.includes(`|01|F001|`) && line.includes(SELLER)) ?? ''
  const fields = own.split('|')
  const set = (heading: string, value: string): void => {
    const position = headings.findIndex((one) => one.startsWith(heading))
    if (position === -1) throw new Error(`No column ${heading}.`)
    fields[position] = value
  }
  set('Nro CP o Doc. Nro Inicial', '1')
  set('Est. Comp', '2')
  return [header, fields.join('|'), ''].join('\r\n')
}
