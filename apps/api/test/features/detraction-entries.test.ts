import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { addObservedCompany, codesOf, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const codeOf = (name: string) => `20990000027-${name}`

/**
 * August 2026: F001-1 of 1,180.00 is only marked in the register, so that nobody knows its amount. F001-2 is rent of 1,180.00 without a
 * mark: at 10 % (019) S/ 118. F001-3 is of screws. F001-4 is a debit note.
 */
describe.each(databaseKinds)('what an accountant enters about detractions, on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  beforeAll(async () => {
    company = await addObservedCompany(app)
    const customer = company.business.ruc
    const total = { taxable: 1_000_00, igv: 180_00 }
    await company.take(
      purchasesFile(customer, '202608', [
        { number: '1', ...total, hasDetraction: true },
        { number: '2', ...total },
        { number: '3', ...total },
        { number: '4', type: '08', ...total },
      ]),
      facturaXml({ customer, number: '2', item: 'Alquiler de oficina' }),
      facturaXml({ customer, number: '3' }),
    )
  })

  const pathOf = (name: string): string => {
    const { ruc, uuid } = company.business
    return `/app/internal/businesses/dashboard/${name}?business_uuid=${uuid}&ruc=${ruc}&tax_period=202608`
  }
  const enter = (code: string, entry: object) =>
    app.request(pathOf('detractions/entries'), {
      as: company.as,
      method: 'PATCH',
      json: { code: codeOf(code), is_subject: true, good_or_service_code: null, amount: null, ...entry },
    })
  const unpaid = () => company.get(`${pathOf('detractions')}&paid=N`)
  const totals = () => company.get(pathOf('total-amount-detractions'))
  const possible = () => company.get(pathOf('detractions/possible'))
  const observed = async () => codesOf(await company.list('observed'))

  test.each([
    ['no amount at all', '01-F001-1', { amount: '0.00' }, 'AMOUNT_OUT_OF_RANGE'],
    ['less than nothing', '01-F001-1', { amount: '-5.00' }, 'AMOUNT_OUT_OF_RANGE'],
    ['more than the voucher', '01-F001-1', { amount: '1181.00' }, 'AMOUNT_OUT_OF_RANGE'],
    ['céntimos', '01-F001-1', { amount: '142.50' }, 'AMOUNT_NOT_WHOLE'],
    ['a code that no list has', '01-F001-1', { good_or_service_code: '038' }, 'GOOD_UNKNOWN'],
    ['a code of the past', '01-F001-1', { good_or_service_code: '006' }, 'GOOD_UNKNOWN'],
    ['nothing', '01-F001-1', {}, 'ENTRY_EMPTY'],
    ['that what is marked is not subject', '01-F001-1', { is_subject: false }, 'DETRACTION_MARKED'],
    ['a detraction of a note', '08-F001-4', { amount: '10.00' }, 'NOTE_WITHOUT_DETRACTION'],
  ])('are refused when they say %s', async (_what, code, entry, reason) => {
    const { status, body } = await enter(code, entry)
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ code: reason })] }),
    ])
  })

  test('are refused for a purchase that is not of the period, and changed nothing', async () => {
    expect((await enter('01-F001-99', { amount: '10.00' })).status).toBe(404)
    expect(await unpaid()).toMatchObject({ summary: { total_items: 1, unknown_amount_count: 1 } })
    expect(await totals()).toMatchObject({ sum_not_paid_detractions: '0.00', unknown_not_paid_detractions_count: 1 })
  })

  test('complete an amount that nobody knew, in list, sums and card, with who and when', async () => {
    const { status, body } = await enter('01-F001-1', { amount: '142.00' })
    const entry = {
      is_subject: true,
      good_or_service_code: null,
      amount: '142.00',
      entered_by: expect.stringMatching(/\S/),
      entered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    }
    expect([status, body]).toEqual([200, { entry, is_reviewing: false }])
    expect(await unpaid()).toMatchObject({
      vouchers: [{ serie_number: 'F001-1', deposit_amount: '142.00', entry }],
      summary: { total_amount_detractions: '142.00', unknown_amount_count: 0 },
    })
    expect(await totals()).toMatchObject({ sum_not_paid_detractions: '142.00', unknown_not_paid_detractions_count: 0 })
  })

  test('are needed for what only seems to be subject: until then it is an advice and changes no figure', async () => {
    expect(await possible()).toEqual({
      vouchers: [
        {
          code: codeOf('01-F001-2'),
          serie_number: 'F001-2',
          issuer_date: '2026-08-01',
          supplier_business_name: expect.any(String),
          item_descriptions: ['Alquiler de oficina'],
          total_amount: '1180.00',
          good_or_service_code: '019',
          good_or_service_name: 'Arrendamiento de bienes',
          rate: '10',
          suggested_amount: '118.00',
        },
      ],
      pagination: { total_items: 1, total_pages: 1 },
    })
    expect(await observed()).toEqual([codeOf('01-F001-1')])
    // 180.00 each of F001-2, F001-3 and the debit note.
    expect(await company.igv()).toEqual(['0.00', '540.00', '-540.00'])
  })

  test('say that it is not subject, and take that back', async () => {
    await enter('01-F001-2', { is_subject: false })
    expect(await possible()).toMatchObject({ vouchers: [] })
    expect(await company.igv()).toEqual(['0.00', '540.00', '-540.00'])
    expect((await enter('01-F001-2', { is_subject: null })).body).toEqual({ entry: null, is_reviewing: false })
    expect(await possible()).toMatchObject({ pagination: { total_items: 1 } })
  })

  test('mark it, so that it owes its rate, is doubted and gives no credit until it is deposited', async () => {
    await enter('01-F001-2', { good_or_service_code: '019' })
    expect(await possible()).toMatchObject({ vouchers: [] })
    expect(await unpaid()).toMatchObject({
      vouchers: [{ serie_number: 'F001-2', deposit_amount: '118.00', due: { rate: '10' } }, { serie_number: 'F001-1' }],
      summary: { total_amount_detractions: '260.00' },
    })
    expect(await totals()).toMatchObject({ sum_not_paid_detractions: '260.00' })
    expect(await observed()).toEqual([codeOf('01-F001-1'), codeOf('01-F001-2')])
    expect(await company.igv()).toEqual(['0.00', '360.00', '-360.00'])
    const customer = company.business.ruc
    const deposit = { receipt: '2', customer, voucher: '01-F001-2', amount: '118.00', good: '019' }
    await company.take(depositsFile('depositos.csv', [deposit]))
    expect(await observed()).toEqual([codeOf('01-F001-1')])
    expect(await company.igv()).toEqual(['0.00', '540.00', '-540.00'])
  })

  test('change the deadline with the good: goods of annex 1 are paid before they are removed', async () => {
    const deadlines = async (path: string) => {
      const { vouchers } = (await company.get(`${path}&paid=N`)) as { vouchers: { due: Record<string, unknown> }[] }
      return vouchers.map(({ due }) => [due['deadline_rule'], due['deadline'], due['is_overdue'], due['credit_amount']])
    }
    const august = pathOf('detractions')
    // Fifth working days of 2026: Monday 7 September, and Monday 10 August after the holiday of the 6th. The test clock starts at 1 September.
    expect(await deadlines(august)).toEqual([['payment_or_fifth_working_day', '2026-09-07', false, '180.00']])
    const july = { number: '71', taxable: 1_000_00, igv: 180_00, hasDetraction: true }
    await company.take(purchasesFile(company.business.ruc, '202607', [july]))
    const ofJuly = august.replace('202608', '202607')
    expect(await deadlines(ofJuly)).toEqual([['payment_or_fifth_working_day', '2026-08-10', true, '180.00']])
    await enter('01-F001-1', { good_or_service_code: '001', amount: '142.00' })
    expect(await deadlines(august)).toEqual([['before_removal', null, false, '180.00']])
  })

  test('stay when the same files come again', async () => {
    await company.take(facturaXml({ customer: company.business.ruc, number: '1', item: 'Clavos' }))
    expect(await unpaid()).toMatchObject({ vouchers: [{ serie_number: 'F001-1', deposit_amount: '142.00' }] })
  })

  test('of several purchases all stay when every purchase is reviewed', async () => {
    company = await addObservedCompany(app)
    await company.take(
      purchasesFile(
        company.business.ruc,
        '202608',
        ['1', '2', '3'].map((number) => ({ number })),
      ),
    )
    const codes = ['01-F001-1', '01-F001-2', '01-F001-3']
    for (const code of codes) await enter(code, { amount: '10.00' })
    await app.services.ingestion.idle()
    await company.change({ foreign_words: ['clavos'] })
    await app.services.ingestion.idle()
    expect(await observed()).toEqual(codes.map(codeOf))
  })
})
