import type { RouteObject } from 'react-router'
import type { AppServices } from '../app-services.ts'
import { paths } from '../paths.ts'
import { sectionPages } from '../section-pages.ts'
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
        lazy: { ErrorBoundary: privatePart('SectionLoadError') },
        children: [
          {
            index: true,
            handle: titled('Tu reporte de empresa'),
            lazy: { Component: sectionPages.report },
          },
          {
            path: paths.vouchers,
            handle: titled((search) =>
              operationOf(search) === 'VENTA' ? 'Comprobantes de venta' : 'Comprobantes de compra',
            ),
            lazy: { Component: sectionPages.vouchers },
          },
          {
            path: paths.observations,
            handle: titled('Observaciones'),
            lazy: { Component: sectionPages.observations },
          },
          {
            path: paths.detractions,
            handle: titled('Detracciones de compra'),
            lazy: { Component: sectionPages.detractions },
          },
          {
            path: paths.perceptions,
            handle: titled('Percepciones'),
            lazy: { Component: sectionPages.perceptions },
          },
          {
            path: paths.retentions,
            handle: titled('Retenciones'),
            lazy: { Component: sectionPages.retentions },
          },
          {
            path: paths.pdt,
            handle: titled('Informe PDT'),
            lazy: { Component: sectionPages.pdt },
          },
          {
            path: paths.credentials,
            handle: titled('Editar Credenciales'),
            lazy: { Component: sectionPages.credentials },
          },
          {
            path: paths.uploads,
            handle: titled('Subir archivos'),
            lazy: { Component: sectionPages.uploads },
          },
          {
            path: paths.settings,
            handle: titled('Ajustes de la empresa'),
            lazy: { Component: sectionPages.settings },
          },
          notFound,
        ],
      },
    ],
  }
}
