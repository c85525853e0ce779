import type { NavigationTarget } from '@contapro/ui'
import type { WebConfig } from './config.ts'
import { detractionParams } from './detraction-address.ts'
import { addressOf, paths, type Selection } from './paths.ts'
import { settingsParams } from './settings-address.ts'
import { voucherParams } from './voucher-address.ts'

/** What the address of a target depends on. */
export interface TargetContext {
  readonly selected: Selection
  readonly config: WebConfig
  /** The accountant came by the partner's software, which has somebody of its own to write to. */
  readonly isSiscont: boolean
}

/** The address of a target of the widgets; undefined while the deployment or the app has no place for it. */
export function targetAddress(target: NavigationTarget, context: TargetContext): string | undefined {
  const { selected, config, isSiscont } = context
  // The partner's accountants declare in its own program (part 2 §2).
  if (target.to === 'pdt' && isSiscont) return undefined
  if (target.to === 'settings') {
    return addressOf(paths.settings, selectionFor(target, selected), settingsParams(target))
  }
  if (isCompanyPage(target)) return addressOf(paths[target.to], selectionFor(target, selected))
  if (target.to === 'detractions') {
    return addressOf(paths.detractions, selectionFor(target, selected), detractionParams(target))
  }
  if (target.to === 'vouchers') {
    return addressOf(paths.vouchers, selectionFor(target, selected), voucherParams(target))
  }
  if (target.to === 'registerCompany') return target.newUser ? paths.registerCompanies : paths.registerCompany
  if (target.to === 'support') return supportAddress(config, isSiscont)
  return fixedAddresses(config)[target.to] || undefined
}

/** What the page of a target is told besides its address (part 1 §2, part 2 §2). */
export function targetState(target: NavigationTarget): unknown {
  if (target.to === 'registerCompany') return target.newUser ? { newUser: true } : undefined
  if (target.to === 'observations') return { page: 'factura-observada' }
  return target.to === 'processing' ? { filters: { businesses: target.companies } } : undefined
}

/** Where to write to somebody, if the deployment has such a place. */
export function supportAddress({ links }: WebConfig, isSiscont: boolean): string | undefined {
  return (isSiscont && links.partnerSupportWhatsapp) || links.supportWhatsapp || undefined
}

/** Targets that are a page of a company and period. */
const companyPages = [
  'dashboard',
  'observations',
  'perceptions',
  'retentions',
  'pdt',
  'credentials',
  'uploads',
] as const

type CompanyPage = (typeof companyPages)[number]

function isCompanyPage(target: NavigationTarget): target is NavigationTarget & { readonly to: CompanyPage } {
  return (companyPages as readonly string[]).includes(target.to)
}

/** Targets whose address depends on what they name, or on who asks. */
type Named = CompanyPage | 'settings' | 'detractions' | 'vouchers' | 'registerCompany' | 'support'

/** Targets that are the same for every company; an empty or missing address is no place. */
function fixedAddresses({ links }: WebConfig): Record<Exclude<NavigationTarget['to'], Named>, string | undefined> {
  return {
    signIn: paths.signIn,
    home: paths.home,
    processing: paths.processing,
    help: links.faq,
    tutorials: links.tutorials,
    terms: links.terms,
    privacy: links.privacy,
    recoverPassword: paths.recoverPassword,
    signUp: paths.signUp,
    plans: paths.plans,
  }
}

/** What the target names; the selected period goes only with the selected company. */
function selectionFor(target: Selection, selected: Selection): Selection {
  const businessUuid = target.businessUuid ?? selected.businessUuid
  const isSelected = businessUuid === selected.businessUuid
  return { businessUuid, taxPeriod: target.taxPeriod ?? (isSelected ? selected.taxPeriod : undefined) }
}
