import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addAccountant, addBusiness, type RunningServer, type TestAccountant } from '@contapro/api/testing'
import { adapters } from './adapters.ts'
import { sampleMonth } from './sample-month.ts'
import { takenCompany } from './taken-company.ts'
import { uploadSampleMonth } from './upload-sample-month.ts'

/** What a product of a test holds besides its one account, and how it is run. */
export interface ProductKind {
  /** Before the first start: files of the data folder. */
  readonly configure?: (dataDir: string) => void
  /** Once per run: what its database holds. */
  readonly fill?: (server: RunningServer, account: TestAccountant) => Promise<void>
  /** The demo plays SUNAT. */
  readonly isCollecting?: boolean
}

/** The products of the tests by name. */
export const productKinds = {
  /** No company. */
  empty: {},
  /** A company with its sample month. */
  month: {
    async fill(server, account) {
      const { uuid } = await addBusiness(server.services, account, sampleMonth.company)
      await uploadSampleMonth(server.url, account, uuid)
    },
  },
  /** The demo plays SUNAT, and another account has `takenCompany`. */
  collect: {
    isCollecting: true,
    async fill(server) {
      const other = await addAccountant(server.services, { email: 'otra@example.com', name: 'Carmen' })
      await addBusiness(server.services, other, takenCompany)
    },
  },
  /** Its config.json names a service of each kind. */
  adapters: {
    configure: (dataDir) => writeFileSync(join(dataDir, 'config.json'), JSON.stringify(adapters)),
  },
} as const satisfies Record<string, ProductKind>

/** The name of a kind of product. */
export type ProductKindName = keyof typeof productKinds
