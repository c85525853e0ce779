import type { ComponentType } from 'react'
import { redirect, type RouteObject } from 'react-router'
import type { AppServices } from './app-services.ts'
import { requireNoSession, requireSession } from './guards.ts'
import { loadSelection } from './load-selection.ts'
import { LoadingPage } from './loading-page.tsx'
import { LoadErrorPage } from './message-page/load-error-page.tsx'
import { RootErrorPage } from './message-page/root-error-page.tsx'
import { paths } from './paths.ts'
import { PrivateLayout } from './private-layout.tsx'
import { RootLayout } from './root-layout.tsx'
import { dashboardRoute } from './use-dashboard-selection.ts'
import type { PageHandle } from './use-page-title.ts'
import { operationOf } from './voucher-address.ts'

/** Every page, loaded when it is opened, behind the guard of its area (part 1 §2, part 2 §2). */
export function createRoutes(services: AppServices): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RootErrorPage,
      HydrateFallback: LoadingPage,
      children: [
        ...publicRoutes(services),
        simulatedError,
        {
          Component: PrivateLayout,
          children: [...accountantRoutes(services), companyRoutes(services), formRoute(services)],
        },
        notFound,
      ],
    },
  ]
}

const titled = (title: PageHandle['title']): PageHandle => ({ title })

/** Public-only area. */
function publicRoutes(services: AppServices): RouteObject[] {
  const loader: RouteObject['loader'] = ({ request }) => requireNoSession(services, request)
  return [
    ...[paths.start, paths.signIn].map((path) => ({
      path,
      handle: titled('Iniciar sesión'),
      loader,
      lazy: { Component: async () => (await import('../pages/login/sign-in-page.tsx')).SignInPage },
    })),
    {
      path: paths.signUp,
      handle: titled('Crear cuenta'),
      loader,
      lazy: { Component: async () => (await import('../pages/crear-cuenta/sign-up-page.tsx')).SignUpPage },
    },
    {
      path: paths.recoverPassword,
      handle: titled('Recuperar contraseña'),
      loader,
      lazy: {
        Component: async () =>
          (await import('../pages/recuperar-contrasena-identificacion/request-recovery-page.tsx')).RequestRecoveryPage,
      },
    },
    { path: paths.resetPassword, loader: () => redirect(paths.recoverPassword) },
    {
      path: `${paths.resetPassword}/:token`,
      handle: titled('Nueva contraseña'),
      loader,
      lazy: {
        Component: async () =>
          (await import('../pages/recuperar-contrasena/reset-password-page.tsx')).ResetPasswordPage,
      },
    },
  ]
}

/** Of both groups: it fails on purpose, with and without a session (part 1 §2). */
const simulatedError: RouteObject = {
  path: paths.simulatedError,
  lazy: {
    Component: async () => (await import('../pages/simulated-error/simulated-error-page.tsx')).SimulatedErrorPage,
  },
}

const plainShell = async (): Promise<ComponentType> => (await import('./shell/plain-shell.tsx')).PlainShell

/** Protected area: pages that belong to no company. */
function accountantRoutes(services: AppServices): RouteObject[] {
  const loader: RouteObject['loader'] = ({ request }) => requireSession(services, request)
  return [
    {
      lazy: { Component: plainShell },
      children: [
        {
          path: paths.home,
          handle: titled('Mis Empresas'),
          loader,
          lazy: { Component: async () => (await import('../pages/inicio/companies-page.tsx')).CompaniesPage },
        },
        {
          path: paths.registerCompany,
          handle: titled('Registrar empresa'),
          loader,
          lazy: {
            Component: async () =>
              (await import('../pages/registrar-empresa/register-company-page.tsx')).RegisterCompanyPage,
          },
        },
        {
          path: paths.registerCompanies,
          handle: titled('Registrar empresas'),
          loader,
          lazy: {
            Component: async () =>
              (await import('../pages/registrar-empresas/register-companies-page.tsx')).RegisterCompaniesPage,
          },
        },
        {
          path: paths.processing,
          handle: titled('Procesando datos'),
          loader,
          lazy: {
            Component: async () => (await import('../pages/registro-empresa/processing-page.tsx')).ProcessingPage,
          },
        },
        {
          path: paths.plans,
          handle: titled('Planes'),
          loader,
          lazy: { Component: async () => (await import('../pages/planes/plans-page.tsx')).PlansPage },
        },
      ],
    },
  ]
}

/** Business-dependent area: the sections of one company. */
function companyRoutes(services: AppServices): RouteObject {
  return {
    id: dashboardRoute,
    path: paths.dashboard,
    loader: ({ request }) => loadSelection(services, request),
    lazy: {
      Component: async () => (await import('./shell/dashboard-shell.tsx')).DashboardShell,
      ErrorBoundary: async () => (await import('./shell/shell-load-error.tsx')).ShellLoadError,
    },
    children: [
      {
        index: true,
        handle: titled('Tu reporte de empresa'),
        lazy: { Component: async () => (await import('../pages/dashboard/dashboard-page.tsx')).DashboardPage },
      },
      {
        path: paths.vouchers,
        handle: titled((search) =>
          operationOf(search) === 'VENTA' ? 'Comprobantes de venta' : 'Comprobantes de compra',
        ),
        lazy: {
          Component: async () => (await import('../pages/dashboard/comprobantes/vouchers-page.tsx')).VouchersPage,
        },
      },
      {
        path: paths.observations,
        handle: titled('Observaciones'),
        lazy: {
          Component: async () =>
            (await import('../pages/dashboard/observaciones/observations-page.tsx')).ObservationsPage,
        },
      },
      {
        path: paths.detractions,
        handle: titled('Detracciones de compra'),
        lazy: {
          Component: async () => (await import('../pages/dashboard/detracciones/detractions-page.tsx')).DetractionsPage,
        },
      },
      {
        path: paths.perceptions,
        handle: titled('Percepciones'),
        lazy: {
          Component: async () => (await import('../pages/dashboard/percepciones/perceptions-page.tsx')).PerceptionsPage,
        },
      },
      {
        path: paths.retentions,
        handle: titled('Retenciones'),
        lazy: {
          Component: async () => (await import('../pages/dashboard/retenciones/retentions-page.tsx')).RetentionsPage,
        },
      },
      {
        path: paths.pdt,
        handle: titled('Informe PDT'),
        lazy: { Component: async () => (await import('../pages/dashboard/informe-pdt/pdt-page.tsx')).PdtPage },
      },
      {
        path: paths.credentials,
        handle: titled('Editar Credenciales'),
        lazy: {
          Component: async () =>
            (await import('../pages/dashboard/editar-credenciales/credentials-page.tsx')).CredentialsPage,
        },
      },
      {
        path: paths.uploads,
        handle: titled('Subir archivos'),
        lazy: {
          Component: async () => (await import('../pages/dashboard/subir-archivos/uploads-page.tsx')).UploadsPage,
        },
      },
      notFound,
    ],
  }
}

/** The product's own upload form, shown in a frame of /dashboard/subir-archivos (decisions 12). */
function formRoute(services: AppServices): RouteObject {
  return {
    path: paths.uploadForm,
    handle: titled('Subir archivos'),
    loader: ({ request }) => loadSelection(services, request),
    lazy: { Component: async () => (await import('../pages/formulario-subida/upload-form-page.tsx')).UploadFormPage },
    ErrorBoundary: LoadErrorPage,
  }
}

const notFound: RouteObject = {
  path: '*',
  handle: titled('Página no disponible'),
  lazy: { Component: async () => (await import('../pages/no-encontrada/not-found-page.tsx')).NotFoundPage },
}
