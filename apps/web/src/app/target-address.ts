import type { NavigationTarget } from '@contapro/ui'
import type { WebConfig } from './config.ts'
import { addressOf, paths, type Selection } from './paths.ts'
import { voucherParams } from './voucher-address.ts'

/** The address of a target of the widgets; undefined while the deployment or the app has no place for it. */
export function targetAddress(target: NavigationTarget, selected: Selection, config: WebConfig): string | undefined {
  if (target.to === 'dashboard') return addressOf(paths.dashboard, selectionFor(target, selected))
  if (target.to === 'uploads') return addressOf(paths.uploads, selectionFor(target, selected))
  if (target.to === 'vouchers') {
    return addressOf(paths.vouchers, selectionFor(target, selected), voucherParams(target))
  }
  return fixedAddresses(config)[target.to] || undefined
}

type OfCompany = 'dashboard' | 'vouchers' | 'uploads'

/** Targets that are the same for every company; an empty or missing address is no place. */
function fixedAddresses({ links }: WebConfig): Record<Exclude<NavigationTarget['to'], OfCompany>, string | undefined> {
  return {
    signIn: paths.signIn,
    home: paths.home,
    registerCompany: paths.registerCompany,
    help: links.faq,
    support: links.supportWhatsapp,
    terms: links.terms,
    privacy: links.privacy,
    recoverPassword: undefined,
    signUp: undefined,
    plans: undefined,
    credentials: undefined,
  }
}

/** What the target names; the selected period goes only with the selected company. */
function selectionFor(target: Selection, selected: Selection): Selection {
  const businessUuid = target.businessUuid ?? selected.businessUuid
  const isSelected = businessUuid === selected.businessUuid
  return { businessUuid, taxPeriod: target.taxPeriod ?? (isSelected ? selected.taxPeriod : undefined) }
}
