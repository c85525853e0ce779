import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findBusinessByRuc } from '../../src/company/businesses.store.ts'
import { openCredentials } from '../../src/company/sealed-credentials.ts'
import type { CredentialsVerdict, SolCredentials } from '../../src/platform/ports/collector.ts'
import { salesFile } from '../../test-kit/register-files.ts'
import { type TestApp, useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { upload } from '../../test-kit/uploads.ts'

const changed = { username: 'NUEVO001', password: 'Nueva#2026' }
const change = (app: TestApp, as: TestAccountant, uuid: string, json: object = changed) =>
  app.request(`/app/internal/businesses/${uuid}/credentials`, { as, json, method: 'PATCH' })

const takes = async (): Promise<CredentialsVerdict> => ({ code: 200, source: 'portal-sunat' })

describe('without a collector', () => {
  const app = useTestApp()
  const openOf = async (ruc: string) =>
    openCredentials(app.services.sealer, (await findBusinessByRuc(app.services.database, ruc))!)

  test('new credentials are sealed and take the place of the old; a key that is not named stays, an empty one goes', async () => {
    const as = await addAccountant(app.services)
    const { uuid, ruc } = await addBusiness(app.services, as)
    const withKey = { ...changed, sunat_api_key: 'mi-api-key', sunat_api_secret: 'mi-api-secret' }
    expect((await change(app, as, uuid, withKey)).status).toBe(200)
    const { rows } = await app.services.database.db.execute(sql`select * from businesses where uuid = ${uuid}`)
    for (const secret of ['Nueva#2026', 'mi-api-key', 'mi-api-secret'])
      expect(JSON.stringify(rows)).not.toContain(secret)
    const opened = { ruc, solUsername: 'NUEVO001', solPassword: 'Nueva#2026', apiKey: 'mi-api-key' }
    expect(await openOf(ruc)).toEqual({ ...opened, apiSecret: 'mi-api-secret' })
    await change(app, as, uuid, { ...changed, sunat_api_secret: '' })
    expect(await openOf(ruc)).toEqual({ ...opened, apiSecret: undefined })
  })

  test('names of a natural person are changed too', async () => {
    const as = await addAccountant(app.services)
    const { uuid, ruc } = await addBusiness(app.services, as)
    await change(app, as, uuid, { ...changed, paternal_surname: 'Quispe', given_names: ' Rosa ' })
    expect(await findBusinessByRuc(app.services.database, ruc)).toMatchObject({
      paternalSurname: 'Quispe',
      maternalSurname: null,
      givenNames: 'Rosa',
    })
  })

  test('a company with periods is VALID again, one without waits for its first upload', async () => {
    const as = await addAccountant(app.services)
    const missingPermissions = [{ module_name: 'SIRE' }]
    const business = await addBusiness(app.services, as, { status: 'MISSING_PERMISSIONS', missingPermissions })
    const before = await change(app, as, business.uuid)
    expect(before.body).toMatchObject({
      status: 'IN_PROGRESS',
      exists_periods_processed: false,
      missing_permissions: [],
    })
    await upload(app, as, business, [salesFile(business.ruc, '202601', [{}])])
    const after = await change(app, as, business.uuid)
    expect(after.body).toMatchObject({ uuid: business.uuid, status: 'VALID', exists_periods_processed: true })
  })

  test('a company in progress becomes VALID with its first upload', async () => {
    const as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as, { status: 'IN_PROGRESS' })
    await upload(app, as, business, [salesFile(business.ruc, '202601', [{}])])
    expect(await findBusinessByRuc(app.services.database, business.ruc)).toMatchObject({ status: 'VALID' })
  })

  test('nobody can ask SUNAT, and that is told', async () => {
    const as = await addAccountant(app.services)
    const { uuid, ruc } = await addBusiness(app.services, as)
    const path = `/app/internal/businesses/${uuid}/validate-credentials`
    const { status, body } = await app.request(path, { as, json: { ruc, ...changed } })
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'SUNAT_NOT_CONNECTED' })
  })

  test.each([
    ['a SOL user of seven characters', { username: 'NUEVO01', password: 'x' }, 'username'],
    ['a SOL user in small letters', { username: 'nuevo001', password: 'x' }, 'username'],
    ['a password of thirteen characters', { username: 'NUEVO001', password: 'x'.repeat(13) }, 'password'],
  ])('%s is refused', async (_, json, field) => {
    const as = await addAccountant(app.services)
    const { uuid } = await addBusiness(app.services, as)
    const { status, body } = await change(app, as, uuid, json)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field }] })
  })
})

