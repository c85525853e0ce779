import '@fontsource-variable/ibm-plex-sans/wght.css'
import '@fontsource-variable/inter/opsz.css'
import { createRoot } from 'react-dom/client'
import { hostStyles } from './host-styles.ts'
import { TwoProviders, Widgets } from './widgets.tsx'

// ?host= names the page's own styles, ?isolated puts the widgets into a shadow root, ?two shows two providers.
const query = new URLSearchParams(location.search)
const [ours] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
const place = document.querySelector<HTMLElement>('#place')
if (!ours || !place) throw new Error('the page was built without its styles or its place')

const host = document.createElement('link')
host.rel = 'stylesheet'
host.href = hostStyles[query.get('host') ?? 'neutral'] ?? ''
document.head.prepend(host)
// Stronger than any rule of a host: the picture is of the same place, size and ground everywhere.
for (const [property, value] of [
  ['display', 'block'],
  ['position', 'absolute'],
  ['inset', '0 auto auto 0'],
  ['z-index', '1'],
  ['width', '1000px'],
  ['margin', '0'],
  ['padding', '0'],
  ['background', 'white'],
])
  place.style.setProperty(property ?? '', value ?? '', 'important')

createRoot(place).render(
  query.has('two') ? (
    <TwoProviders only={query.get('two')} />
  ) : (
    <Widgets isolated={query.has('isolated') ? { styleSheet: ours.href } : undefined} />
  ),
)
