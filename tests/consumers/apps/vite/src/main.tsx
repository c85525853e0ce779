import overlays from '@contapro/ui/overlays.css?url'
import styles from '@contapro/ui/styles.css?url'
import { createRoot } from 'react-dom/client'
import { Host, mockClient } from './host.js'

const { MODE } = import.meta.env
const isolated = MODE === 'isolated' ? { styleSheet: [styles, overlays] } : undefined

if (MODE === 'sheets' || MODE === 'parts') await import('linked.css')

const root = document.getElementById('root')
if (root) createRoot(root).render(<Host client={mockClient()} isolated={isolated} />)
