import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startThirdParties } from '../adapters/start-third-parties.ts'
import { App } from './app.tsx'
import { createAppServices } from './app-services.ts'
import type { WebConfig } from './config.ts'
import { type AppRouter, createAppRouter } from './create-app-router.ts'
import { isEmbedded } from './frame-messages.ts'
import { paths } from './paths.ts'
import { untilInitialized } from './until-initialized.ts'

/**
 * Draws the app, then starts what the deployment adds to it. A sign-in that the server sent is taken over as it stands, with
 * what was typed into it.
 */
export async function startApp(container: HTMLElement, config: WebConfig): Promise<void> {
  const services = createAppServices(config)
  const router = createAppRouter(services)
  const app = (
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>
  )
  const isServed = container.hasChildNodes() && !isEmbedded() && (await leadsToSignIn(router))
  if (isServed) {
    hydrateRoot(container, app)
  } else {
    container.replaceChildren()
    createRoot(container).render(app)
  }
  if (isEmbedded()) return
  // The first page may have to take a secret out of its address.
  await untilInitialized(router)
  await startThirdParties(config, services.client)
}

async function leadsToSignIn(router: AppRouter): Promise<boolean> {
  await untilInitialized(router)
  const { location, errors } = router.state
  return errors === null && (location.pathname === paths.start || location.pathname === paths.signIn)
}
