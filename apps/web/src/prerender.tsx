import { createContaproClient } from '@contapro/sdk'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { App } from './app/app.tsx'
import type { AppServices } from './app/app-services.ts'
import { readConfig } from './app/config.ts'
import { paths } from './app/paths.ts'
import { createRoutes } from './app/routes/routes.ts'
import { untilInitialized } from './app/until-initialized.ts'

/** The markup of `/login` for somebody who is not signed in, in the light theme. Runs in Node while the app is built. */
export async function renderSignIn(): Promise<string> {
  const services = createStaticServices()
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [paths.signIn] })
  await untilInitialized(router)
  const markup = renderToString(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  )
  router.dispose()
  return markup
}

function createStaticServices(): AppServices {
  const outcome = readConfig('{}')
  if (!outcome.ok) throw new Error(outcome.problem.message)
  return {
    config: outcome.config,
    client: createContaproClient({ baseUrl: '' }),
    queryClient: new QueryClient(),
    themeChoice: { getSnapshot: () => 'claro', subscribe: () => () => undefined, choose: () => undefined },
  }
}
