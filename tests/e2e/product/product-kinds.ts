import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addAccountant, addBusiness, type RunningServer, type TestAccountant } from '@contapro/api/testing'
import { adapters } from './adapters.ts'
import { officeCompanies } from './office.ts'
import { sampleMonth } from './sample-month.ts'
import { takenCompany } from './taken-company.ts'
import { uploadSampleMonth } from './upload-sample-month.ts'

/** What a product of a test holds besides its one account, and how it is run. */
export interface ProductKind {
  /** Before the first start: files of the data folder. */
  readonly configure?: (dataDir: string) => void
  /** What the account is beside what every one is. */
  readonly account?: Parameters<typeof addAccountant>[1]
  /** Once per run: what its database holds. */
  readonly fill?: (server: RunningServer, account: TestAccountant) => Promise<void>
  /** The demo plays SUNAT. */
  readonly isCollecting?: boolean
}

/** The products of the tests by name. */
export const productKinds = {
  /** No company. */
  empty: {},
  /** An account without a plan, which never had a trial. */
  noPlan: { account: { planType: null, planEndDate: null } },
  /** Five companies and a paid plan for thirty. */
  paid: { account: { planType: 7, planEndDate: '2099-12-31' }, fill: addOffice },
  /** A company with its sample month. */
  month: { fill: addSampleMonth },
  /** The same, of an account of group B. */
  groupB: { account: { abTestGroup: 'B' }, fill: addSampleMonth },
  /** Five companies, before the files of their month. */
  office: { account: { planType: 3 }, fill: addOffice },
  /** The demo plays SUNAT, and another account has `takenCompany`. */
  collect: {
    isCollecting: true,
    async fill(server) {
      const other = await addAccountant(server.services, { email: 'otra@example.com', name: 'Carmen' })
      await addBusiness(server.services, other, takenCompany)
    },
  },
  /** Its account came by the partner's software and has the company of the sample month; another account has `takenCompany`. */
  partner: {
    account: { accountantProfile: 'Siscont' },
    async fill(server, account) {
      await addSampleMonth(server, account)
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

async function addSampleMonth({ services, url }: RunningServer, account: TestAccountant): Promise<void> {
  const { uuid } = await addBusiness(services, account, sampleMonth.company)
  await uploadSampleMonth(url, account, uuid)
}

async function addOffice({ services }: RunningServer, account: TestAccountant): Promise<void> {
  for (const { ruc, name } of officeCompanies) await addBusiness(services, account, { ruc, name })
}
