import { redirect } from 'react-router'
import type { AppServices } from './app-services.ts'
import { paths, returnAddressOf, signInReturningTo } from './paths.ts'

const isSignedIn = ({ client }: AppServices): boolean => client.session.auth.getSnapshot().accessToken !== null

/** Protected area: without a token, to the sign-in, which comes back afterwards (part 1 §2). */
export function requireSession(services: AppServices, request: Request): void {
  if (!isSignedIn(services)) throw redirect(signInReturningTo(new URL(request.url)))
}

/** Public-only area: with a token, to the companies or to the address that was asked for (part 1 §2). */
export function requireNoSession(services: AppServices, request: Request): void {
  const url = new URL(request.url)
  if (isSignedIn(services)) throw redirect(returnAddressOf(url.searchParams, url.origin))
}

/** The start of the app, from wherever somebody got lost. */
export const startOf = (services: AppServices): string => (isSignedIn(services) ? paths.home : paths.signIn)
