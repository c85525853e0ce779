// A host with a reset. The test replaces `app.css` or `contapro.tsx` by the code of the guide.
import './app.css'
import { createRoot } from 'react-dom/client'
import { Widgets } from '../host.js'
import { Contapro } from './contapro.js'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Contapro>
      <Widgets />
    </Contapro>,
  )
}
