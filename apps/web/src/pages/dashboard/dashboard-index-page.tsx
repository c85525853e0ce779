import { useSession } from '@contapro/sdk/react'
import type { ReactElement } from 'react'
import { Navigate } from 'react-router'
import { addressOf, paths } from '../../app/paths.ts'
import { useDashboardSelection } from '../../app/use-dashboard-selection.ts'
import { DashboardPage } from './dashboard-page.tsx'

/** `/dashboard`: the report. Group B has none and goes on to its vouchers, with the company as navigation state (part 2 §2). */
export function DashboardIndexPage(): ReactElement {
  const { abTestGroup } = useSession()
  const { company, taxPeriod, lackedPeriod } = useDashboardSelection()
  if (abTestGroup !== 'B') return <DashboardPage />
  const { name, ruc, uuid } = company
  const address = addressOf(paths.vouchers, { businessUuid: uuid, taxPeriod: lackedPeriod ?? taxPeriod })
  return <Navigate replace to={address} state={{ name, ruc, uuid }} />
}
