import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import {
  addObservedCompany,
  codesOf,
  type ObservedCompany,
  type ReviewedList,
} from '../../test-kit/observed-company.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { sampleFile, sampleMonthFiles } from '../../test-kit/uploads.ts'

// The stages of the table that closes decisions.md, on the server, each to the céntimo.
const ruc = '20990000019'
const doubted = [
  '20990000043-01-E001-12',
  '20990000043-01-F001-66',
  '20990000043-01-F001-67',
  '20990000051-01-F001-3',
  '20990000051-01-F002-900',
]

describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  beforeAll(async () => {
    company = await addObservedCompany(app, { ruc, status: 'IN_PROGRESS' })
    await company.take(...sampleMonthFiles())
  })

  const summaryOf = async (query: string): Promise<unknown> => {
    const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202608&${query}`
    return ((await company.get(path)) as { summary: unknown }).summary
  }

  const boleta = '20990000035-03-B001-77'

  test('without a deposit report E001-12 is observed: IGV por pagar 997.97', async () => {
    expect(await company.igv()).toEqual(['2189.40', '1191.43', '997.97'])
    const { data, summary } = await company.list('observed')
    expect(data).toMatchObject([
      {
        code: '20990000043-01-E001-12',
        status: 'observado',
        observations: [
          {
            code: 'DETRACTION_WITHOUT_DEPOSIT',
            name: 'Detracción sin depósito',
            message: 'No encontramos el depósito completo de la detracción.',
          },
        ],
        advices: [{ code: 'BANK_PAYMENT_NEEDED' }],
        decision: null,
        allowed_decisions: ['validate', 'decline'],
      },
    ])
    expect(summary).toEqual({
      total_items: 1,
      taxable_amount: '5000.00',
      igv_amount: '900.00',
      total_amount: '5900.00',
      observed_count: 1,
      // The boleta of a RUC 20 (LIR, art. 37).
      rejected_count: 1,
      validated_count: 10,
    })
  })

  test('the list of purchases counts the observed ones of the period, whatever its filter; that of sales does not', async () => {
    expect(await summaryOf('')).toMatchObject({ total_items: 12, observed_cpes_count: 1 })
    expect(await summaryOf('status=1')).toMatchObject({ total_items: 10, observed_cpes_count: 1 })
    expect(await summaryOf('operation_type=VENTA')).not.toHaveProperty('observed_cpes_count')
  })

  test('validating and undoing changes IGV por pagar by exactly that voucher, and says who decided', async () => {
    const [code = ''] = doubted
    const validated = await company.decide('validate', [code])
    expect(validated.body).toMatchObject({
      data: [
        {
          code,
          status: 'gasto deducible',
          observations: [{ code: 'DETRACTION_WITHOUT_DEPOSIT' }],
          decision: { kind: 'validated', decided_by: 'Rosa Quispe', decided_at: '2026-09-01T15:00:00.000Z' },
          allowed_decisions: ['decline', 'undo'],
        },
      ],
      summary: { observed_count: 0, rejected_count: 1, validated_count: 11 },
      totals: { total_amount_igv_purchase: '2091.43', total_amount_igv_total: '97.97' },
    })
    expect(await company.igv()).toEqual(['2189.40', '2091.43', '97.97'])
    const undone = await company.decide('undo', [code])
    expect(undone.body).toMatchObject({
      data: [{ code, status: 'observado', decision: null, allowed_decisions: ['validate', 'decline'] }],
      totals: { total_amount_igv_total: '997.97' },
    })
    const declined = await company.decide('decline', [code])
    expect(declined.body).toMatchObject({
      data: [{ code, status: 'gasto no deducible', allowed_decisions: ['validate', 'undo'] }],
      summary: { observed_count: 0, rejected_count: 2, validated_count: 10 },
      totals: { total_amount_igv_total: '997.97' },
    })
    expect(codesOf(await company.list('rejected'))).toEqual([boleta, code].toSorted())
    await company.decide('undo', [code])
  })

  test('with the deposit report nothing is observed: IGV por pagar 97.97', async () => {
    await company.take(sampleFile('detracciones/depositos_como_adquiriente.csv'))
    expect(await company.igv()).toEqual(['2189.40', '2091.43', '97.97'])
    expect((await company.list('observed')).data).toEqual([])
  })

  test('with the padrón five vouchers of two issuers are observed: IGV por pagar 1,942.97', async () => {
    await company.take(sampleFile('padron_reducido_muestra.txt'))
    expect(await company.igv()).toEqual(['2189.40', '246.43', '1942.97'])
    expect(codesOf(await company.list('observed'))).toEqual(doubted)
    const dashboard = await company.get(
      `/app/internal/purchase/dashboard?filters=${encodeURIComponent(
        JSON.stringify({ ruc, tax_period: '202608', business_uuid: company.business.uuid }),
      )}`,
    )
    expect(dashboard).toMatchObject({
      observed_count: 5,
      observed_by_reason: [
        { name: 'Proveedor no habido', totalValue: 3 },
        { name: 'Proveedor no activo', totalValue: 2 },
      ],
    })
  })

  test('the settings tell whose padrón is in use and how many taxpayers it has', async () => {
    const { padron } = (await company.get(`/app/internal/businesses/${company.business.uuid}/settings`)) as {
      padron: object
    }
    expect(padron).toEqual({ uploaded_at: '2026-09-01T15:00:00.000Z', uploaded_by: 'Rosa Quispe', rows: 5 })
  })

  test('all of them validated: IGV por pagar 97.97 again', async () => {
    const { body } = await company.decide('validate', doubted)
    expect((body as ReviewedList).data.map(({ code }) => code)).toEqual(doubted)
    expect(await company.igv()).toEqual(['2189.40', '2091.43', '97.97'])
  })

  test('no file changes what the accountant decided', async () => {
    await company.take(sampleFile('ple/LE2099000001920260800080100001111.txt'))
    await company.take(sampleFile('detracciones/depositos_como_proveedor.csv'))
    expect(await company.igv()).toEqual(['2189.40', '2091.43', '97.97'])
    expect((await company.list('observed')).data).toEqual([])
  })

  test('everything in another order ends in the same figures', async () => {
    await company.decide('undo', doubted)
    const before = await company.list('observed')
    await app.services.database.driver.query('UPDATE businesses SET ruc = $2 WHERE ruc = $1', [ruc, '20990000000'])
    company = await addObservedCompany(app, { ruc })
    const files = sampleMonthFiles()
    await company.take(sampleFile('padron_reducido_muestra.txt'))
    await company.take(...files.toReversed().slice(0, 9))
    await company.take(sampleFile('detracciones/depositos_como_adquiriente.csv'), ...files.slice(0, -9))
    expect(await company.igv()).toEqual(['2189.40', '246.43', '1942.97'])
    expect((await company.list('observed')).data.map(({ code, observations }) => ({ code, observations }))).toEqual(
      before.data.map(({ code, observations }) => ({ code, observations })),
    )
  })
})
