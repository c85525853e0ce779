import { downloadReport, getTotalAmount } from '@contapro/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { owner, suppliers } from './generated-months/parties.ts'
import { about, planFor, type PlannedVoucher } from './generated-months/planned-voucher.ts'
import { registerFile } from './generated-months/register-file.ts'
import { type CompanyFile, type OpenCompany, openCompany, uploadFiles } from './open-company.ts'

// What cannot stand in the generated months, because a file that holds it is refused.
let company: OpenCompany

beforeAll(async () => {
  company = await openCompany({ ruc: owner.document, name: owner.name }, [])
})
afterAll(() => company?.server.close())

const buy = planFor('RCE', '202601')
const fileOf = (vouchers: readonly PlannedVoucher[], edit = (text: string): string => text): CompanyFile => ({
  name: 'propuesta.txt',
  content: Buffer.from(edit(registerFile('RCE', vouchers))),
})

it('a credit note of a non-domiciled (97) is refused in RCE: it belongs to the register 8.5', async () => {
  const note = buy('97 E001-1', '2026-01-08', suppliers.importer, {
    taxed: 100_00,
    ...about('91', 'E001-9', '2026-01-02'),
  })
  await expect(uploadFiles(company, [fileOf([note])])).rejects.toThrow('VOUCHER_TYPE_INVALID')
})

it('dollars whose rate a register leaves out count in soles, and RCE is refused by the name of that voucher', async () => {
  const inDollars = buy('01 F002-900', '2026-01-08', suppliers.importer, { taxed: 100_00, dollarsAt: '3.367' })
  const inSoles = buy('01 F001-1', '2026-01-08', suppliers.general, { taxed: 100_00 })
  await uploadFiles(company, [fileOf([inDollars, inSoles], (text) => text.replace('|3.367|', '||'))])
  const { client, business } = company
  const scope = { ruc: business.ruc, businessUuid: business.uuid, taxPeriod: '202601' }
  // 18.00, and 18.00 dollars at 3.367, which the register states as 60.61 soles.
  expect(await getTotalAmount(client, scope)).toMatchObject({ total_amount_igv_purchase: '78.61' })
  await expect(downloadReport(client, { ...scope, kind: 'rce' })).rejects.toMatchObject({
    code: 'REPORT_VOUCHER_INVALID',
    errors: [{ field: `${suppliers.importer.document}-01-F002-900` }],
  })
})
