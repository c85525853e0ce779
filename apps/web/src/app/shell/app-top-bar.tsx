import { TopBar, type TopBarLink, type TopBarProps } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useMatch } from 'react-router'
import { Building2Icon, MessageCircleIcon } from '@contapro/ui/icons'
import { paths } from '../paths.ts'
import { useFollowLink } from '../use-follow-link.ts'
import { useAccountantName, useIsSiscont } from './use-accountant.ts'
import { useSupportAddress } from './use-support-address.ts'
import { useUserMenu } from './use-user-menu.ts'

/** Name, initials and menu of the accountant, the way to the companies, and somebody to write to (part 1 §2). */
export function AppTopBar({ onOpenMenu }: Pick<TopBarProps, 'onOpenMenu'>): ReactElement {
  const follow = useFollowLink()
  const userMenu = useUserMenu()
  const accountant = useAccountantName()
  const isDashboard = useMatch(`${paths.dashboard}/*`) !== null
  return (
    <TopBar
      homeHref={paths.home}
      onHomeClick={follow}
      links={useLinks(isDashboard)}
      user={accountant && { ...accountant, menu: userMenu }}
      onOpenMenu={onOpenMenu}
      siscont={useIsSiscont() && isDashboard}
    />
  )
}

function useLinks(isDashboard: boolean): TopBarLink[] {
  const follow = useFollowLink()
  const support = useSupportAddress()
  const isHome = useMatch(paths.home) !== null
  const isSiscont = useIsSiscont()
  const links: (TopBarLink | false)[] = [
    !isHome &&
      !isSiscont && { id: 'companies', label: 'Mis Empresas', icon: Building2Icon, href: paths.home, onClick: follow },
    !isDashboard &&
      support !== undefined && {
        id: 'support',
        label: 'Soporte por WhatsApp',
        icon: MessageCircleIcon,
        href: support,
        external: true,
      },
  ]
  return links.filter((link) => link !== false)
}
