import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findBusinessByRuc } from '../../src/company/businesses.store.ts'
import { sealContext } from '../../src/company/sealed-credentials.ts'
import { SealBrokenError } from '../../src/platform/secrets/sealer.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, testRuc } from '../../test-kit/testing-records.ts'

const app = useTestApp()
const registration = (ruc: string, more: object = {}) => ({
  ruc,
  name: 'BODEGA LOS ANDES S.A.C.',
  username: 'PRUEBA01',
  passwordSOL: 'Clave#2026',
  terms: true,
  privacy: true,
  ...more,
})
const register = (as: Awaited<ReturnType<typeof addAccountant>>, json: object) =>
  app.request('/app/internal/me/businesses', { as, json })

test('a registered company is in progress, belongs to the accountant, and is listed', async () => {
  const accountant = await addAccountant(app.services)
  const { status, body } = await register(accountant, registration(testRuc(1)))
  expect(status).toBe(200)
  expect(body).toEqual({
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'BODEGA LOS ANDES S.A.C.',
    ruc: testRuc(1),
    status: 'IN_PROGRESS',
    exists_periods_processed: false,
    missing_permissions: [],
    accountant_uuid: accountant.uuid,
    registered: true,
  })
  const list = await app.request('/app/internal/accountant/dashboard/filters', { as: accountant })
  expect(list.body).toEqual({ businesses: [body] })
})

test('SOL password and API credentials are sealed, each for its company and field', async () => {
  const accountant = await addAccountant(app.services)
  const secrets = { sunat_api_key: 'api-key-0001', sunat_api_secret: 'api-secret-0001' }
  const { text } = await register(accountant, registration(testRuc(2), secrets))
  const row = await findBusinessByRuc(app.services.database, testRuc(2))
  const stored = JSON.stringify(row)
  for (const secret of ['Clave#2026', 'api-key-0001', 'api-secret-0001']) {
    expect(text).not.toContain(secret)
    expect(stored).not.toContain(secret)
    expect(app.log.join('')).not.toContain(secret)
  }
  const { sealer } = app.services
  const uuid = row?.uuid ?? ''
  expect(sealer.open(row?.sealedSolPassword ?? '', sealContext(uuid, 'sol_password'))).toBe('Clave#2026')
  expect(sealer.open(row?.sealedApiSecret ?? '', sealContext(uuid, 'api_secret'))).toBe('api-secret-0001')
  expect(() => sealer.open(row?.sealedSolPassword ?? '', sealContext(uuid, 'api_secret'))).toThrow(SealBrokenError)
})

test('a natural person keeps surnames and given names', async () => {
  const accountant = await addAccountant(app.services)
  const names = { paternal_surname: ' Rojas ', maternal_surname: 'Díaz', given_names: 'Ana Lucía' }
  expect((await register(accountant, registration('10400000013', names))).status).toBe(200)
  expect(await findBusinessByRuc(app.services.database, '10400000013')).toMatchObject({
    paternalSurname: 'Rojas',
    maternalSurname: 'Díaz',
    givenNames: 'Ana Lucía',
  })
})

test.each(['the same accountant', 'another accountant'])('a RUC that %s has registered is refused', async (who) => {
  const accountant = await addAccountant(app.services)
  const other = await addAccountant(app.services)
  const business = await addBusiness(app.services, accountant)
  const { status, body } = await register(who === 'another accountant' ? other : accountant, registration(business.ruc))
  expect(status).toBe(409)
  expect(body).toEqual({
    code: 'BUSINESS_ALREADY_REGISTERED',
    name: 'Ya registrada',
    message: 'La Pyme ya se encuentra registrada',
    errors: [{ code: 'BUSINESS_ALREADY_REGISTERED', message: 'La Pyme ya se encuentra registrada' }],
  })
})

test('of two registrations of one RUC at the same time one wins', async () => {
  const accountant = await addAccountant(app.services)
  const answers = await Promise.all([1, 2, 3].map(() => register(accountant, registration(testRuc(3)))))
  expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
  expect(answers.filter((a) => a.status === 409)).toHaveLength(2)
})

test('a RUC with a wrong check digit and a blank name break rules, each named', async () => {
  const accountant = await addAccountant(app.services)
  const { status, body } = await register(accountant, registration('20990000018', { name: '   ' }))
  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 'RULE_BROKEN',
    errors: [
      { code: 'RUC_INVALID', message: 'El RUC ingresado es inválido', field: 'ruc' },
      { code: 'NAME_EMPTY', message: 'Ingrese el nombre de la empresa a registrar', field: 'name' },
    ],
  })
})

test.each([
  ['ruc', '2099000001'],
  ['username', 'prueba01'],
  ['passwordSOL', 'x'.repeat(13)],
  ['terms', false],
  ['privacy', undefined],
  ['sunat_api_key', 'x'.repeat(101)],
  ['admin', true],
])('a registration with %s = %s does not fit the contract', async (field, value) => {
  const accountant = await addAccountant(app.services)
  const { status, body } = await register(accountant, registration(testRuc(4), { [field]: value }))
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'REQUEST_MALFORMED', errors: [{ field }] })
})

