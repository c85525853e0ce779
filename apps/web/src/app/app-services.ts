import { type ContaproClient, createContaproClient, utmOf } from '@contapro/sdk'
import { QueryClient } from '@tanstack/react-query'
import { type Context, createContext, useContext } from 'react'
import type { WebConfig } from './config.ts'
import { createThemeChoice, type ThemeChoiceStore } from './theme-choice.ts'

/** What lives as long as the page: made once, before the first screen. */
export interface AppServices {
  readonly config: WebConfig
  readonly client: ContaproClient
  readonly queryClient: QueryClient
  readonly themeChoice: ThemeChoiceStore
}

/** Makes the services of a deployment. */
export function createAppServices(config: WebConfig): AppServices {
  const client = createContaproClient({ baseUrl: config.apiBaseUrl })
  keepCampaign(client)
  return {
    config,
    client,
    queryClient: new QueryClient(),
    themeChoice: createThemeChoice(),
  }
}

/** Where the visit came from, for the registration, however many pages later. An address without it changes nothing. */
function keepCampaign({ session }: ContaproClient): void {
  const utm = utmOf(window.location.search)
  if (Object.keys(utm).length > 0) session.setUtm(utm)
}

export const AppServicesContext: Context<AppServices | undefined> = createContext<AppServices | undefined>(undefined)

/** The services of the app around. */
export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext)
  if (!services) throw new Error('useAppServices is called outside of the app. Render the page through its routes.')
  return services
}
