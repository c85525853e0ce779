import { parseTaxPeriod } from '@contapro/sunat'
import { isRecord, textField } from '../json/json-record.ts'
import type { KeyValueStorage } from './browser-storage.ts'
import { type DateRange, dateRangeOf } from './date-range.ts'
import { createPersistedStore } from './persisted-store.ts'
import type { WritableStore } from './store.ts'

/** What the detractions are filtered by: date of payment or accounting period (part 2 §3). */
export type DateFilterType = 'fechaPago' | 'fechaPeriodo'

/** Filters and selected values of the dashboard (part 2 §3). */
export interface DashboardState {
  /** Periods of the selected company, newest first. */
  readonly taxPeriods: readonly string[]
  /** The period on the screens (`YYYYMM`), null while the company has none. */
  readonly taxPeriod: string | null
  /** First and last day of the period, or what the accountant chose; empty texts without one. */
  readonly dateRange: DateRange
  /** 'fechaPago' until the accountant chooses 'fechaPeriodo' (decisions 44). */
  readonly filterType: DateFilterType
  /** Detractions: paid (S) or still to pay (N). */
  readonly paid: 'S' | 'N'
  /** Page of the lists, from 1. */
  readonly page: number
  /** Page size of `rejected`. */
  readonly pageRecord: number
  /** Plan 1–8 that was picked and not yet taken. */
  readonly selectedPlan: number | null
}

/** Nothing chosen yet. */
export const noDashboard: DashboardState = {
  taxPeriods: [],
  taxPeriod: null,
  dateRange: { from: '', to: '' },
  filterType: 'fechaPago',
  paid: 'S',
  page: 1,
  pageRecord: 2,
  selectedPlan: null,
}

/** The dashboard store under `key`. */
export function createDashboardStore(storage: KeyValueStorage, key: string): WritableStore<DashboardState> {
  return createPersistedStore<DashboardState>(noDashboard, {
    key,
    storage,
    keep: (state) => state,
    read: readDashboard,
  })
}

/** Before version 2 the chosen values stood in `selected` with the contract's names, the periods in `filters`. */
function readDashboard(content: Readonly<Record<string, unknown>>): Partial<DashboardState> {
  const chosen = isRecord(content['selected']) ? content['selected'] : content
  return { ...readPeriod(content, chosen), ...readListValues(chosen), selectedPlan: readPlan(content) }
}

function readPeriod(
  content: Readonly<Record<string, unknown>>,
  chosen: Readonly<Record<string, unknown>>,
): Pick<DashboardState, 'taxPeriods' | 'taxPeriod' | 'dateRange'> {
  const filters = isRecord(content['filters']) ? content['filters'] : content
  const taxPeriods = readPeriods(filters['taxPeriods'] ?? filters['tax_periods'])
  const taxPeriod = parseTaxPeriod(textField(chosen, 'taxPeriod', 'tax_period') ?? '') ?? taxPeriods[0] ?? null
  return { taxPeriods, taxPeriod, dateRange: readDateRange(chosen) ?? dateRangeOf(taxPeriod ?? '') }
}

function readListValues(
  chosen: Readonly<Record<string, unknown>>,
): Pick<DashboardState, 'filterType' | 'paid' | 'page' | 'pageRecord'> {
  const filterType = chosen['filterType'] ?? chosen['filter_type']
  return {
    filterType: filterType === 'fechaPeriodo' ? 'fechaPeriodo' : noDashboard.filterType,
    paid: chosen['paid'] === 'N' ? 'N' : 'S',
    page: positive(chosen['page']) ?? noDashboard.page,
    pageRecord: positive(chosen['pageRecord'] ?? chosen['page_record']) ?? noDashboard.pageRecord,
  }
}

function readPlan(content: Readonly<Record<string, unknown>>): number | null {
  const plan = positive(content['selectedPlan'] ?? content['selected_plan'])
  return plan !== undefined && plan <= 8 ? plan : null
}

function readPeriods(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.filter((period): period is string => typeof period === 'string' && parseTaxPeriod(period) !== undefined)
}

function readDateRange(chosen: Readonly<Record<string, unknown>>): DateRange | undefined {
  const range = isRecord(chosen['dateRange']) ? chosen['dateRange'] : chosen
  const from = textField(range, 'from', 'fecha_inicio')
  const to = textField(range, 'to', 'fecha_fin')
  return from && to ? { from, to } : undefined
}

function positive(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined
}