test('companies are listed by status in descending order, then by name as a Peruvian sorts it', async () => {
  const accountant = await addAccountant(app.services)
  const other = await addAccountant(app.services)
  await addBusiness(app.services, other, { name: 'AJENA' })
  const companies = [
    ['ÑAUPA S.A.C.', 'VALID'],
    ['ÁVILA S.A.C.', 'VALID'],
    ['OLLANTA S.A.C.', 'VALID'],
    ['NAZCA S.A.C.', 'VALID'],
    ['B', 'INVALID_CREDENTIALS'],
    ['C', 'IN_PROGRESS'],
    ['D', 'MISSING_PERMISSIONS'],
  ] as const
  for (const [name, status] of companies) await addBusiness(app.services, accountant, { name, status })
  const { body } = await app.request('/app/internal/accountant/dashboard/filters', { as: accountant })
  const { businesses } = body as { businesses: { name: string }[] }
  expect(businesses.map((b) => b.name)).toEqual([
    'ÁVILA S.A.C.',
    'NAZCA S.A.C.',
    'ÑAUPA S.A.C.',
    'OLLANTA S.A.C.',
    'D',
    'C',
    'B',
  ])
})

test('missing permissions are told for the companies that miss them', async () => {
  const accountant = await addAccountant(app.services)
  const missingPermissions = [{ module_name: 'Registro de compras electrónico' }]
  await addBusiness(app.services, accountant, { status: 'MISSING_PERMISSIONS', missingPermissions })
  const { body } = await app.request('/app/internal/accountant/dashboard/filters', { as: accountant })
  expect(body).toMatchObject({ businesses: [{ missing_permissions: missingPermissions }] })
})

test('a RUC check tells owner and name across accounts, and nothing else', async () => {
  const accountant = await addAccountant(app.services)
  const other = await addAccountant(app.services)
  const business = await addBusiness(app.services, other, { name: 'DE OTRO S.A.C.' })
  const { status, body } = await app.request(`/app/internal/businesses/validate-by-ruc/${business.ruc}`, {
    as: accountant,
  })
  expect(status).toBe(200)
  expect(body).toEqual({ accountant_uuid: other.uuid, name: 'DE OTRO S.A.C.', registered: true })
})

test.each([
  [testRuc(9), 404, 'RUC_NOT_REGISTERED'],
  ['123', 400, 'REQUEST_MALFORMED'],
])('a check of RUC %s answers %i %s', async (ruc, expected, code) => {
  const accountant = await addAccountant(app.services)
  const { status, body } = await app.request(`/app/internal/businesses/validate-by-ruc/${ruc}`, { as: accountant })
  expect(status).toBe(expected)
  expect(body).toMatchObject({ code })
})

test('an accountant checks sixty RUCs in a quarter of an hour, and nobody else waits for that', async () => {
  const accountant = await addAccountant(app.services)
  const check = (as = accountant) => app.request(`/app/internal/businesses/validate-by-ruc/${testRuc(8)}`, { as })
  for (let attempt = 0; attempt < 60; attempt++) expect((await check()).status).toBe(404)
  const { status, headers } = await check()
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('900')
  expect((await check(await addAccountant(app.services))).status).toBe(404)
  app.wait(900)
  expect((await check()).status).toBe(404)
})

test('the periods of a company are those with vouchers, newest first', async () => {
  const accountant = await addAccountant(app.services)
  const { uuid } = await addBusiness(app.services, accountant)
  const cell = (period: string, operation: string, vouchers: number) => sql`insert into period_figures
    (business_uuid, operation, period, type, status, credit, rate, has_file, has_detraction, annulled,
     missing_exchange_rate, over_boleta_limit, vouchers)
    values (${uuid}, ${operation}, ${period}, '01', '', '', '18', false, false, false, false, false, ${vouchers})`
  const { db } = app.services.database
  for (const statement of [
    cell('202512', 'COMPRA', 1),
    cell('202601', 'VENTA', 2),
    cell('202601', 'COMPRA', 1),
    cell('202602', 'COMPRA', 0),
  ]) {
    await db.execute(statement)
  }
  const { status, body } = await app.request(`/app/internal/businesses/${uuid}/periods`, { as: accountant })
  expect(status).toBe(200)
  expect(body).toEqual({ tax_periods: ['202601', '202512'] })
  const list = await app.request('/app/internal/accountant/dashboard/filters', { as: accountant })
  expect(list.body).toMatchObject({ businesses: [{ exists_periods_processed: true }] })
})

test('a uuid that is none is refused', async () => {
  const accountant = await addAccountant(app.services)
  const { status, body } = await app.request('/app/internal/businesses/1/periods', { as: accountant })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ field: 'uuid' }] })
})
