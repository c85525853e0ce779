import { addBusiness, type RunningServer, type TestAccountant } from '@contapro/api/testing'
import { addMonths, type TaxPeriod } from '@contapro/sunat'
import { getUpload } from '../../../apps/api/src/features/uploads/get-upload.ts'
import { receiveUpload } from '../../../apps/api/src/ingestion/receiving/receive-upload.ts'
import type { IncomingFile } from '../../../apps/api/src/platform/ports/incoming-file.ts'
import { benchPeriod } from '../register-file.ts'
import { monthFiles } from './company-month.ts'
import { withholdingFiles } from './withholding-files.ts'

export interface FilledCompany {
  readonly ruc: string
  readonly uuid: string
  /** The last of its months. */
  readonly period: TaxPeriod
}

const MONTHS = 24
const WITHHOLDINGS = 500

/** Adds a company and uploads two years of its files: so many vouchers, the same number each month. */
export async function fillCompany(
  { services }: RunningServer,
  accountant: TestAccountant,
  vouchers: number,
): Promise<FilledCompany> {
  const { ruc, uuid } = await addBusiness(services, accountant)
  const period = benchPeriod as TaxPeriod
  const upload = await receiveUpload(services, { businessUuid: uuid, origin: 'person' }, files(ruc, period, vouchers))
  await services.ingestion.idle()
  const { state, files: taken } = await getUpload(services, uuid, upload.uuid)
  const refused = taken.filter((file) => file.state !== 'done' || file.errorsTotal > 0)
  if (state !== 'done' || refused.length > 0) throw new Error(`The files were refused: ${JSON.stringify(refused)}`)
  return { ruc, uuid, period }
}

async function* files(ruc: string, last: TaxPeriod, vouchers: number): AsyncGenerator<IncomingFile> {
  const months = Array.from({ length: MONTHS }, (_, i) => ({
    ruc,
    period: addMonths(last, i + 1 - MONTHS),
    vouchers: Math.floor((vouchers * (i + 1)) / MONTHS) - Math.floor((vouchers * i) / MONTHS),
  }))
  for (const month of months) {
    const papers = month.period === last ? await withholdingFiles(month, WITHHOLDINGS) : []
    for (const { name, content } of [...monthFiles(month), ...papers]) yield { name, stream: once(content) }
  }
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
