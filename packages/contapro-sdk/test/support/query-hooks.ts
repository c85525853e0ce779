import type { PeriodScope } from '../../src/index.ts'
import {
  useCompanies,
  useDetractionTotals,
  useDetractions,
  useHistory,
  useMe,
  useObservedVouchers,
  usePdt621,
  usePdt621Vouchers,
  usePdtReport,
  usePerceptions,
  usePlans,
  usePurchaseDashboard,
  usePurchaseVouchers,
  useRecoveryToken,
  useRejectedVouchers,
  useRetentions,
  useRucOwner,
  useSalesDashboard,
  useSettings,
  useTaxPeriods,
  useTotalAmount,
  useUploads,
  useValidatedVouchers,
  useVoucherFile,
  useVoucherFilterOptions,
} from '../../src/react.ts'
import { aBusiness, MOCK_RECOVERY_TOKEN, someMockData } from '../../src/testing/index.ts'

const [company = aBusiness()] = someMockData().businesses
const history = { ruc: company.ruc, taxPeriod: '202608', operationType: 'VENTA' } as const

/** The newest month of the mock's first company. */
export const scope: PeriodScope = { businessUuid: company.uuid, ruc: company.ruc, taxPeriod: '202608' }

/** A hook, and the last part of the path that it asks. */
type QueryHook = readonly [name: string, hook: () => { readonly data?: unknown; readonly status: string }, path: string]

/** Every hook that reads an answer of the specification. */
export const queryHooks: readonly QueryHook[] = [
  ['useMe', () => useMe(), 'me'],
  ['useCompanies', () => useCompanies(), 'filters'],
  ['useTaxPeriods', () => useTaxPeriods(company.uuid), 'periods'],
  ['useTotalAmount', () => useTotalAmount(scope), 'total-amount'],
  ['usePurchaseDashboard', () => usePurchaseDashboard(scope), 'dashboard'],
  ['useSalesDashboard', () => useSalesDashboard(scope), 'dashboard'],
  ['useHistory', () => useHistory(history), 'history'],
  ['usePurchaseVouchers', () => usePurchaseVouchers(scope), 'all-invoices'],
  ['useVoucherFilterOptions', () => useVoucherFilterOptions(scope), 'filter-all-invoices'],
  ['useUploads', () => useUploads(company.uuid), 'uploads'],
  ['useRucOwner', () => useRucOwner(company.ruc), company.ruc],
  ['usePlans', () => usePlans(), 'plans'],
  ['useSettings', () => useSettings(company.uuid), 'settings'],
  ['useRecoveryToken', () => useRecoveryToken(MOCK_RECOVERY_TOKEN), 'recover-password'],
  ['useObservedVouchers', () => useObservedVouchers(scope), 'observed'],
  ['useRejectedVouchers', () => useRejectedVouchers(scope), 'rejected'],
  ['useValidatedVouchers', () => useValidatedVouchers(scope), 'validated'],
  ['useDetractions', () => useDetractions({ ...scope, paid: 'S' }), 'detractions'],
  ['useDetractionTotals', () => useDetractionTotals(scope), 'total-amount-detractions'],
  ['usePerceptions', () => usePerceptions(scope), 'perceptions'],
  ['useRetentions', () => useRetentions(scope), 'retentions'],
  ['usePdtReport', () => usePdtReport(history), 'pdt-report'],
  ['usePdt621', () => usePdt621(scope), 'pdt-621'],
  ['usePdt621Vouchers', () => usePdt621Vouchers({ ...scope, box: '107' }), 'vouchers'],
  ['useVoucherFile', () => useVoucherFile('/app/internal/voucher-files/u/a.xml?expires=1&signature=s'), 'a.xml'],
]
