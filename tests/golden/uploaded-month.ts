import { basename } from 'node:path'
import { addAccountant, addBusiness, type RunningServer, startTestServer } from '@contapro/api/testing'
import {
  type ContaproClient,
  createContaproClient,
  createContaproSession,
  createUpload,
  getUpload,
  memoryStorage,
} from '@contapro/sdk'
import { bytesOf, documents, expected, files } from './sample-month.ts'

/** The sample month on a real server, and whoever may ask for it. */
export interface UploadedMonth {
  readonly server: RunningServer
  readonly client: ContaproClient
  readonly business: { readonly uuid: string; readonly ruc: string }
}

/** Uploads everything that the month has: SUNAT's exports, the vouchers, and the report of the deposits that the company made. */
export async function uploadMonth(): Promise<UploadedMonth> {
  const server = await startTestServer({ collector: 'none' })
  const accountant = await addAccountant(server.services)
  const business = await addBusiness(server.services, accountant, { ruc: expected.ruc })
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  session.logIn({ access_token: accountant.token, ab_test_group: 'A' })
  const client = createContaproClient({ baseUrl: server.url, session, eventLog: false })
  const paths = [
    `${files.rceProposal}.txt`,
    `${files.rvieProposal}.txt`,
    'detracciones/depositos_como_adquiriente.csv',
    ...[...documents().keys()].map((name) => `xml/${name}`),
  ]
  const { upload_uuid } = await createUpload(
    client,
    business.uuid,
    paths.map((path) => new File([new Uint8Array(bytesOf(path))], basename(path))),
  )
  await server.services.ingestion.idle()
  const { state, files: read } = await getUpload(client, business.uuid, upload_uuid)
  if (state !== 'done') throw new Error(`The sample month was refused: ${JSON.stringify(read)}`)
  return { server, client, business: { uuid: business.uuid, ruc: business.ruc } }
}
