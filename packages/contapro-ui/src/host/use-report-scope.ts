import type { Business, ContaproError, PeriodScope } from '@contapro/sdk'
import { useCompanies, useSelection, useTaxPeriods } from '@contapro/sdk/react'
import { type Context, createContext, useContext, useState } from 'react'

/** Which company and period a panel shows. What is left out is the provider's, else the selected one of the session. */
export interface ReportScopeProps {
  /** The company; without one the provider's, else the selected company. */
  readonly businessUuid?: string
  /** Tax period, `YYYYMM`; without one the provider's, else the chosen one, else the newest. One that the company does not have counts as none. */
  readonly taxPeriod?: string
  /** A period was chosen. With `taxPeriod` the host decides what to show. */
  readonly onTaxPeriodChange?: (taxPeriod: string) => void
}

/** Where a panel stands before its own figures: company and period are known, or why not. */
export type ReportScope =
  | { readonly state: 'loading'; readonly company?: Business }
  | {
      readonly state: 'error'
      readonly error: ContaproError
      readonly onRetry: () => void
      readonly company?: Business
    }
  /** No company is selected. */
  | { readonly state: 'unknown' }
  /** The accountant has no company of this uuid; another one may. */
  | { readonly state: 'missing' }
  /** The company has no period with vouchers yet. */
  | { readonly state: 'empty'; readonly company: Business }
  | {
      readonly state: 'ready'
      readonly company: Business
      readonly taxPeriods: readonly string[]
      readonly taxPeriod: string
      readonly scope: PeriodScope
      readonly selectTaxPeriod: (taxPeriod: string) => void
    }

/** What the provider was given for all of its panels. */
export const SharedScopeContext: Context<ReportScopeProps> = createContext<ReportScopeProps>({})

/** The company and period of a panel, with the periods to choose from. */
export function useReportScope(own: ReportScopeProps): ReportScope {
  const { businessUuid, taxPeriod, onTaxPeriodChange } = useOwnOrShared(own)
  const selection = useSelection()
  const uuid = businessUuid ?? selection.company?.uuid
  const companies = useCompanies({ enabled: uuid !== undefined })
  const periods = useTaxPeriods(uuid)
  const [ownPeriod, setOwnPeriod] = useState<{ readonly uuid: string; readonly taxPeriod: string }>()
  if (uuid === undefined) return { state: 'unknown' }
  const company = companies.data?.find((one) => one.uuid === uuid)
  if (!companies.data) return pending(companies)
  if (!company) return { state: 'missing' }
  if (!periods.data) return { ...pending(periods), company }
  const isSelected = uuid === selection.company?.uuid
  const chosen = isSelected ? selection.taxPeriod : ownPeriod?.uuid === uuid ? ownPeriod.taxPeriod : undefined
  const shown = [taxPeriod, chosen, periods.data[0]].find((one) => one && periods.data.includes(one))
  if (!shown) return { state: 'empty', company }
  const selectTaxPeriod = (next: string): void => {
    if (isSelected) selection.selectTaxPeriod(next)
    else setOwnPeriod({ uuid, taxPeriod: next })
    onTaxPeriodChange?.(next)
  }
  const scope = { businessUuid: uuid, ruc: company.ruc, taxPeriod: shown }
  return { state: 'ready', company, taxPeriods: periods.data, taxPeriod: shown, scope, selectTaxPeriod }
}

function useOwnOrShared(own: ReportScopeProps): ReportScopeProps {
  const shared = useContext(SharedScopeContext)
  return {
    businessUuid: own.businessUuid ?? shared.businessUuid,
    taxPeriod: own.taxPeriod ?? shared.taxPeriod,
    onTaxPeriodChange: own.onTaxPeriodChange ?? shared.onTaxPeriodChange,
  }
}

/** A query without data: on its way, or failed. */
function pending(query: {
  readonly error: ContaproError | null
  readonly refetch: () => unknown
}): Extract<ReportScope, { readonly state: 'loading' | 'error' }> {
  if (!query.error) return { state: 'loading' }
  return { state: 'error', error: query.error, onRetry: () => void query.refetch() }
}
