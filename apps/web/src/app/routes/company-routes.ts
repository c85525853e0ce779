import type { RouteObject } from 'react-router'
import type { AppServices } from '../app-services.ts'
import { paths } from '../paths.ts'
import { dashboardRoute } from '../use-dashboard-selection.ts'
import { operationOf } from '../voucher-address.ts'
import { notFound } from './not-found-route.ts'
import { privatePart, selectionLoader } from './private-parts.ts'
import { titled } from './titled.ts'

/** Business-dependent area: the sections of one company. */
export function companyRoutes(services: AppServices): RouteObject {
  return {
    id: dashboardRoute,
    path: paths.dashboard,
    lazy: {
      loader: selectionLoader(services),
      Component: privatePart('DashboardShell'),
      ErrorBoundary: privatePart('ShellLoadError'),
    },
    children: [
      {
        index: true,
        handle: titled('Tu reporte de empresa'),
        lazy: {
          Component: async () => (await import('../../pages/dashboard/dashboard-index-page.tsx')).DashboardIndexPage,
        },
      },
      {
        path: paths.vouchers,
        handle: titled((search) =>
          operationOf(search) === 'VENTA' ? 'Comprobantes de venta' : 'Comprobantes de compra',
        ),
        lazy: {
          Component: async () => (await import('../../pages/dashboard/comprobantes/vouchers-page.tsx')).VouchersPage,
        },
      },
      {
        path: paths.observations,
        handle: titled('Observaciones'),
        lazy: {
          Component: async () =>
            (await import('../../pages/dashboard/observaciones/observations-page.tsx')).ObservationsPage,
        },
      },
      {
        path: paths.detractions,
        handle: titled('Detracciones de compra'),
        lazy: {
          Component: async () =>
            (await import('../../pages/dashboard/detracciones/detractions-page.tsx')).DetractionsPage,
        },
      },
      {
        path: paths.perceptions,
        handle: titled('Percepciones'),
        lazy: {
          Component: async () =>
            (await import('../../pages/dashboard/percepciones/perceptions-page.tsx')).PerceptionsPage,
        },
      },
      {
        path: paths.retentions,
        handle: titled('Retenciones'),
        lazy: {
          Component: async () => (await import('../../pages/dashboard/retenciones/retentions-page.tsx')).RetentionsPage,
        },
      },
      {
        path: paths.pdt,
        handle: titled('Informe PDT'),
        lazy: { Component: async () => (await import('../../pages/dashboard/informe-pdt/pdt-page.tsx')).PdtPage },
      },
      {
        path: paths.credentials,
        handle: titled('Editar Credenciales'),
        lazy: {
          Component: async () =>
            (await import('../../pages/dashboard/editar-credenciales/credentials-page.tsx')).CredentialsPage,
        },
      },
      {
        path: paths.uploads,
        handle: titled('Subir archivos'),
        lazy: {
          Component: async () => (await import('../../pages/dashboard/subir-archivos/uploads-page.tsx')).UploadsPage,
        },
      },
      {
        path: paths.settings,
        handle: titled('Ajustes de la empresa'),
        lazy: {
          Component: async () => (await import('../../pages/dashboard/ajustes/settings-page.tsx')).SettingsPage,
        },
      },
      notFound,
    ],
  }
}
