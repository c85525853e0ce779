import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import {
  createContaproClient,
  createContaproSession,
  createUpload,
  type Credentials,
  getUpload,
  memoryStorage,
  signIn,
} from '@contapro/sdk'
import { sampleMonth } from './sample-month.ts'

/** Uploads the registers and vouchers of the sample month to a company, as the screen would, and waits until they are read. */
export async function uploadSampleMonth(url: string, account: Credentials, businessUuid: string): Promise<void> {
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  const client = createContaproClient({ baseUrl: url, session })
  await signIn(client, { email: account.email, password: account.password })
  const paths = [...sampleMonth.registers, ...sampleMonth.vouchers]
  const files = await Promise.all(paths.map(async (path) => new File([await readFile(path)], basename(path))))
  const { upload_uuid: uuid } = await createUpload(client, businessUuid, files)
  for (;;) {
    const upload = await getUpload(client, businessUuid, uuid)
    if (upload.state === 'failed') throw new Error(`The sample month was refused: ${JSON.stringify(upload.files)}`)
    if (upload.state === 'done') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
