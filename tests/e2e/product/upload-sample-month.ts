import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Credentials } from '@contapro/sdk'
import { signedInClient, uploadAll } from './company-calls.ts'
import { sampleMonth } from './sample-month.ts'

/** Uploads the registers and vouchers of the sample month to a company and waits until they are read. */
export async function uploadSampleMonth(url: string, account: Credentials, businessUuid: string): Promise<void> {
  const paths = [...sampleMonth.registers, ...sampleMonth.vouchers]
  const files = await Promise.all(paths.map(async (path) => new File([await readFile(path)], basename(path))))
  await uploadAll(await signedInClient(url, account), businessUuid, files)
}
