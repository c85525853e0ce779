import type { PartnerAddress } from '@contapro/sdk'
import { isPartnerPath } from './paths.ts'

// Runs before anything else of the app (see main.tsx): a password never stays in the address bar or in the history, and no
// request and no script of another host ever sees it there (decisions 29).
let held: PartnerAddress = typeof window !== 'undefined' && isPartnerPath(window.location.pathname) ? take() : {}

/** Whether the page was opened with something in its address that lets somebody in. */
export const openedWithSecret: boolean = [held.password, held.token, held.handover].some(Boolean)

/** What the partner software put into the address of this page; nothing the second time. */
export function takePartnerAddress(): PartnerAddress {
  const address = held
  held = {}
  return address
}

function take(): PartnerAddress {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname)
  const query = new URLSearchParams(search)
  const read = (name: keyof PartnerAddress): string | undefined => query.get(name)?.trim() || undefined
  return {
    handover: read('handover'),
    token: read('token'),
    email: read('email'),
    password: query.get('password') || undefined,
    ruc: read('ruc'),
    razon_social: read('razon_social'),
  }
}