describe('with a collector', () => {
  const asked: SolCredentials[] = []
  let answer: () => Promise<CredentialsVerdict> = takes
  const app = useTestApp('pglite', {
    collector: {
      origin: 'collector',
      checkCredentials(credentials) {
        asked.push(credentials)
        return answer()
      },
      collect: async ({ solPassword }) =>
        solPassword === changed.password ? { kind: 'collected' } : { kind: 'invalid-credentials' },
    },
    credentialCheckMs: 100,
  })
  const validate = (as: TestAccountant, { uuid, ruc }: { uuid: string; ruc: string }, more: object = {}) =>
    app.request(`/app/internal/businesses/${uuid}/validate-credentials`, { as, json: { ruc, ...changed, ...more } })

  test('new credentials have the company collected anew', async () => {
    const as = await addAccountant(app.services)
    const { uuid, ruc } = await addBusiness(app.services, as, { status: 'INVALID_CREDENTIALS' })
    const { body } = await change(app, as, uuid)
    expect(body).toMatchObject({ status: 'IN_PROGRESS' })
    await app.services.collections.idle()
    expect(await findBusinessByRuc(app.services.database, ruc)).toMatchObject({ status: 'VALID' })
    await change(app, as, uuid, { ...changed, password: 'otra' })
    await app.services.collections.idle()
    expect(await findBusinessByRuc(app.services.database, ruc)).toMatchObject({ status: 'INVALID_CREDENTIALS' })
  })

  test.each([
    [200, 'portal-sunat'],
    [400, 'portal-sunat'],
    [503, 'portal-sunat'],
    [500, 'portal-sunat'],
    [400, 'api-sunat'],
    [502, 'api-sunat'],
  ] as const)('what SUNAT says (%i, %s) is the answer', async (code, source) => {
    answer = async () => ({ code, source })
    const as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as)
    const { status, body } = await validate(as, business, {
      sunat_api_key: 'mi-api-key',
      sunat_api_secret: 'mi-api-secret',
    })
    expect(status).toBe(200)
    expect(body).toEqual({ code, source_validation: source })
    expect(asked.at(-1)).toEqual({
      ruc: business.ruc,
      solUsername: changed.username,
      solPassword: changed.password,
      apiKey: 'mi-api-key',
      apiSecret: 'mi-api-secret',
    })
  })

  test('a portal that does not answer in time is unstable', async () => {
    answer = () => new Promise(() => undefined)
    const as = await addAccountant(app.services)
    const { status, body } = await validate(as, await addBusiness(app.services, as))
    expect(status).toBe(200)
    expect(body).toEqual({ code: 503, source_validation: 'portal-sunat' })
  })

  test('an unexpected failure is a bare 500', async () => {
    answer = () => Promise.reject(new Error('secret detail'))
    const as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as)
    const { status, text } = await app.request(`/app/internal/businesses/${business.uuid}/validate-credentials`, {
      as,
      json: { ruc: business.ruc, ...changed },
      fails: true,
    })
    expect(status).toBe(500)
    expect(text).not.toContain('secret')
  })

  test('the RUC must be that of the company', async () => {
    const as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as)
    const { ruc } = await addBusiness(app.services, as)
    expect((await validate(as, { ...business, ruc })).status).toBe(404)
  })

  test('an accountant tries twenty credentials in a quarter of an hour', async () => {
    answer = async () => ({ code: 400, source: 'portal-sunat' })
    const as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as)
    for (let attempt = 0; attempt < 20; attempt++) expect((await validate(as, business)).status).toBe(200)
    expect((await validate(as, business)).status).toBe(429)
  })

  test('no password or key of these calls reaches the log or the answers', async () => {
    answer = takes
    const since = app.log.length
    const as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as)
    const keys = { sunat_api_key: 'mi-api-key', sunat_api_secret: 'mi-api-secret' }
    const answers = [await change(app, as, business.uuid, { ...changed, ...keys }), await validate(as, business, keys)]
    await app.services.collections.idle()
    const seen = [...app.log.slice(since), ...answers.map(({ text }) => text)].join('')
    for (const secret of [changed.password, 'mi-api-key', 'mi-api-secret']) expect(seen).not.toContain(secret)
  })
})
