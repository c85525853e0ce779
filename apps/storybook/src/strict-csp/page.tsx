import { createContaproTheme, ThemeRoot, ToastProvider } from '@contapro/ui'
import type { JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { Parts } from './parts.tsx'
import { Patterns } from './patterns.tsx'
import './places.css'

const theme = createContaproTheme({ accent: '#6d28d9', radius: 3 })

const search = new URLSearchParams(location.search)

/** `?parts=patterns` shows the patterns in place of the primitives. */
function App(): JSX.Element {
  return (
    <ThemeRoot theme={theme}>
      <ToastProvider>{search.get('parts') === 'patterns' ? <Patterns /> : <Parts />}</ToastProvider>
    </ThemeRoot>
  )
}

/** Where a host may put a widget: `?place=page`, `clip`, `shadow` or `shadow-clip`. */
function mountPoint(place: string): Element | ShadowRoot {
  const host = document.querySelector('#place')
  if (!host) throw new Error('the page has no #place')
  const clipped = place.endsWith('clip') ? host.appendChild(document.createElement('div')) : host
  if (clipped !== host) clipped.className = 'clip'
  const box = clipped.appendChild(document.createElement('div'))
  if (!place.startsWith('shadow')) return box
  const root = box.attachShadow({ mode: 'open' })
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) root.append(link.cloneNode())
  return root.appendChild(document.createElement('div'))
}

createRoot(mountPoint(search.get('place') ?? 'page')).render(<App />)
