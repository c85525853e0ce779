import type { BusinessCreationStatus, SelectedCompany } from './business-store.ts'
import { type DashboardState, noDashboard } from './dashboard-store.ts'
import { type DateRange, dateRangeOf } from './date-range.ts'
import type { SessionStores } from './session-stores.ts'

/** The periods that come with a company, newest first, and the one to open; without it the first. */
export interface CompanyPeriods {
  readonly taxPeriods?: readonly string[] | undefined
  readonly taxPeriod?: string | undefined
}

/** How company, period and filters are chosen (part 1 §4, part 2 §4). */
export interface SelectionTransitions {
  readonly setCreationStatus: (status: BusinessCreationStatus) => void
  /** The companies were listed: keeps them for the wait screen. Not where the host signs in by itself: its storage is not ours to fill. */
  readonly setBusinesses: (businesses: readonly SelectedCompany[]) => void
  /** Selects a company with its periods; the first one is the default. Paging and dates start anew, a picked plan stays. */
  readonly selectCompany: (company: SelectedCompany, periods?: CompanyPeriods) => void
  /** Renews the periods of the selected company; keeps the chosen one while it exists. */
  readonly setTaxPeriods: (taxPeriods: readonly string[]) => void
  /** Selects a period: its first and last day become the date range, and lists start at page 1. */
  readonly selectTaxPeriod: (taxPeriod: string) => void
  /** Other selected values of the dashboard. */
  readonly selectValues: (values: Partial<Omit<DashboardState, 'taxPeriod' | 'taxPeriods'>>) => void
  /** Nothing selected any more. */
  readonly clearSelection: () => void
}

/** The transitions of what is selected. */
export function selectionTransitions(stores: SessionStores): SelectionTransitions {
  const { auth, business, dashboard, filters } = stores
  return {
    setCreationStatus: (creationStatus) => business.set({ creationStatus }),
    setBusinesses: (businesses) => {
      if (auth.getSnapshot().accessToken === null) return
      const known = businesses.map(({ uuid, name, ruc }) => ({ uuid, name, ruc }))
      if (JSON.stringify(known) !== JSON.stringify(filters.getSnapshot().businesses)) filters.set({ businesses: known })
    },
    selectCompany: ({ uuid, name, ruc }, { taxPeriods = [], taxPeriod } = {}) => {
      const { selectedPlan } = dashboard.getSnapshot()
      dashboard.set({ ...noDashboard, selectedPlan, taxPeriods, ...periodValues(taxPeriod ?? taxPeriods[0]) })
      // Last: whoever hears of the company may already know its periods and bring them.
      business.set({ company: { uuid, name, ruc } })
    },
    setTaxPeriods: (taxPeriods) => {
      const { taxPeriod, taxPeriods: known } = dashboard.getSnapshot()
      if (known.join() === taxPeriods.join()) return
      const isKept = taxPeriod !== null && taxPeriods.includes(taxPeriod)
      dashboard.set(isKept ? { taxPeriods } : { taxPeriods, page: 1, ...periodValues(taxPeriods[0]) })
    },
    selectTaxPeriod: (taxPeriod) => dashboard.set({ page: 1, ...periodValues(taxPeriod) }),
    selectValues: (values) => dashboard.set(values),
    clearSelection: stores.clearSelection,
  }
}

function periodValues(taxPeriod: string | undefined): { taxPeriod: string | null; dateRange: DateRange } {
  return { taxPeriod: taxPeriod ?? null, dateRange: dateRangeOf(taxPeriod ?? '') }
}
