import { readFileSync } from 'node:fs'
import { addAccountant, addBusiness, type RunningServer, testRuc } from '@contapro/api/testing'
import {
  type ContaproClient,
  createContaproClient,
  createContaproSession,
  createUpload,
  memoryStorage,
} from '@contapro/sdk'
import { sampleMonth } from '../e2e/product/sample-month.ts'

/** An accountant of an account of their own, whose one company has the sample month under a RUC of its own. */
export interface Accountant {
  readonly client: ContaproClient
  readonly business: { readonly uuid: string; readonly ruc: string }
}

/** The registers of the sample month, as another company's. */
export function registersOf(ruc: string): File[] {
  return Object.values(sampleMonth.asText).map((path) => {
    const text = readFileSync(path, 'latin1').replaceAll(sampleMonth.company.ruc, ruc)
    const name = path.slice(path.lastIndexOf('/') + 1).replace(sampleMonth.company.ruc, ruc)
    return new File([Buffer.from(text, 'latin1')], name)
  })
}

/** Makes accountants, each with a company whose month is read. */
export async function openOffice(server: RunningServer, size: number): Promise<Accountant[]> {
  const office: Accountant[] = []
  for (let at = 0; at < size; at += 1) {
    const accountant = await addAccountant(server.services)
    const { uuid, ruc } = await addBusiness(server.services, accountant, { ruc: testRuc(700_000 + at) })
    const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
    session.logIn({ access_token: accountant.token, ab_test_group: 'A' })
    const client = createContaproClient({ baseUrl: server.url, session, eventLog: false, retry: false })
    await createUpload(client, uuid, registersOf(ruc))
    office.push({ client, business: { uuid, ruc } })
  }
  await server.services.ingestion.idle()
  return office
}
