import { expect, test } from 'vitest'
import { reportPath } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, upload } from '../../test-kit/uploads.ts'

const app = useTestApp('pglite', { reportPatienceMs: 30_000 })
const ruc = '20990000019'
const list = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202608`

async function voucherAddress(as: TestAccountant): Promise<string> {
  const { body } = await app.request(list, { as })
  return (body as { data: { xml_cpe_link: string }[] }).data[0]?.xml_cpe_link ?? ''
}

async function reportAddress(as: TestAccountant): Promise<string> {
  const { body } = await app.request(reportPath(ruc, 'compras', '202608'), { as })
  return (body as { sas: string }).sas
}

async function withNewPassword(account: TestAccountant): Promise<TestAccountant> {
  await app.request('/app/internal/users/recover-password', { json: { email: account.email } })
  const [, token] = /#(\S+)/.exec(app.outbox.messages.at(-1)?.text ?? '') ?? []
  const password = 'Contapro2027'
  await app.request('/app/internal/users/password', { method: 'PUT', json: { token, password } })
  const { body } = await app.request('/app/internal/users/sign-in', { json: { email: account.email, password } })
  return { ...account, password, token: (body as { access_token: string }).access_token }
}

test('a new password voids the addresses of vouchers and reports that were signed before, also those inside a file', async () => {
  const account = await addAccountant(app.services)
  const business = await addBusiness(app.services, account, { ruc })
  await upload(app, account, business, [sampleFile('xml/20990000027-01-F001-101.xml')])
  const monthLong = app.services.fileSignatures
    .inEpoch(0)
    .sign({ businessUuid: business.uuid, fileName: '20990000027-01-F001-101.xml' }, 30 * 24 * 60 * 60)
  const before = [await voucherAddress(account), await reportAddress(account), monthLong]
  for (const address of before) expect((await app.request(address)).status).toBe(200)
  const renewed = await withNewPassword(account)
  for (const address of before) {
    const { status, body } = await app.request(address)
    expect([status, body]).toMatchObject([403, { code: 'FILE_ADDRESS_INVALID' }])
  }
  const after = [await voucherAddress(renewed), await reportAddress(renewed)]
  for (const address of after) expect((await app.request(address)).status).toBe(200)
  // A file that was made before holds links of before.
  expect(after[1]?.split('/')[4]).not.toBe(before[1]?.split('/')[4])
})
