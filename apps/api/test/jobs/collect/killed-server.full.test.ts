import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { newProcessFolder, startProcess } from '../../../test-kit/server-process.ts'
import { testRuc } from '../../../test-kit/testing-records.ts'

// The process itself, killed as a machine that loses its power.
const folder = newProcessFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const env = { CONTAPRO_DATA: folder, CONTAPRO_COLLECTOR: 'demo' }
const account = {
  name: 'Rosa',
  last_name: 'Quispe',
  document_number: '40000001',
  email: 'rosa@example.com',
  phone_number: '900000001',
  accountant_profile: 'Contador Freelance',
  password: 'Contapro2026',
}
const company = {
  ruc: testRuc(200_001),
  name: 'BODEGA LOS ANDES S.A.C.',
  username: 'PRUEBA01',
  passwordSOL: 'clave123',
  terms: true,
  privacy: true,
}

// Two starts of the server and three months of vouchers: half a minute on a slow machine.
test('what a killed server was collecting is collected by the next, and the mail it wrote is where it said', {
  timeout: 180_000,
}, async () => {
  const first = startProcess(env)
  const url = await first.address()
  const { access_token: token } = (await (await send(url, '/users', account)).json()) as { access_token: string }
  const registered = await send(url, '/me/businesses', company, token)
  expect(await registered.json()).toMatchObject({ status: 'IN_PROGRESS' })
  expect((await send(url, '/users/recover-password', { email: account.email })).status).toBe(204)
  expect(await first.until('.eml')).toContain(`Correo guardado en ${folder}/mail/`)
  first.child.kill('SIGKILL')
  await first.ended

  const second = startProcess(env)
  const next = await second.address()
  const list = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${next}/app/internal/accountant/dashboard/filters`, { headers })).json()
  }
  await expect
    .poll(list, { timeout: 120_000, interval: 200 })
    .toMatchObject({ businesses: [{ status: 'VALID', exists_periods_processed: true }] })
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

function send(url: string, path: string, body: object, token?: string): Promise<Response> {
  return fetch(`${url}/app/internal${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
}
