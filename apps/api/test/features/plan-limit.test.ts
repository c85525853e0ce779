import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant, testRuc } from '../../test-kit/testing-records.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)

  /** Its plan, which may have ended, allows three companies. */
  async function withTwoCompanies(planEndDate: string): Promise<TestAccountant> {
    const accountant = await addAccountant(app.services, { planType: 1, planEndDate })
    await addBusiness(app.services, accountant)
    await addBusiness(app.services, accountant)
    return accountant
  }

  const register = (as: TestAccountant, ruc: string) =>
    app.request('/app/internal/me/businesses', {
      as,
      json: { ruc, name: 'NUEVA S.A.C.', username: 'PRUEBA01', passwordSOL: 'clave123', terms: true, privacy: true },
    })

  const countCompanies = async (as: TestAccountant): Promise<number> => {
    const { body } = await app.request('/app/internal/accountant/dashboard/filters', { as })
    return (body as { businesses: unknown[] }).businesses.length
  }

  test('a new company beyond the limit of the plan is refused; those of before stay', async () => {
    const accountant = await withTwoCompanies('2026-08-31')
    expect((await register(accountant, testRuc(700_001))).status).toBe(200)
    const { status, body } = await register(accountant, testRuc(700_002))
    expect(status).toBe(422)
    expect(body).toMatchObject({
      message: 'Tu plan Inicial admite 3 empresas. Elige un plan con más empresas para registrar otra.',
      errors: [{ code: 'PLAN_LIMIT_REACHED' }],
    })
    expect((await register(accountant, testRuc(700_001))).body).toMatchObject({ code: 'BUSINESS_ALREADY_REGISTERED' })
    expect(await countCompanies(accountant)).toBe(3)
  })

  test('of several companies registered at once, one takes the last place of the plan', async () => {
    const accountant = await withTwoCompanies('2026-12-31')
    const rucs = [3, 4, 5, 6, 7, 8].map((number) => testRuc(700_000 + number))
    const answers = await Promise.all(rucs.map((ruc) => register(accountant, ruc)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422])
    expect(await countCompanies(accountant)).toBe(3)
  })
})
