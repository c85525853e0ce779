import type { Retention } from '@contapro/sdk'
import type { DataColumn } from '../../patterns/data-table/data-column.ts'
import { RowButton } from '../../patterns/data-table/row-button.tsx'
import { DateText } from '../../patterns/date-text/date-text.tsx'
import { ClampedText } from '../../patterns/excerpt-text/excerpt-text.tsx'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { DocumentStateBadge } from '../../patterns/status-badge/document-state-badge.tsx'
import { EyeIcon } from '../../primitives/icon/icons.ts'
import { centimosOf } from '../../provider/centimos-of.ts'
import type { RetentionsMessages } from './retentions.messages.ts'

/** The columns of the retentions (part 2 §2). */
export function retentionColumns(
  texts: RetentionsMessages,
  onVoucher: (retention: Retention) => void,
): readonly DataColumn<Retention>[] {
  return [
    {
      id: 'supplier',
      header: texts.supplier,
      cell: ({ supplier_business_name }) => <ClampedText text={supplier_business_name} />,
      width: '26%',
      entry: 'main',
    },
    {
      id: 'supplier-ruc',
      header: texts.supplierRuc,
      cell: ({ ruc_supplier }) => ruc_supplier,
      numeric: true,
      emphasis: 'soft',
    },
    {
      id: 'issue-date',
      header: texts.issueDate,
      cell: ({ issue_date }) => <DateText date={issue_date} />,
      numeric: true,
      emphasis: 'soft',
      entry: 'right',
    },
    {
      id: 'number',
      header: texts.documentNumber,
      cell: ({ document_number }) => document_number,
      numeric: true,
      emphasis: 'strong',
      entry: 'left',
      isKey: true,
    },
    {
      id: 'amount',
      header: texts.amount,
      cell: ({ retention_amount }) => <MoneyText variant="row" amount={centimosOf(retention_amount)} />,
      align: 'end',
      numeric: true,
      emphasis: 'strong',
      entry: 'amount',
    },
    { id: 'state', header: texts.state, cell: ({ state }) => <DocumentStateBadge state={state} />, entry: 'status' },
    {
      id: 'actions',
      header: texts.actions,
      cell: (retention) => (
        <RowButton
          icon={EyeIcon}
          text={texts.seeVoucher}
          label={texts.seeVoucherOf(retention.document_number)}
          unavailable={retention.link === null ? texts.voucherUnavailable : undefined}
          onClick={() => onVoucher(retention)}
        />
      ),
      align: 'end',
      entry: 'action',
    },
  ]
}
