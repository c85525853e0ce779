import { addAccountant, addBusiness, type RunningServer, startTestServer, testRuc } from '@contapro/api/testing'
import { caseCount, seededRandom, testSeed } from '@contapro/long-run'
import {
  type ContaproClient,
  createContaproClient,
  createContaproSession,
  createUpload,
  getTotalAmount,
  getUpload,
  memoryStorage,
  type UploadFile,
} from '@contapro/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { damaged, type WholeFile } from './damage.ts'
import { sampleFiles } from './sample-files.ts'

const SAMPLE_RUC = '20990000019'

/** Each brings every file of the sample month to a company of its own. */
const BATCHES = caseCount({ few: 1, many: 100 })

let server: RunningServer
let client: ContaproClient
let upload: (ruc: string, files: readonly WholeFile[]) => Promise<{ uuid: string; files: readonly UploadFile[] }>

beforeAll(async () => {
  server = await startTestServer({ collector: 'none' })
  const accountant = await addAccountant(server.services)
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  session.logIn({ access_token: accountant.token, ab_test_group: 'A' })
  client = createContaproClient({ baseUrl: server.url, session, eventLog: false })
  upload = async (ruc, files) => {
    const { uuid } = await addBusiness(server.services, accountant, { ruc })
    const chosen = files.map(({ name, content }) => new File([new Uint8Array(content)], name))
    const { upload_uuid } = await createUpload(client, uuid, chosen)
    await server.services.ingestion.idle()
    return { uuid, files: (await getUpload(client, uuid, upload_uuid)).files }
  }
})
afterAll(() => server?.close())

/** The file as another company's; Latin-1 keeps every byte of every encoding. */
const addressedTo = (ruc: string, { name, content }: WholeFile): WholeFile => ({
  name: name.replace(SAMPLE_RUC, ruc),
  content: Buffer.from(Buffer.from(content).toString('latin1').replaceAll(SAMPLE_RUC, ruc), 'latin1'),
})

it('damaged files are taken in or refused with a reason, one by one, and no other company notices', async () => {
  const whole = await upload(SAMPLE_RUC, sampleFiles)
  expect(whole.files.filter(({ state }) => state !== 'done')).toEqual([])
  const figures = () => getTotalAmount(client, { ruc: SAMPLE_RUC, taxPeriod: '202608' })
  const before = await figures()
  const random = seededRandom(testSeed)
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const ruc = testRuc(500_000 + batch)
    const files = sampleFiles.map((file) => damaged(addressedTo(ruc, file), random))
    for (const { name, state, errors } of (await upload(ruc, files)).files) {
      const isOwnFault = errors.some(({ code }) => code === 'INGESTION_FAILED' || code === 'FILE_LOST')
      const expected = { batch, name, state: errors.length > 0 ? 'failed' : 'done', isOwnFault: false }
      expect({ batch, name, state, isOwnFault }).toEqual(expected)
    }
  }
  expect(await figures()).toEqual(before)
}, 600_000)
