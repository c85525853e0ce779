import type { LoaderFunction } from 'react-router'
import type { AppServices } from '../app-services.ts'
import type * as privateArea from '../private-area.ts'

type PrivateArea = typeof privateArea

/** Something around the pages behind the sign-in, loaded with the first of them. */
export function privatePart<Name extends keyof PrivateArea>(name: Name): () => Promise<PrivateArea[Name]> {
  return async () => (await import('../private-area.ts'))[name]
}

/** The loader of a company's pages. */
export function selectionLoader(services: AppServices): () => Promise<LoaderFunction> {
  const part = privatePart('loadSelection')
  return async () => {
    const loadSelection = await part()
    return ({ request }) => loadSelection(services, request)
  }
}

/** The loader of the company that waits for the partner's customer. */
export function partnerCompanyLoader(services: AppServices): () => Promise<LoaderFunction> {
  const part = privatePart('loadPartnerCompany')
  return async () => {
    const loadPartnerCompany = await part()
    return () => loadPartnerCompany(services)
  }
}
