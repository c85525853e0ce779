import { expect, test } from 'vitest'
import { createDemoCollector, demoApiKeys, demoSolUsers } from '../../../src/demo/demo-collector.ts'
import type { SolCredentials } from '../../../src/platform/ports/collector.ts'
import { useTestApp } from '../../../test-kit/test-app.ts'
import { addAccountant, testRuc } from '../../../test-kit/testing-records.ts'

// September 2026: the last complete month is 202608.
const clock = (): Date => new Date('2026-09-01T15:00:00Z')
const collector = createDemoCollector(clock)
const app = useTestApp('pglite', { collector })

async function registered(ruc: string, username: string): Promise<{ status: string; [field: string]: unknown }> {
  const as = await addAccountant(app.services)
  const json = { ruc, username, name: 'BODEGA LOS ANDES S.A.C.', passwordSOL: 'clave123', terms: true, privacy: true }
  const { status, body } = await app.request('/app/internal/me/businesses', { as, json })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'IN_PROGRESS' })
  await app.services.collections.idle()
  const { body: list } = await app.request('/app/internal/accountant/dashboard/filters', { as })
  const [business] = (list as { businesses: { uuid: string; status: string }[] }).businesses
  const periods = await app.request(`/app/internal/businesses/${business!.uuid}/periods`, { as })
  return { ...business!, ...(periods.body as object) }
}

test('a company of the invented ranges gets three months of vouchers and is VALID', async () => {
  expect(await registered(testRuc(200_001), 'CUALQUIE')).toMatchObject({
    status: 'VALID',
    exists_periods_processed: true,
    tax_periods: expect.arrayContaining(['202608', '202607', '202606']),
  })
})

test('the books of a real company and of the sample month stay without invented vouchers', async () => {
  for (const ruc of ['20100070970', '20990000019']) {
    expect(await registered(ruc, 'CUALQUIE')).toMatchObject({ status: 'IN_PROGRESS', tax_periods: [] })
  }
})

test.each([
  [demoSolUsers.invalid, { status: 'INVALID_CREDENTIALS', missing_permissions: [] }],
  [
    demoSolUsers.missingPermissions,
    {
      status: 'MISSING_PERMISSIONS',
      missing_permissions: [
        { module_name: 'Sistema Integrado de Registros Electrónicos (SIRE)' },
        { module_name: 'Consulta de comprobantes de pago electrónicos' },
      ],
    },
  ],
  [demoSolUsers.stillProcessing, { status: 'IN_PROGRESS' }],
  [demoSolUsers.unstable, { status: 'IN_PROGRESS' }],
  [demoSolUsers.failing, { status: 'IN_PROGRESS' }],
  [demoSolUsers.withoutVouchers, { status: 'VALID', exists_periods_processed: false }],
])('the SOL user %s decides how SUNAT answers', async (username, expected) => {
  const number = 300_000 + Object.values(demoSolUsers).indexOf(username)
  expect(await registered(testRuc(number), username)).toMatchObject(expected)
})

const credentials: SolCredentials = {
  ruc: testRuc(1),
  solUsername: 'CUALQUIE',
  solPassword: 'clave123',
  apiKey: undefined,
  apiSecret: undefined,
}

test.each([
  [{}, 200, 'portal-sunat'],
  [{ solUsername: demoSolUsers.invalid }, 400, 'portal-sunat'],
  [{ solUsername: demoSolUsers.unstable }, 503, 'portal-sunat'],
  [{ solUsername: demoSolUsers.failing }, 500, 'portal-sunat'],
  [{ apiKey: 'una', apiSecret: 'otra' }, 200, 'api-sunat'],
  [{ apiKey: demoApiKeys.invalid, apiSecret: 'otra' }, 400, 'api-sunat'],
  [{ apiKey: demoApiKeys.unstable, apiSecret: 'otra' }, 503, 'api-sunat'],
])('tried credentials %o are answered %i by %s', async (tried, code, source) => {
  const verdict = await collector.checkCredentials({ ...credentials, ...tried }, new AbortController().signal)
  expect(verdict).toEqual({ code, source })
})
