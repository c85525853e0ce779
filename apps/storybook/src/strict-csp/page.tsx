import {
  Button,
  Combobox,
  createContaproTheme,
  Field,
  Menu,
  Modal,
  Select,
  TextInput,
  ThemeRoot,
  ToastProvider,
  Tooltip,
  useToasts,
} from '@contapro/ui'
import { type JSX, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Patterns } from './patterns.tsx'
import './places.css'

const theme = createContaproTheme({ accent: '#6d28d9', radius: 3 })

const lines = [
  { id: 'a', label: 'Alfa' },
  { id: 'b', label: 'Beta' },
  { id: 'g', label: 'Gamma' },
]

const regions = ['Áncash', 'Ica', 'La Libertad'].map((label) => ({ value: label, label }))

const menu = (name: string): JSX.Element => (
  <Menu trigger={<Button>{name}</Button>} groups={[{ id: 'lines', items: lines }]} align="start" />
)

/** The parts that leave their place: modal, menu, select, combobox, tooltip, toast; each inside the modal too. */
function Parts(): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const [region, setRegion] = useState('Ica')
  const toasts = useToasts()
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {menu('Menú de la página')}
      <Tooltip content="Ayuda breve">
        <Button>Con ayuda</Button>
      </Tooltip>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Diálogo" description="Con sus partes">
        <Field label="Nombre">
          <TextInput />
        </Field>
        <Select aria-label="Periodo" options={[{ value: '1', label: 'Agosto 2026' }]} />
        <Combobox aria-label="Departamento" options={regions} value={region} onValueChange={setRegion} />
        {menu('Menú del diálogo')}
        <Button onClick={() => toasts.show({ title: 'Copiado al portapapeles' })}>Avisar</Button>
        <Button variant="primary">Guardar</Button>
      </Modal>
    </>
  )
}

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
