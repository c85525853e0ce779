import {
  BulkBar,
  Button,
  Combobox,
  type DateFilter,
  DateRangePicker,
  Menu,
  Popover,
  TextInput,
  Tooltip,
} from '@contapro/ui'
import { type JSX, useState } from 'react'

const regions = ['Áncash', 'Ica', 'La Libertad'].map((label) => ({ value: label, label }))

/** One popup of each kind. The status shows the last choice. */
export function Popups(): JSX.Element {
  const [choice, setChoice] = useState('Nada')
  const [dates, setDates] = useState<DateFilter>({
    filterType: 'fechaPago',
    range: { from: '2026-08-03', to: '2026-08-14' },
  })
  const [selected, setSelected] = useState(0)
  const lines = ['Alfa', 'Beta'].map((label) => ({ id: label, label, onSelect: () => setChoice(label) }))
  const confirm = (next: DateFilter): void => {
    setDates(next)
    setChoice('Fechas')
  }
  return (
    <>
      <output>{choice}</output>
      <Menu trigger={<Button>Descargar</Button>} groups={[{ id: 'lines', items: lines }]} />
      <Popover label="Filtros" trigger={<Button>Filtrar</Button>}>
        <TextInput aria-label="Proveedor" />
        <Tooltip content="Ayuda del filtro">
          <Button onClick={() => setChoice('Filtro')}>Aplicar</Button>
        </Tooltip>
        <Combobox aria-label="Provincia" options={regions} value="Ica" onValueChange={setChoice} />
      </Popover>
      <Combobox aria-label="Departamento" options={regions} value="Ica" onValueChange={setChoice} />
      <DateRangePicker value={dates} onChange={confirm} />
      <Tooltip content="Ayuda breve">
        <Button>Con ayuda</Button>
      </Tooltip>
      <Button onClick={() => setSelected(1)}>Elegir fila</Button>
      {selected > 0 ? (
        <BulkBar selected={selected} onClear={() => setSelected(0)}>
          <Button onClick={() => setChoice('Depósito')}>Registrar</Button>
        </BulkBar>
      ) : null}
    </>
  )
}
