import { useStore } from '@contapro/sdk/react'
import { ContaproProvider, type ContaproUiEvent, type NavigateListener, type TargetLinks } from '@contapro/ui'
import { type ReactElement, useCallback, useSyncExternalStore } from 'react'
import { RouterProvider } from 'react-router/dom'
import { AppRouterContext } from './app-router-context.ts'
import { type AppServices, AppServicesContext } from './app-services.ts'
import type { AppRouter } from './create-app-router.ts'
import { isEmbedded, tellParent } from './frame-messages.ts'
import { isPartnerPath } from './paths.ts'
import { targetAddress, targetState } from './target-address.ts'
import { addressFollowed } from './use-follow-link.ts'
import { useTheme } from './use-theme.ts'

export interface AppProps {
  readonly services: AppServices
  readonly router: AppRouter
}

/** The whole app: what every widget needs around it, and the pages. */
export function App({ services, router }: AppProps): ReactElement {
  const { client, queryClient, themeChoice } = services
  const isPartnerArea = useIsPartnerArea(router)
  const theme = useTheme(themeChoice, isPartnerArea)
  const links = useTargetLinks(services, isPartnerArea)
  const follow = useCallback<NavigateListener>(
    (target, event) => {
      const address = addressFollowed(event)
      if (address === undefined) return
      event.preventDefault()
      const state = targetState(target)
      if (isEmbedded()) tellParent({ type: 'navigate', address, state })
      else void router.navigate(address, { state })
    },
    [router],
  )
  return (
    <AppServicesContext value={services}>
      <ContaproProvider
        client={client}
        queryClient={queryClient}
        theme={theme}
        canvas={!isEmbedded()}
        uiMessages={isEmbedded() ? frameMessages : undefined}
        links={links}
        onNavigate={follow}
        onEvent={passOn}
      >
        <AppRouterContext value={router}>
          <RouterProvider router={router} />
        </AppRouterContext>
      </ContaproProvider>
    </AppServicesContext>
  )
}

/** The page around has its own "Avisos": two regions of one name could not be told apart. */
const frameMessages = { notifications: 'Avisos del formulario' }

/** What the page around the upload form must hear. */
function passOn(event: ContaproUiEvent): void {
  if (event.type === 'upload-finished') tellParent({ type: 'upload-finished' })
}

/** Whether the page is one of the partner's entry. */
function useIsPartnerArea(router: AppRouter): boolean {
  const read = (): boolean => isPartnerPath(router.state.location.pathname)
  return useSyncExternalStore((listener) => router.subscribe(listener), read, read)
}

/** The addresses of the widgets' targets, for the company and period that are selected. */
function useTargetLinks({ client, config }: AppServices, isPartnerArea: boolean): TargetLinks {
  const { company } = useStore(client.session.business)
  const { taxPeriod } = useStore(client.session.dashboard)
  const { user } = useStore(client.session.auth)
  const isSiscont = isPartnerArea || user?.accountant_profile === 'Siscont'
  return useCallback(
    (target) => {
      const selected = { businessUuid: company?.uuid, taxPeriod: taxPeriod ?? undefined }
      return targetAddress(target, { selected, config, isSiscont })
    },
    [company, taxPeriod, config, isSiscont],
  )
}
