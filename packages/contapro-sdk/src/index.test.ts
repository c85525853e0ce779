import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as core from './index.ts'
import * as react from './react.ts'
import * as rules from './rules.ts'
import * as testing from './testing/index.ts'

// Every name is a promise to hosts: a change here is a change of the public API and wants a changeset.
const promised = {
  'index.ts': [
    'ContaproError',
    'browserStorage',
    'businessQueries',
    'createContaproClient',
    'createContaproSession',
    'dashboardQueries',
    'dateRangeOf',
    'isContaproError',
    'memoryStorage',
    'parseAbTestGroup',
    'staleTimes',
    'subscriptionDaysLeft',
    'taxPeriodQueries',
    'uploadQueries',
    'userQueries',
    'voucherFileKind',
    'voucherFileName',
    'voucherQueries',
    'watchQueries',
  ],
  'react.ts': [
    'ContaproClientProvider',
    'useCompanies',
    'useContaproClient',
    'useContaproQueryClient',
    'useCreateUpload',
    'useFlags',
    'useHistory',
    'useMe',
    'useOpenCompany',
    'usePurchaseDashboard',
    'usePurchaseVouchers',
    'useRegisterCompany',
    'useRucOwner',
    'useSalesDashboard',
    'useSelectedCompany',
    'useSelection',
    'useSession',
    'useSignIn',
    'useSignOut',
    'useStore',
    'useTaxPeriods',
    'useTotalAmount',
    'useUpload',
    'useUploads',
    'useVoucherFile',
    'useVoucherFilterOptions',
  ],
  'rules.ts': [
    'canSearchSerieNumber',
    'companyFormLimits',
    'companyFormSchema',
    'loginFormSchema',
    'newBusinessOf',
    'serieNumberProblem',
    'serieNumberSearchSchema',
    'serieNumberText',
    'wizardCompanyFormSchema',
  ],
  'testing/index.ts': [
    'MOCK_TAX_PERIOD',
    'aBusiness',
    'aHistory',
    'aMonth',
    'aPurchaseDashboard',
    'aRuc',
    'aSalesDashboard',
    'aTotalAmount',
    'aUser',
    'aVoucher',
    'anErrorAnswer',
    'anUpload',
    'anUploadFile',
    'createMockApi',
    'signedInSession',
    'someMockData',
    'voucherKey',
  ],
} as const

const entries = { 'index.ts': core, 'react.ts': react, 'rules.ts': rules, 'testing/index.ts': testing }

describe.each(Object.entries(promised))('entry %s', (entry, names) => {
  test('has the promised names and no other', () => {
    expect(Object.keys(entries[entry as keyof typeof entries]).toSorted()).toEqual([...names].toSorted())
  })

  test('has a doc comment on every name, types included', () => {
    expect(exportsOf(entry).filter(({ file, name }) => !isDocumented(file, name))).toEqual([])
  })
})

interface Export {
  readonly file: string
  readonly name: string
}

function exportsOf(entry: string): Export[] {
  const path = join(import.meta.dirname, entry)
  const statements = readFileSync(path, 'utf8').matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)
  const found = [...statements].flatMap(([, list = '', from = '']) =>
    list.split(',').flatMap((part) => {
      const name = part.trim().replace(/^type /, '')
      return name ? [{ name, file: join(dirname(path), from) }] : []
    }),
  )
  expect(found.length).toBeGreaterThan(0)
  return found
}

function isDocumented(file: string, name: string): boolean {
  const declaration = new RegExp(
    String.raw`\*/\nexport (?:const|function|async function|interface|type|class) ${name}\b`,
  )
  return declaration.test(readFileSync(file, 'utf8'))
}
