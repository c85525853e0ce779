import type { RouteObject } from 'react-router'
import type { AppServices } from '../app-services.ts'
import { requireNoPartnerSession } from '../guards.ts'
import { takePartnerAddress } from '../partner-address.ts'
import { paths } from '../paths.ts'
import { partnerCompanyLoader, privatePart } from './private-parts.ts'
import { titled } from './titled.ts'

/** Partner group (part 1 §2): in the partner's own look. */
export function partnerRoutes(services: AppServices): RouteObject {
  return {
    lazy: { Component: async () => (await import('../partner-layout.tsx')).PartnerLayout },
    children: [
      {
        path: paths.partnerEntry,
        handle: titled('Validando datos'),
        loader: () => takePartnerAddress(),
        lazy: {
          Component: async () => (await import('../../pages/siscont/validate/partner-entry-page.tsx')).PartnerEntryPage,
        },
      },
      {
        path: paths.partnerAccount,
        handle: titled('Crea tu acceso'),
        loader: () => requireNoPartnerSession(services),
        lazy: {
          Component: async () =>
            (await import('../../pages/siscont/registrar-cuenta/partner-account-page.tsx')).PartnerAccountPage,
        },
      },
      {
        lazy: { Component: privatePart('PrivateLayout') },
        children: [
          {
            path: paths.partnerCompany,
            handle: titled('Registra tu empresa'),
            lazy: {
              loader: partnerCompanyLoader(services),
              ErrorBoundary: privatePart('LoadErrorPage'),
              Component: async () =>
                (await import('../../pages/siscont/registrar-empresa/partner-company-page.tsx')).PartnerCompanyPage,
            },
          },
        ],
      },
    ],
  }
}
