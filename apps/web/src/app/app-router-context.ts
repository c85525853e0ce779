import { type Context, createContext, useContext } from 'react'
import type { AppRouter } from './create-app-router.ts'

export const AppRouterContext: Context<AppRouter | undefined> = createContext<AppRouter | undefined>(undefined)

/** The router of the app around, for what must know where it is going before that is drawn. */
export function useAppRouter(): AppRouter {
  const router = useContext(AppRouterContext)
  if (!router) throw new Error('useAppRouter is called outside of the app. Render the page through its routes.')
  return router
}
