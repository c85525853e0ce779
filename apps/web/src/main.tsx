import '@fontsource-variable/inter/opsz.css'
import './app/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createAppServices } from './app/app-services.ts'
import { loadConfig } from './app/config.ts'
import { createAppRouter } from './app/create-app-router.ts'
import { ConfigErrorPage } from './app/message-page/config-error-page.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root to render into. Check apps/web/index.html.')
const root = createRoot(container)

const outcome = await loadConfig()
if (outcome.ok) {
  const services = createAppServices(outcome.config)
  root.render(
    <StrictMode>
      <App services={services} router={createAppRouter(services)} />
    </StrictMode>,
  )
} else {
  document.title = 'Contapro'
  root.render(<ConfigErrorPage problem={outcome.problem} />)
}
