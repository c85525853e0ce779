import { Button } from '../../../primitives/button/button.tsx'
import { DateText } from '../../date-text/date-text.tsx'
import { ClampedText, ExcerptText } from '../../excerpt-text/excerpt-text.tsx'
import { FileButton } from '../../file-button/file-button.tsx'
import { MoneyText } from '../../money-text/money-text.tsx'
import { PurchaseStatusBadge } from '../../status-badge/purchase-status-badge.tsx'
import type { DataColumn } from '../data-column.ts'
import { RowActions } from '../row-actions.tsx'
import type { SampleVoucher } from './sample-vouchers.ts'

/** What the cells of the stories do when they are pressed. */
export interface VoucherPresses {
  readonly onGlosa: (code: string) => void
  readonly onAction: (action: string, code: string) => void
}

/** The columns of the stories: those of the purchase vouchers. */
export function voucherColumns({ onGlosa, onAction }: VoucherPresses): readonly DataColumn<SampleVoucher>[] {
  return [
    {
      id: 'date',
      header: 'Fecha de emisión',
      width: '96px',
      numeric: true,
      emphasis: 'soft',
      entry: 'right',
      sortable: true,
      cell: (row) => <DateText date={row.issueDate} />,
    },
    {
      id: 'code',
      header: 'Serie - Número',
      numeric: true,
      emphasis: 'strong',
      entry: 'left',
      isKey: true,
      cell: (row) => row.code,
    },
    {
      id: 'supplier',
      header: 'Proveedor',
      minWidth: '150px',
      entry: 'main',
      sortable: true,
      canHide: false,
      cell: (row) => <ClampedText text={row.supplier} />,
    },
    {
      id: 'item',
      header: 'Descripción del ítem',
      minWidth: '170px',
      emphasis: 'soft',
      priority: 'p2',
      entry: 'wide',
      cell: (row) => (
        <ExcerptText text={row.item} max={34} more={{ label: 'ver glosa', onClick: () => onGlosa(row.code) }} />
      ),
    },
    {
      id: 'amount',
      header: 'Base imponible',
      align: 'end',
      numeric: true,
      emphasis: 'strong',
      entry: 'amount',
      sortable: true,
      cell: (row) => <MoneyText amount={row.amount} variant="row" />,
    },
    {
      id: 'detraction',
      header: 'Detracción',
      priority: 'p3',
      entry: 'hidden',
      emphasis: 'soft',
      cell: (row) => (row.hasDetraction ? 'Sí' : 'No'),
    },
    { id: 'status', header: 'Estado', entry: 'status', cell: (row) => <PurchaseStatusBadge status={row.status} /> },
    {
      id: 'files',
      header: 'Acciones',
      align: 'end',
      entry: 'actions',
      canHide: false,
      cell: (row) => (
        <RowActions
          name={row.code}
          menu={[
            {
              id: 'decide',
              items: [
                { id: 'reject', label: 'Rechazar', onSelect: () => onAction('reject', row.code) },
                { id: 'observe', label: 'Observar', onSelect: () => onAction('observe', row.code) },
              ],
            },
          ]}
        >
          <FileButton
            kind="image"
            label={`Ver comprobante ${row.code}`}
            unavailable={row.hasImage ? undefined : 'Estamos procesando la visualización del comprobante.'}
          />
          <Button variant="link" size="sm" onClick={() => onAction('validate', row.code)}>
            Validar
          </Button>
        </RowActions>
      ),
    },
  ]
}
