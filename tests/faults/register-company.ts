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

/** What the accountant signs in with. */
export const credentials = { email: 'rosa@example.com', password: 'Contapro2026' } as const

/** Makes an account with the company of the sample month, through the calls alone. */
export async function registerCompany(baseUrl: string): Promise<RegisteredCompany> {
  const client = newClient(baseUrl)
  await createUser(client, {
    ...credentials,
    name: 'Rosa',
    last_name: 'Quispe',
    document_number: '40000001',
    phone_number: '900000001',
    accountant_profile: 'Contador Freelance',
  })
  const { ruc, name } = sampleMonth.company
  const sol = { username: 'PRUEBA01', passwordSOL: 'clave123', terms: true, privacy: true } as const
  await registerBusiness(client, { ruc, name, ...sol })
  const [business] = await listBusinesses(client)
  if (!business) throw new Error('The company was not registered.')
  return { client, uuid: business.uuid, ruc }
}

/** A client of the same accountant at another server of the database. */
export function atServer({ client }: RegisteredCompany, baseUrl: string): ContaproClient {
  return createContaproClient({ baseUrl, session: client.session, eventLog: false, retry: false })
}

/** A client without a session. */
export function newClient(baseUrl: string): ContaproClient {
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  return createContaproClient({ baseUrl, session, eventLog: false, retry: false })
}
