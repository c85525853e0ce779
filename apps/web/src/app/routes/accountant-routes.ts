import type { RouteObject } from 'react-router'
import type { AppServices } from '../app-services.ts'
import { requireSession } from '../guards.ts'
import { paths } from '../paths.ts'
import { privatePart } from './private-parts.ts'
import { titled } from './titled.ts'

/** Protected area: pages that belong to no company. */
export function accountantRoutes(services: AppServices): RouteObject[] {
  const loader: RouteObject['loader'] = ({ request }) => requireSession(services, request)
  return [
    {
      lazy: { Component: privatePart('PlainShell') },
      children: [
        {
          path: paths.home,
          handle: titled('Mis Empresas'),
          loader,
          lazy: { Component: async () => (await import('../../pages/inicio/companies-page.tsx')).CompaniesPage },
        },
        {
          path: paths.registerCompany,
          handle: titled('Registrar empresa'),
          loader,
          lazy: {
            Component: async () =>
              (await import('../../pages/registrar-empresa/register-company-page.tsx')).RegisterCompanyPage,
          },
        },
        {
          path: paths.registerCompanies,
          handle: titled('Registrar empresas'),
          loader,
          lazy: {
            Component: async () =>
              (await import('../../pages/registrar-empresas/register-companies-page.tsx')).RegisterCompaniesPage,
          },
        },
        {
          path: paths.processing,
          handle: titled('Procesando datos'),
          loader,
          lazy: {
            Component: async () => (await import('../../pages/registro-empresa/processing-page.tsx')).ProcessingPage,
          },
        },
        {
          path: paths.plans,
          handle: titled('Planes'),
          loader,
          lazy: { Component: async () => (await import('../../pages/planes/plans-page.tsx')).PlansPage },
        },
        {
          path: paths.sessions,
          handle: titled('Sesiones abiertas'),
          loader,
          lazy: { Component: async () => (await import('../../pages/sesiones/sessions-page.tsx')).SessionsPage },
        },
      ],
    },
  ]
}
