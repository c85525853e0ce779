import { createBrowserRouter } from 'react-router'
import type { AppServices } from './app-services.ts'
import { createRoutes } from './routes/routes.ts'

/** The router of the app. */
export type AppRouter = ReturnType<typeof createBrowserRouter>

/** Starts the router on the address of the window. */
export function createAppRouter(services: AppServices): AppRouter {
  return createBrowserRouter(createRoutes(services))
}
