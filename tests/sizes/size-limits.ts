import type { SheetName } from './read-style-sheet.ts'

/** What the bytes of some imports may come to. */
export interface SizeLimit {
  readonly title: string
  /** What the host imports. */
  readonly code: string
  /** Most bytes, minified and gzipped, without React. */
  readonly limit: number
  /** Every package that may be in the bundle. */
  readonly packages: readonly string[]
}

const kB = 1_000
const query = ['@tanstack/query-core', '@tanstack/react-query']
const client = ['@contapro/sdk', '@contapro/sunat', 'openapi-fetch']
const sdk = [...client, ...query]
const ui = ['@contapro/ui', ...sdk, 'clsx', 'lucide-react']

const observationRules = [
  'amountsMismatch',
  'bankPaymentNeeded',
  'boletaOfOtherRegime',
  'boletaOfUnknownRegime',
  'detractionDepositedLate',
  'detractionWithoutDeposit',
  'duplicate',
  'foreignItem',
  'issuerNotActive',
  'issuerNotFound',
  'noteWithoutVoucher',
  'rateImpossible',
]

/** Most bytes of the style sheets that a host links, gzipped. */
export const sheetLimits: readonly (Pick<SizeLimit, 'limit'> & { readonly name: SheetName })[] = [
  { name: 'styles.css', limit: 13 * kB },
  { name: 'overlays.css', limit: 5 * kB },
  { name: 'pages.css', limit: 6.25 * kB },
]

/** Most bytes of the styles that come with an import by itself, those of parts that load on use among them, gzipped. */
export const stylesLimits: readonly Pick<SizeLimit, 'title' | 'code' | 'limit'>[] = [
  { title: 'ui: styles of the overview card', name: 'OverviewCard', limit: 7.1 * kB },
  { title: 'ui: styles of the dashboard', name: 'DashboardPanel', limit: 10.9 * kB },
  { title: 'ui: styles of the list of vouchers', name: 'PurchaseVouchersPanel', limit: 12.6 * kB },
].map(({ name, ...each }) => ({ ...each, code: `export { ContaproProvider, ${name} } from '@contapro/ui'` }))

/** The limits of `npm test`; `npm run bench` prints them with what was measured. */
export const sizeLimits: readonly SizeLimit[] = [
  {
    title: 'sdk: provider, client and one hook',
    code: `export { createContaproClient } from '@contapro/sdk'
      export { ContaproClientProvider, useMe } from '@contapro/sdk/react'`,
    limit: 21 * kB,
    packages: sdk,
  },
  {
    title: 'sdk: the client alone',
    code: `export { createContaproClient } from '@contapro/sdk'`,
    limit: 9.5 * kB,
    packages: client,
  },
  {
    title: 'sdk: the client and every call',
    code: `export { createContaproClient, contaproApi } from '@contapro/sdk'`,
    // 14.5 and 2 %: the default values of all calls take 0.9 kB (docs/decisions/0063), the recovery token in a header 0.1 kB, the end of
    // sessions on the server 0.3 kB (docs/decisions/0069).
    limit: 14.8 * kB,
    packages: client,
  },
  {
    title: 'sdk: a widget in a frame',
    code: `export { mountContaproFrame } from '@contapro/sdk/frame'`,
    limit: 2 * kB,
    packages: ['@contapro/sdk'],
  },
  {
    title: 'sdk: the test of an error',
    code: `export { isContaproError } from '@contapro/sdk'`,
    limit: 0.5 * kB,
    packages: ['@contapro/sdk'],
  },
  {
    title: 'sunat: a predicate',
    code: `export { parseRuc } from '@contapro/sunat'`,
    limit: 1 * kB,
    packages: ['@contapro/sunat'],
  },
  ...observationRules.map((name) => ({
    title: `sunat: the rule ${name}`,
    code: `export { ${name} } from '@contapro/sunat/observations'`,
    limit: 1.05 * kB,
    packages: ['@contapro/sunat'],
  })),
  ...['loginFormSchema', 'companyFormSchema', 'wizardCompanyFormSchema', 'serieNumberSearchSchema'].map((name) => ({
    title: `sdk: ${name}`,
    code: `export { ${name} } from '@contapro/sdk/rules'`,
    limit: 7 * kB,
    packages: ['@contapro/sdk', '@contapro/sunat', 'zod'],
  })),
  {
    title: 'ui: provider and overview card',
    code: `export { ContaproProvider, OverviewCard } from '@contapro/ui'`,
    limit: 44 * kB,
    packages: [...ui, '@base-ui/react'],
  },
  {
    title: 'ui: provider and evolution chart',
    code: `export { ContaproProvider, EvolutionChart } from '@contapro/ui'`,
    limit: 41 * kB,
    packages: [...ui, '@base-ui/react'],
  },
  {
    title: 'ui: provider and list of purchase vouchers',
    code: `export { ContaproProvider, PurchaseVouchersPanel } from '@contapro/ui'`,
    limit: 62 * kB,
    packages: [...ui, '@base-ui/react'],
  },
]

/** The panels that a host mounts by themselves; `npm run bench` prints what each loads at once. */
export const panels: readonly string[] = [
  'OverviewCard',
  'EvolutionChart',
  'DashboardPanel',
  'PurchaseVouchersPanel',
  'SalesVouchersPanel',
  'ObservationsPanel',
  'DetractionsPanel',
  'PerceptionsPanel',
  'RetentionsPanel',
  'PdtPanel',
  'ReportDownloadButton',
  'CredentialsForm',
  'UploadPanel',
  'SettingsPanel',
  'CompanyCards',
]

/** Most bytes that a page loads for one element, React and styles among them, gzipped. */
export const elementLimits: readonly { readonly name: string; readonly limit: number }[] = [
  { name: 'overview', limit: 133 * kB },
  { name: 'evolution', limit: 130 * kB },
  { name: 'report-download', limit: 130 * kB },
  { name: 'upload', limit: 138 * kB },
  { name: 'company-cards', limit: 138 * kB },
  { name: 'perceptions', limit: 140 * kB },
  { name: 'retentions', limit: 140 * kB },
  { name: 'detractions', limit: 159 * kB },
  { name: 'pdt', limit: 157 * kB },
  { name: 'credentials', limit: 157 * kB },
  { name: 'dashboard', limit: 162 * kB },
  { name: 'purchase-vouchers', limit: 162 * kB },
  { name: 'sales-vouchers', limit: 162 * kB },
  { name: 'observations', limit: 170 * kB },
  { name: 'settings', limit: 176 * kB },
]

/** Most bytes of a script of the elements before one is in the page. */
export const elementScriptLimit: number = 3 * kB
