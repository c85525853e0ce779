import {
  type Business,
  type ContaproClient,
  createContaproClient,
  createContaproSession,
  createUpload,
  type Credentials,
  getUpload,
  listBusinesses,
  memoryStorage,
  signIn,
} from '@contapro/sdk'

/** A client with a session of its own: what a test prepares beside the browser. */
export async function signedInClient(url: string, account: Credentials): Promise<ContaproClient> {
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  const client = createContaproClient({ baseUrl: url, session })
  await signIn(client, { email: account.email, password: account.password })
  return client
}

/** The one company of an account. */
export async function onlyCompany(client: ContaproClient): Promise<Business> {
  const businesses = await listBusinesses(client)
  const [company] = businesses
  if (!company || businesses.length > 1) throw new Error(`The account has ${businesses.length} companies.`)
  return company
}

/** Uploads files to a company, as the screen would, and waits until they are read. */
export async function uploadAll(client: ContaproClient, businessUuid: string, files: readonly File[]): Promise<void> {
  const { upload_uuid: uuid } = await createUpload(client, businessUuid, files)
  for (;;) {
    const upload = await getUpload(client, businessUuid, uuid)
    if (upload.state === 'failed') throw new Error(`The files were refused: ${JSON.stringify(upload.files)}`)
    if (upload.state === 'done') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
