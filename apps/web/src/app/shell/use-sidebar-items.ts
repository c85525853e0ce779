import { useEventLog, useSession } from '@contapro/sdk/react'
import type { SidebarItem } from '@contapro/ui'
import { useLocation } from 'react-router'
import {
  CircleQuestionMarkIcon,
  FileChartColumnIcon,
  HandCoinsIcon,
  KeyRoundIcon,
  LandmarkIcon,
  LayoutDashboardIcon,
  MessageCircleIcon,
  PercentIcon,
  ReceiptTextIcon,
  UploadIcon,
} from '@contapro/ui/icons'
import { useAppServices } from '../app-services.ts'
import type { DashboardSelection } from '../load-selection.ts'
import { addressOf, paths } from '../paths.ts'
import { useFollowLink } from '../use-follow-link.ts'
import { operationOf } from '../voucher-address.ts'
import { useIsSiscont } from './use-accountant.ts'
import { useSupportAddress } from './use-support-address.ts'

/** The sections of a company and the help below them (part 2 §2). */
export interface SidebarItems {
  readonly groups: readonly (readonly SidebarItem[])[]
  readonly help: readonly SidebarItem[]
}

/** What the sidebar and the menu of small screens list. Without a period there is nothing yet but files to upload. */
export function useSidebarItems({ company, taxPeriod }: DashboardSelection): SidebarItems {
  const { abTestGroup } = useSession()
  const isSiscont = useIsSiscont()
  const follow = useFollowLink()
  const tell = useEventLog()
  const current = useCurrentSection()
  const entryOf = ({ id, path, isAlwaysOn = false, ...look }: Section): SidebarItem => ({
    id,
    ...look,
    href: addressOf(path, { businessUuid: company.uuid, taxPeriod }),
    current: path === current,
    disabled: taxPeriod === undefined && !isAlwaysOn,
    onClick: (event) => {
      tell({ type: 'sidebar-clicked', entry: id })
      follow(event)
    },
  })
  // Group B lands on the vouchers and has no overview; the partner's accountants declare in its own program (part 2 §2).
  const hidden: readonly (string | undefined)[] = [
    abTestGroup === 'A' ? undefined : paths.dashboard,
    isSiscont ? paths.pdt : undefined,
  ]
  const shown = sections.map((group) => group.filter(({ path }) => !hidden.includes(path)))
  return { groups: shown.map((group) => group.map(entryOf)), help: useHelp() }
}

interface Section {
  /** As the event log names it. */
  readonly id: string
  readonly label: string
  readonly icon: SidebarItem['icon']
  readonly path: string
  /** There is something to do before the first period is processed. */
  readonly isAlwaysOn?: boolean
}

const sections: readonly (readonly Section[])[] = [
  [
    { id: 'inicio', label: 'Inicio', icon: LayoutDashboardIcon, path: paths.dashboard },
    { id: 'comprobantes', label: 'Comprobantes de compra', icon: ReceiptTextIcon, path: paths.vouchers },
    { id: 'detracciones', label: 'Detracciones', icon: LandmarkIcon, path: paths.detractions },
    { id: 'percepciones', label: 'Percepciones', icon: PercentIcon, path: paths.perceptions },
    { id: 'retenciones', label: 'Retenciones', icon: HandCoinsIcon, path: paths.retentions },
    { id: 'informe_pdt', label: 'Informe PDT', icon: FileChartColumnIcon, path: paths.pdt },
  ],
  [
    {
      id: 'editar_credenciales',
      label: 'Editar credenciales',
      icon: KeyRoundIcon,
      path: paths.credentials,
      isAlwaysOn: true,
    },
    { id: 'subir_archivos', label: 'Subir archivos', icon: UploadIcon, path: paths.uploads, isAlwaysOn: true },
  ],
]

/**
 * The section on the screen. Observations and the vouchers of the sales have no entry: they belong to the overview they are reached from, and for
 * group B, which has no overview, to the purchases.
 */
function useCurrentSection(): string {
  const { abTestGroup } = useSession()
  const { pathname, search } = useLocation()
  const isSales = pathname === paths.vouchers && operationOf(new URLSearchParams(search)) === 'VENTA'
  if (!isSales && pathname !== paths.observations) return pathname
  return abTestGroup === 'B' ? paths.vouchers : paths.dashboard
}

function useHelp(): SidebarItem[] {
  const { faq } = useAppServices().config.links
  const support = useSupportAddress()
  const tell = useEventLog()
  const outside = (item: Omit<SidebarItem, 'external' | 'onClick'>): SidebarItem => ({
    ...item,
    external: true,
    onClick: () => tell({ type: 'sidebar-clicked', entry: item.id }),
  })
  return [
    ...(faq === ''
      ? []
      : [
          outside({
            id: 'preguntas_frecuentes',
            label: 'Preguntas frecuentes',
            icon: CircleQuestionMarkIcon,
            href: faq,
          }),
        ]),
    ...(support === undefined
      ? []
      : [outside({ id: 'soporte', label: 'Soporte por WhatsApp', icon: MessageCircleIcon, href: support })]),
  ]
}
