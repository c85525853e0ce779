import {
  Button,
  type DateFilter,
  DateRangePicker,
  MassDownloadMenu,
  Modal,
  ModalMessage,
  ReportDownloadModal,
  Select,
  Tour,
  VoucherPreviewModal,
} from '@contapro/ui'
import { type JSX, useState } from 'react'

const voucher = { name: 'F001-12345', issuer: 'Papelera Lima Norte S.A.C.', address: '/f001-12345.xml' }
const load = (): Promise<Blob> => Promise.resolve(new Blob(['<Invoice><ID>F001-12345</ID></Invoice>']))
const steps = [
  { id: 'one', title: 'Primer paso', text: 'Lo que ves.', target: () => null },
  { id: 'two', title: 'Segundo paso', text: 'Lo que sigue.', target: () => null },
]
const months = [
  { value: '202608', label: 'Agosto 2026' },
  { value: '202607', label: 'Julio 2026' },
]

type Opened = 'tour' | 'preview' | 'report' | 'locked'

/** The patterns that leave their place: date range, tour, preview, downloads; a select, and a modal that stays. */
export function Patterns(): JSX.Element {
  const [opened, setOpened] = useState<Opened>()
  const [filter, setFilter] = useState<DateFilter>({ filterType: 'fechaPago', range: undefined })
  const [month, setMonth] = useState('202608')
  const close = (): void => setOpened(undefined)
  return (
    <>
      <DateRangePicker value={filter} onChange={setFilter} min="2026-08-01" max="2026-08-31" />
      <MassDownloadMenu vouchers={2} hasSelection={false} files={{ xml: 2, jpeg: 1 }} onDownload={() => undefined} />
      <Select
        aria-label="Mes"
        value={month}
        options={months}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      <Button onClick={() => setOpened('tour')}>Ver recorrido</Button>
      <Button onClick={() => setOpened('preview')}>Ver comprobante</Button>
      <Button onClick={() => setOpened('report')}>Descargar reporte</Button>
      <Button onClick={() => setOpened('locked')}>Caducar</Button>
      <Tour open={opened === 'tour'} steps={steps} onEnd={close} />
      <VoucherPreviewModal voucher={opened === 'preview' ? voucher : undefined} load={load} onClose={close} />
      <ReportDownloadModal
        state={opened === 'report' ? 'open' : 'closed'}
        periods={['202608', '202607']}
        onDownload={close}
        onClose={close}
      />
      <Modal open={opened === 'locked'}>
        <ModalMessage
          tone="neutral"
          title="Tu sesión caducó"
          text="Vuelve a iniciar sesión."
          actions={<Button onClick={close}>Iniciar sesión</Button>}
        />
      </Modal>
    </>
  )
}
