import type { CivilDate } from '@contapro/sunat'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const day = (text: string) => text as CivilDate

/** A factura of 5,000.00 + 900.00 under detraction. */
const factura = (number: string) => ({ number, taxable: 5_000_00, igv: 900_00, hasDetraction: true })

interface NoteFacts {
  readonly number: string
  readonly of: string
  /** Soles without IGV, of a credit note negative. */
  readonly taxable: number
  readonly issuedOn?: string
  readonly modifiedOn?: string
}

const note = ({ number, of, taxable, issuedOn = '2026-08-20', modifiedOn = '2026-08-01' }: NoteFacts) => ({
  type: taxable < 0 ? '07' : '08',
  number,
  issuedOn: day(issuedOn),
  taxable: taxable * 100,
  igv: taxable * 18,
  modified: { issuedOn: day(modifiedOn), type: '01', series: 'F001', number: of },
})

const services = { code: '022', percent: '12', amount: '708.00' }
const xmlOf = (customer: string, number: string, issuedOn?: string) =>
  facturaXml({
    customer,
    number,
    taxable: '5000.00',
    igv: '900.00',
    total: '5900.00',
    detraction: services,
    ...(issuedOn ? { issuedOn } : {}),
  })

describe.each(databaseKinds)('the detraction of a voucher with notes, on %s', (kind) => {
  const app = useTestApp(kind)

  // F001-1 is annulled by FC01-8. F001-2 owes 4,720.00 × 12 % = 566.40. F001-9 of 10,000.00 + 1,800.00 is under no detraction.
  test.each(['at once', 'the notes last', 'the notes first'])(
    'is complete without deposit once it is annulled, and with the deposit of the rest: %s',
    async (order) => {
      const company = await addObservedCompany(app)
      const { ruc } = company.business
      const vouchers = [factura('1'), factura('2'), { number: '9', taxable: 10_000_00, igv: 1_800_00 }]
      const notes = [note({ number: '8', of: '1', taxable: -5_000 }), note({ number: '7', of: '2', taxable: -1_000 })]
      const deposits = depositsFile('depositos.csv', [
        { receipt: '1', customer: ruc, voucher: '01-F001-2', amount: '566.00', paid: '07/09/2026' },
      ])
      const xml = ['1', '2'].map((number) => xmlOf(ruc, number))
      if (order === 'at once')
        await company.take(purchasesFile(ruc, '202608', [...vouchers, ...notes]), ...xml, deposits)
      else {
        const files = [purchasesFile(ruc, '202608', vouchers), purchasesFile(ruc, '202608', notes)]
        await company.take(...xml, deposits)
        for (const file of order === 'the notes last' ? files : files.toReversed()) await company.take(file)
      }
      expect(await company.igv()).toEqual(['0.00', '2520.00', '-2520.00'])
      expect(await unpaid(company, '202608')).toEqual({ listed: [], total: '0.00' })
    },
  )

  test('is what is left where nothing is deposited, in list, total and bulk file', async () => {
    const company = await addObservedCompany(app)
    const { ruc, uuid } = company.business
    await company.take(purchasesFile(ruc, '202608', [factura('2')]), xmlOf(ruc, '2'))
    expect(await unpaid(company, '202608')).toEqual({ listed: [['F001-2', '708.00']], total: '708.00' })
    await company.take(purchasesFile(ruc, '202608', [note({ number: '7', of: '2', taxable: -1_000 })]))
    expect(await unpaid(company, '202608')).toEqual({ listed: [['F001-2', '566.00']], total: '566.00' })
    const path = `/app/internal/businesses/dashboard/detractions/deposit-files/check?business_uuid=${uuid}&ruc=${ruc}&tax_period=202608`
    const order = {
      codes: ['20990000027-01-F001-2'],
      accounts: [{ supplier_ruc: '20990000027', account: '00068214503' }],
    }
    const { body } = await app.request(path, { as: company.as, method: 'POST', json: order })
    expect(body).toMatchObject({ total_amount: '566.00', lines: [{ amount: '566.00' }] })
  })

  test('counts an annulled note no longer', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    const credit = note({ number: '7', of: '2', taxable: -1_000 })
    await company.take(purchasesFile(ruc, '202608', [factura('2'), credit]), xmlOf(ruc, '2'))
    await company.take(purchasesFile(ruc, '202608', [{ ...credit, state: '2' }]))
    expect(await unpaid(company, '202608')).toEqual({ listed: [['F001-2', '708.00']], total: '708.00' })
  })

  test('of April that a note of August annuls gives no credit in April, and nothing in August', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await company.take(purchasesFile(ruc, '202604', [factura('2')]), xmlOf(ruc, '2', '2026-04-01'))
    expect((await unpaid(company, '202604')).total).toBe('708.00')
    await company.take(
      purchasesFile(ruc, '202608', [note({ number: '7', of: '2', taxable: -5_000, modifiedOn: '2026-04-01' })]),
    )
    const igvOf = async (period: string) => {
      const path = `/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=${period}`
      return ((await company.get(path)) as { total_amount_igv_purchase: string }).total_amount_igv_purchase
    }
    expect([await igvOf('202604'), await igvOf('202608')]).toEqual(['0.00', '0.00'])
    expect(await unpaid(company, '202604')).toEqual({ listed: [], total: '0.00' })
  })
})

interface Unpaid {
  readonly vouchers: readonly { readonly serie_number: string; readonly deposit_amount: string }[]
  readonly summary: { readonly total_amount_detractions: string }
}

async function unpaid(company: ObservedCompany, period: string) {
  const { ruc, uuid } = company.business
  const path = `/app/internal/businesses/dashboard/detractions?business_uuid=${uuid}&ruc=${ruc}&tax_period=${period}&paid=N`
  const { vouchers, summary } = (await company.get(path)) as Unpaid
  return {
    listed: vouchers.map((one) => [one.serie_number, one.deposit_amount]),
    total: summary.total_amount_detractions,
  }
}
