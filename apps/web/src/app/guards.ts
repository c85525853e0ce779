import { redirect } from 'react-router'
import type { AppServices } from './app-services.ts'
import { paths, returnAddressOf, signInReturningTo } from './paths.ts'

const isSignedIn = ({ client }: AppServices): boolean => client.session.auth.getSnapshot().accessToken !== null

/** Protected area: without a token, to the sign-in, which comes back afterwards (part 1 §2). */
export function requireSession(services: AppServices, request: Request): void {
  const { pathname, search } = new URL(request.url)
  if (!isSignedIn(services)) throw redirect(signInReturningTo(pathname + search))
}

/** Public-only area: with a token, to the companies or to the address that was asked for (part 1 §2). */
export function requireNoSession(services: AppServices, request: Request): void {
  const url = new URL(request.url)
  if (isSignedIn(services)) throw redirect(returnAddressOf(url.searchParams, url.origin))
}

/** The account's form of the partner's customer: with a token, to the company that waits, or to the companies. */
export function requireNoPartnerSession(services: AppServices): null {
  const { partner } = services.client.session.auth.getSnapshot()
  if (isSignedIn(services)) throw redirect(partner ? paths.partnerCompany : paths.home)
  return null
}
