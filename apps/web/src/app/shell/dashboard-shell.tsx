import { useFirstDashboardView, useSession } from '@contapro/sdk/react'
import { AppShell, CompanySwitcherPanel, Sidebar, tourTarget } from '@contapro/ui'
import { type ReactElement, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { addressOf, paths } from '../paths.ts'
import { useDashboardSelection } from '../use-dashboard-selection.ts'
import { AppTopBar } from './app-top-bar.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { useCurrentPeriods } from './use-current-periods.ts'
import { useFollowUploads } from './use-follow-uploads.ts'
import { useLackedPeriod } from './use-lacked-period.ts'
import { usePrefetchSections } from './use-prefetch-sections.ts'
import { useSidebarItems } from './use-sidebar-items.ts'

/** The frame of the pages of one company: its sections beside them, in narrow windows behind the menu button. */
export function DashboardShell(): ReactElement {
  const selection = useDashboardSelection()
  const { groups, help } = useSidebarItems(selection)
  useFirstDashboardView()
  useFollowUploads(selection.company.uuid)
  useCurrentPeriods(selection)
  useLackedPeriod(selection)
  usePrefetchSections()
  const { key } = useLocation()
  // The page on which the menu was opened: a followed link leaves it behind.
  const [menuPage, setMenuPage] = useState<string>()
  return (
    <>
      <AppShell
        topBar={<AppTopBar onOpenMenu={() => setMenuPage(key)} />}
        sidebar={<Sidebar header={<Switcher />} groups={groups} footer={help} />}
      >
        <Outlet />
      </AppShell>
      <MenuSheet
        open={menuPage === key}
        onClose={() => setMenuPage(undefined)}
        switcher={<Switcher />}
        groups={groups}
        help={help}
      />
    </>
  )
}

/** Another company starts where its accountant's group lands (part 2 §4). */
function Switcher(): ReactElement {
  const navigate = useNavigate()
  const { abTestGroup } = useSession()
  const landing = abTestGroup === 'B' ? paths.vouchers : paths.dashboard
  return (
    <div {...tourTarget('companies')}>
      <CompanySwitcherPanel onSelect={({ uuid }) => void navigate(addressOf(landing, { businessUuid: uuid }))} />
    </div>
  )
}
