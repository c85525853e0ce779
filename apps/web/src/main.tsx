// First of all: what stands here before it would run while a password still is in the address bar.
import './app/partner-address.ts'
import '@fontsource-variable/inter/opsz.css'
import './app/page.css'
import { createRoot } from 'react-dom/client'
import { loadConfig } from './app/config.ts'
import { ConfigErrorPage } from './app/message-page/config-error-page.tsx'
import { startApp } from './app/start-app.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root to render into. Check apps/web/index.html.')

const outcome = await loadConfig()
if (outcome.ok) {
  // Not awaited: the pages that it waits for import this very module.
  void startApp(container, outcome.config)
} else {
  document.title = 'Contapro'
  container.replaceChildren()
  createRoot(container).render(<ConfigErrorPage problem={outcome.problem} />)
}
