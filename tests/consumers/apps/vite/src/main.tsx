import { createRoot } from 'react-dom/client'
import { Host, mockClient } from './host.js'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Host client={mockClient()} />)

if (import.meta.env.MODE === 'linked') await import('@contapro/ui/styles.css')
