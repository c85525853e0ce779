import '@fontsource-variable/inter/opsz.css'
import '../app/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../app/config.ts'
import { createFrame } from './frame.ts'
import { FrameApp } from './frame-app.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root to render into. Check apps/web/embed.html.')

const frame = createFrame(window, await loadConfig())
createRoot(container).render(
  <StrictMode>
    <FrameApp frame={frame} />
  </StrictMode>,
)
