import {
  type ContaproClient,
  createContaproClient,
  createContaproSession,
  createUser,
  listBusinesses,
  memoryStorage,
  registerBusiness,
} from '@contapro/sdk'
import { sampleMonth } from '../e2e/product/sample-month.ts'

/** A company of the server at an address, and a client of its accountant. */
export interface RegisteredCompany {
  readonly client: ContaproClient
  readonly uuid: string
  readonly ruc: string
}

/** Makes an account with the company of the sample month, through the calls alone. */
export async function registerCompany(baseUrl: string): Promise<RegisteredCompany> {
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  const client = createContaproClient({ baseUrl, session, eventLog: false, retry: false })
  await createUser(client, {
    name: 'Rosa',
    last_name: 'Quispe',
    document_number: '40000001',
    email: 'rosa@example.com',
    phone_number: '900000001',
    accountant_profile: 'Contador Freelance',
    password: 'Contapro2026',
  })
  const { ruc, name } = sampleMonth.company
  const credentials = { username: 'PRUEBA01', passwordSOL: 'clave123', terms: true, privacy: true } as const
  await registerBusiness(client, { ruc, name, ...credentials })
  const [business] = await listBusinesses(client)
  if (!business) throw new Error('The company was not registered.')
  return { client, uuid: business.uuid, ruc }
}

/** A client of the same accountant at another server of the database. */
export function atServer({ client }: RegisteredCompany, baseUrl: string): ContaproClient {
  return createContaproClient({ baseUrl, session: client.session, eventLog: false, retry: false })
}
