import { beforeAll } from 'vitest'
import type { BusinessRow } from '../src/company/businesses.store.ts'
import type { DatabaseKind } from './databases.ts'
import { downloadReport, reportPath } from './report-files.ts'
import { type TestApp, useTestApp } from './test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from './testing-records.ts'
import { sampleFile, sampleMonthFiles, upload } from './uploads.ts'

/** The company of the sample month with its registers, vouchers and deposits, and the report files of its periods. */
export interface SampleMonthReports {
  readonly app: TestApp
  readonly as: TestAccountant
  readonly business: BusinessRow
  /** A report file ("rce", "rce.zip", "siscont") of August unless another period is named. */
  readonly report: (what: string, period?: string) => ReturnType<typeof downloadReport>
  /** Changes the settings of a company, of this one unless another is named. */
  readonly set: (change: object, of?: BusinessRow) => Promise<void>
}

export const SAMPLE_RUC = '20990000019'
export const sampleDeposits = sampleFile('detracciones/depositos_como_adquiriente.csv')

/** Takes the sample month in before the tests of a file. */
export function sampleMonthReports(kind: DatabaseKind): SampleMonthReports {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })
  let company: { readonly as: TestAccountant; readonly business: BusinessRow } | undefined
  const taken = (): { readonly as: TestAccountant; readonly business: BusinessRow } => {
    if (!company) throw new Error('The sample month is taken in beforeAll.')
    return company
  }
  beforeAll(async () => {
    const as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as, { ruc: SAMPLE_RUC })
    const { state } = await upload(app, as, business, [...sampleMonthFiles(), sampleDeposits])
    if (state !== 'done') throw new Error('The sample month was not taken.')
    company = { as, business }
  })
  return {
    app,
    get as() {
      return taken().as
    },
    get business() {
      return taken().business
    },
    report: (what, period) => downloadReport(app, taken().as, reportPath(SAMPLE_RUC, what, period)),
    set: async (change, of = taken().business) => {
      const path = `/app/internal/businesses/${of.uuid}/settings`
      const { status, text } = await app.request(path, { as: taken().as, method: 'PATCH', json: change })
      if (status !== 200) throw new Error(text)
    },
  }
}
