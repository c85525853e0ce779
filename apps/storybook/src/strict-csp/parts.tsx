import { Button, Combobox, Field, Menu, Modal, SearchInput, Select, TextInput, Tooltip, useToasts } from '@contapro/ui'
import { type JSX, useState } from 'react'

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
export function Parts(): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const [isSecondOpen, setSecondOpen] = useState(false)
  const [search, setSearch] = useState('')
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
        <SearchInput label="Buscar línea" value={search} onSearch={setSearch} />
        <Button onClick={() => setSecondOpen(true)}>Quitar</Button>
        <Button variant="primary">Guardar</Button>
      </Modal>
      <Modal open={isSecondOpen} onClose={() => setSecondOpen(false)} title="¿Quitar la línea?">
        {menu('Menú de la pregunta')}
      </Modal>
    </>
  )
}
