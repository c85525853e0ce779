import type { RouteObject } from 'react-router'
import type { AppServices } from '../app-services.ts'
import { LoadingPage } from '../loading-page.tsx'
import { RootErrorPage } from '../message-page/root-error-page.tsx'
import { paths } from '../paths.ts'
import { RootLayout } from '../root-layout.tsx'
import { accountantRoutes } from './accountant-routes.ts'
import { companyRoutes } from './company-routes.ts'
import { notFound } from './not-found-route.ts'
import { partnerRoutes } from './partner-routes.ts'
import { privatePart, selectionLoader } from './private-parts.ts'
import { publicRoutes } from './public-routes.ts'
import { titled } from './titled.ts'

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
        partnerRoutes(services),
        {
          lazy: { Component: privatePart('PrivateLayout') },
          children: [...accountantRoutes(services), companyRoutes(services), formRoute(services)],
        },
        notFound,
      ],
    },
  ]
}

/** Of both groups: it fails on purpose, with and without a session (part 1 §2). */
const simulatedError: RouteObject = {
  path: paths.simulatedError,
  lazy: {
    Component: async () => (await import('../../pages/simulated-error/simulated-error-page.tsx')).SimulatedErrorPage,
  },
}

/** The product's own upload form, shown in a frame of /dashboard/subir-archivos (decisions 12). */
function formRoute(services: AppServices): RouteObject {
  return {
    path: paths.uploadForm,
    handle: titled('Subir archivos'),
    lazy: {
      loader: selectionLoader(services),
      ErrorBoundary: privatePart('LoadErrorPage'),
      Component: async () => (await import('../../pages/formulario-subida/upload-form-page.tsx')).UploadFormPage,
    },
  }
}
