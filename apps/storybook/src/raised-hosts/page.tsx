import '@fontsource-variable/inter/opsz.css'
import { ThemeRoot } from '@contapro/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHost } from './create-host.ts'
import { OtherWidget } from './other-widget.tsx'
import { Popups } from './popups.tsx'
import './raised-hosts.css'

// ?host= names what the page raises around the widget after it is mounted, ?shadow puts the widget into a shadow root.
const query = new URLSearchParams(location.search)
const { box, show } = createHost(query.get('host') ?? 'dialog')

function mountPoint(): Element {
  const place = document.createElement('div')
  box.prepend(place)
  if (!query.has('shadow')) return place
  const root = place.attachShadow({ mode: 'open' })
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) root.append(link.cloneNode())
  return root.appendChild(document.createElement('div'))
}

createRoot(mountPoint()).render(
  <StrictMode>
    <ThemeRoot>
      <Popups />
    </ThemeRoot>
  </StrictMode>,
)

const other = document.querySelector('#other-widget')
const button = document.querySelector('#show')
if (!other || !button) throw new Error('the page has no #other-widget or no #show')
if (show) button.addEventListener('click', show)
else createRoot(other).render(<OtherWidget opener={button} box={box} />)
