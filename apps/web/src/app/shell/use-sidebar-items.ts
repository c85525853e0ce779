import { useSession } from '@contapro/sdk/react'
import type { SidebarItem } from '@contapro/ui'
import { useLocation } from 'react-router'
import {
  CircleQuestionMarkIcon,
  LayoutDashboardIcon,
  MessageCircleIcon,
  ReceiptTextIcon,
  UploadIcon,
} from '@contapro/ui/icons'
import { useAppServices } from '../app-services.ts'
import type { DashboardSelection } from '../load-selection.ts'
import { addressOf, paths } from '../paths.ts'
import { useFollowLink } from '../use-follow-link.ts'
import { operationOf } from '../voucher-address.ts'
import { useSupportAddress } from './use-support-address.ts'

/** The sections of a company and the help below them (part 2 §2). */
export interface SidebarItems {
  readonly groups: readonly (readonly SidebarItem[])[]
  readonly help: readonly SidebarItem[]
}

/** What the sidebar and the menu of small screens list. Without a period there is nothing yet but files to upload. */
export function useSidebarItems({ company, taxPeriod }: DashboardSelection): SidebarItems {
  const { abTestGroup } = useSession()
  const follow = useFollowLink()
  const current = useCurrentSection()
  const disabled = taxPeriod === undefined
  const section = (path: string): Pick<SidebarItem, 'href' | 'current' | 'onClick'> => ({
    href: addressOf(path, { businessUuid: company.uuid, taxPeriod }),
    current: path === current,
    onClick: follow,
  })
  const home: SidebarItem = {
    id: 'home',
    label: 'Inicio',
    icon: LayoutDashboardIcon,
    disabled,
    ...section(paths.dashboard),
  }
  return {
    groups: [
      [
        ...(abTestGroup === 'A' ? [home] : []),
        {
          id: 'vouchers',
          label: 'Comprobantes de compra',
          icon: ReceiptTextIcon,
          disabled,
          ...section(paths.vouchers),
        },
      ],
      [{ id: 'uploads', label: 'Subir archivos', icon: UploadIcon, ...section(paths.uploads) }],
    ],
    help: useHelp(),
  }
}

/** The section on the screen. The vouchers of the sales have no entry: they belong to the overview they are reached from. */
function useCurrentSection(): string {
  const { pathname, search } = useLocation()
  const isSales = pathname === paths.vouchers && operationOf(new URLSearchParams(search)) === 'VENTA'
  return isSales ? paths.dashboard : pathname
}

function useHelp(): SidebarItem[] {
  const { faq } = useAppServices().config.links
  const support = useSupportAddress()
  const items: (SidebarItem | false)[] = [
    faq !== '' && { id: 'faq', label: 'Preguntas frecuentes', icon: CircleQuestionMarkIcon, href: faq, external: true },
    support !== undefined && {
      id: 'support',
      label: 'Soporte por WhatsApp',
      icon: MessageCircleIcon,
      href: support,
      external: true,
    },
  ]
  return items.filter((item) => item !== false)
}
