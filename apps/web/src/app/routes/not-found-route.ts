import type { RouteObject } from 'react-router'
import { titled } from './titled.ts'

/** What no other route knows. */
export const notFound: RouteObject = {
  path: '*',
  handle: titled('Página no disponible'),
  lazy: { Component: async () => (await import('../../pages/no-encontrada/not-found-page.tsx')).NotFoundPage },
}
