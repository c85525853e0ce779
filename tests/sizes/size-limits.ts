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
const sdk = ['@contapro/sdk', '@contapro/sunat', ...query]
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
  { name: 'styles.css', limit: 12.1 * kB },
  { name: 'overlays.css', limit: 5 * kB },
  { name: 'pages.css', limit: 6.2 * kB },
]

/** Most bytes of the styles that come with an import by itself, those of parts that load on use among them, gzipped. */
export const stylesLimits: readonly Pick<SizeLimit, 'title' | 'code' | 'limit'>[] = [
  { title: 'ui: styles of the overview card', name: 'OverviewCard', limit: 7 * kB },
  { title: 'ui: styles of the dashboard', name: 'DashboardPanel', limit: 10.4 * kB },
  { title: 'ui: styles of the list of vouchers', name: 'PurchaseVouchersPanel', limit: 12 * kB },
].map(({ name, ...each }) => ({ ...each, code: `export { ContaproProvider, ${name} } from '@contapro/ui'` }))

/** The limits of `npm test`; `npm run bench` prints them with what was measured. */
export const sizeLimits: readonly SizeLimit[] = [
  {
    title: 'sdk: provider, client and one hook',
    code: `export { createContaproClient } from '@contapro/sdk'
      export { ContaproClientProvider, useMe } from '@contapro/sdk/react'`,
    // The table of default values takes 0.8 kB (docs/decisions/0063), here and in the next two.
    limit: 18.9 * kB,
    packages: sdk,
  },
  {
    title: 'sdk: the client alone',
    code: `export { createContaproClient } from '@contapro/sdk'`,
    limit: 7.5 * kB,
    packages: ['@contapro/sdk', '@contapro/sunat'],
  },
  {
    title: 'sdk: the client and every call',
    code: `export { createContaproClient, contaproApi } from '@contapro/sdk'`,
    limit: 11.6 * kB,
    packages: ['@contapro/sdk', '@contapro/sunat'],
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
    limit: 1 * kB,
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
    limit: 40.5 * kB,
    packages: [...ui, '@base-ui/react'],
  },
  {
    title: 'ui: provider and evolution chart',
    code: `export { ContaproProvider, EvolutionChart } from '@contapro/ui'`,
    limit: 40 * kB,
    packages: [...ui, '@base-ui/react'],
  },
  {
    title: 'ui: provider and list of purchase vouchers',
    code: `export { ContaproProvider, PurchaseVouchersPanel } from '@contapro/ui'`,
    limit: 60 * kB,
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
  { name: 'overview', limit: 130 * kB },
  { name: 'evolution', limit: 128 * kB },
  { name: 'report-download', limit: 126 * kB },
  { name: 'upload', limit: 132 * kB },
  { name: 'company-cards', limit: 135 * kB },
  { name: 'perceptions', limit: 137 * kB },
  { name: 'retentions', limit: 137 * kB },
  // Handling of missing fields (docs/decisions/0063), here and in `settings`.
  { name: 'detractions', limit: 152 * kB },
  { name: 'pdt', limit: 150 * kB },
  { name: 'credentials', limit: 153 * kB },
  { name: 'dashboard', limit: 155 * kB },
  { name: 'purchase-vouchers', limit: 155 * kB },
  { name: 'sales-vouchers', limit: 155 * kB },
  { name: 'observations', limit: 167 * kB },
  { name: 'settings', limit: 169 * kB },
]

/** Most bytes of a script of the elements before one is in the page. */
export const elementScriptLimit: number = 3 * kB
