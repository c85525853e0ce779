import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, codesOf, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const boleta = (counterpartyDocument: string) =>
  ({ type: '03', series: 'B001', number: '1', taxable: 30_00, igv: 0, counterpartyDocument }) as const

const codeOf = (ruc: string) => `${ruc}-03-B001-1`

/** TUO LIR, art. 37: only boletas of the Nuevo RUS, up to 6 % of the other purchases: of S/ 1,180.00 S/ 70.80. */
describe.each(databaseKinds)('boletas by the regime of their issuers, on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany
  const [ofCompany, ofPerson, ofOther] = ['20990000035', '10990000013', '10990000021'] as const

  beforeAll(async () => {
    company = await addObservedCompany(app)
    await company.take(
      purchasesFile(company.business.ruc, '202608', [
        { number: '1', taxable: 1_000_00, igv: 180_00 },
        boleta(ofCompany),
        boleta(ofPerson),
        boleta(ofOther),
      ]),
    )
  })

  const mark = async (issuer_regimes: object[]) => {
    const path = `/app/internal/businesses/${company.business.uuid}/settings`
    const answer = await app.request(path, { as: company.as, method: 'PATCH', json: { issuer_regimes } })
    await app.services.ingestion.idle()
    return answer
  }

  test('one of a legal person is not deductible and cannot be validated; the others stay with the advice', async () => {
    expect(codesOf(await company.list('rejected'))).toEqual([codeOf(ofCompany)])
    expect((await company.list('rejected')).data).toMatchObject([
      { status_reasons: [{ code: 'BOLETA_OF_OTHER_REGIME' }], advices: [], allowed_decisions: [] },
    ])
    const { data } = await company.list('validated')
    const advices = Object.fromEntries(
      (data as readonly { code: string; advices?: object[] }[]).map((v) => [v.code, v.advices]),
    )
    expect(advices[codeOf(ofPerson)]).toEqual([
      { code: 'BOLETA_OF_UNKNOWN_REGIME', message: expect.stringContaining('Régimen no verificado') },
    ])
    const refused = await company.decide('validate', [codeOf(ofCompany)])
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ message: expect.stringContaining('Nuevo RUS') }] },
    })
  })

  test('a mark of the accountant decides, is kept with its author, and can be taken back', async () => {
    const issuer_regimes = [
      { ruc: ofPerson, regime: 'nuevo-rus' },
      { ruc: ofOther, regime: 'other' },
    ]
    expect(await mark(issuer_regimes)).toMatchObject({
      status: 200,
      body: { changes: [{ changed_by: 'Rosa Quispe', before: { issuer_regimes: [] }, after: { issuer_regimes } }] },
    })
    expect(codesOf(await company.list('rejected'))).toEqual([codeOf(ofOther), codeOf(ofCompany)])
    const { data } = await company.list('validated')
    expect(data).toMatchObject([{ advices: [] }, { advices: [] }])
    await mark([])
    expect(codesOf(await company.list('rejected'))).toEqual([codeOf(ofCompany)])
  })

  test.each([
    [[{ ruc: '10990000014', regime: 'other' }], 'ISSUER_RUC_INVALID'],
    [['other', 'nuevo-rus'].map((regime) => ({ ruc: ofPerson, regime })), 'ISSUER_REGIME_REPEATED'],
  ])('a RUC that is none, or twice, is refused', async (regimes, code) => {
    expect(await mark(regimes)).toMatchObject({ status: 422, body: { errors: [{ code }] } })
  })
})
