import { useMemo } from 'react'
import type { PeriodScope } from '../contract/period-scope.ts'
import { useContaproClient } from '../provider/contapro-context.ts'
import { useStore } from '../provider/use-store.ts'
import type { SelectedCompany } from './business-store.ts'
import type { ContaproSession } from './contapro-session.ts'
import type { DashboardState } from './dashboard-store.ts'

/** The selected company and period, and the ways to change them. */
export interface Selection
  extends DashboardState,
    Pick<ContaproSession, 'selectCompany' | 'selectTaxPeriod' | 'selectValues' | 'clearSelection'> {
  readonly company: SelectedCompany | null
  /** Company and period as the figures' hooks take them; null until both are chosen. The same object until one changes. */
  readonly scope: PeriodScope | null
}

/** The selected company and period. */
export function useSelection(): Selection {
  const { session } = useContaproClient()
  const { company } = useStore(session.business)
  const dashboard = useStore(session.dashboard)
  const { taxPeriod } = dashboard
  const scope = useMemo(
    () => (company && taxPeriod ? { businessUuid: company.uuid, ruc: company.ruc, taxPeriod } : null),
    [company, taxPeriod],
  )
  const { selectCompany, selectTaxPeriod, selectValues, clearSelection } = session
  return { ...dashboard, company, scope, selectCompany, selectTaxPeriod, selectValues, clearSelection }
}
