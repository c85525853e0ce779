import { addAccountant, addBusiness, type RunningServer, startTestServer } from '@contapro/api/testing'
import {
  type ContaproClient,
  createContaproClient,
  createContaproSession,
  createUpload,
  getUpload,
  memoryStorage,
} from '@contapro/sdk'

/** A company on a real server of its own, and whoever may ask for it. */
export interface OpenCompany {
  readonly server: RunningServer
  readonly client: ContaproClient
  readonly business: { readonly uuid: string; readonly ruc: string }
}

/** A file to upload, by its own name. */
export interface CompanyFile {
  readonly name: string
  readonly content: Uint8Array
}

/** Starts a server for one company and uploads its files. Throws when any is refused. */
export async function openCompany(
  facts: { readonly ruc: string; readonly name?: string },
  files: readonly CompanyFile[],
): Promise<OpenCompany> {
  const server = await startTestServer({ collector: 'none' })
  const accountant = await addAccountant(server.services)
  const business = await addBusiness(server.services, accountant, facts)
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  session.logIn({ access_token: accountant.token, ab_test_group: 'A' })
  const client = createContaproClient({ baseUrl: server.url, session, eventLog: false })
  const company = { server, client, business: { uuid: business.uuid, ruc: business.ruc } }
  if (files.length > 0) await uploadFiles(company, files)
  return company
}

/** Uploads files in one go and waits until they are taken in. Throws when any is refused. */
export async function uploadFiles(
  { server, client, business }: OpenCompany,
  files: readonly CompanyFile[],
): Promise<void> {
  const { upload_uuid } = await createUpload(
    client,
    business.uuid,
    files.map(({ name, content }) => new File([new Uint8Array(content)], name)),
  )
  await server.services.ingestion.idle()
  const { state, files: read } = await getUpload(client, business.uuid, upload_uuid)
  const refused = read.filter((file) => file.state !== 'done')
  if (state !== 'done' || refused.length > 0) throw new Error(`The files were refused: ${JSON.stringify(refused)}`)
}
