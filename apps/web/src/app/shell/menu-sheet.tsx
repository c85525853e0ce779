import { Avatar, Button, Sidebar, type SidebarItem, SideSheet, Text } from '@contapro/ui'
import type { ReactElement, ReactNode } from 'react'
import { BadgeCheckIcon, Building2Icon, LogOutIcon, MonitorSmartphoneIcon } from '@contapro/ui/icons'
import { paths } from '../paths.ts'
import { useFollowLink } from '../use-follow-link.ts'
import { account, name as nameClass, row } from './menu-sheet.css.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useAccountantName, useIsSiscont } from './use-accountant.ts'
import type { SidebarItems } from './use-sidebar-items.ts'
import { useSignOutAndLeave } from './use-sign-out-and-leave.ts'

export interface MenuSheetProps extends SidebarItems {
  readonly open: boolean
  readonly onClose: () => void
  /** The company at hand. */
  readonly switcher: ReactNode
}

/** The menu of narrow windows: the company's sections, then what the top bar holds in wide ones. */
export function MenuSheet({ open, onClose, switcher, groups, help }: MenuSheetProps): ReactElement {
  const follow = useFollowLink()
  const isSiscont = useIsSiscont()
  const companies: SidebarItem = {
    id: 'companies',
    label: 'Mis Empresas',
    icon: Building2Icon,
    href: paths.home,
    onClick: follow,
  }
  const plans: SidebarItem = { id: 'plans', label: 'Planes', icon: BadgeCheckIcon, href: paths.plans, onClick: follow }
  const sessions: SidebarItem = {
    id: 'sessions',
    label: 'Sesiones',
    icon: MonitorSmartphoneIcon,
    href: paths.sessions,
    onClick: follow,
  }
  const further = [...(isSiscont ? [] : [companies]), plans, sessions, ...help]
  return (
    <SideSheet open={open} onClose={onClose} footer={<Account />}>
      <Sidebar header={switcher} groups={further.length > 0 ? [...groups, further] : groups} />
    </SideSheet>
  )
}

function Account(): ReactElement {
  const accountant = useAccountantName()
  const signOut = useSignOutAndLeave()
  return (
    <div className={account}>
      <ThemeSwitch />
      <div className={row}>
        {accountant ? <Avatar {...accountant} kind="person" /> : null}
        <Text as="span" className={nameClass}>
          {accountant?.name}
        </Text>
        <Button icon={LogOutIcon} onClick={signOut}>
          Cerrar sesión
        </Button>
      </div>
    </div>
  )
}
