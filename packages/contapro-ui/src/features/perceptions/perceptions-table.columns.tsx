import type { Perception } from '@contapro/sdk'
import type { DataColumn } from '../../patterns/data-table/data-column.ts'
import { RowButton } from '../../patterns/data-table/row-button.tsx'
import { DateText } from '../../patterns/date-text/date-text.tsx'
import { ClampedText } from '../../patterns/excerpt-text/excerpt-text.tsx'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { DocumentStateBadge } from '../../patterns/status-badge/document-state-badge.tsx'
import { EyeIcon } from '../../primitives/icon/icons.ts'
import { centimosOf } from '../../provider/centimos-of.ts'
import type { PerceptionsMessages } from './perceptions.messages.ts'

/** The columns of the perceptions (part 2 §2). */
export function perceptionColumns(
  texts: PerceptionsMessages,
  onVoucher: (perception: Perception) => void,
): readonly DataColumn<Perception>[] {
  return [
    {
      id: 'regime',
      header: texts.regime,
      cell: ({ perception_regime_description }) => <ClampedText text={perception_regime_description} />,
      entry: 'main',
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
      id: 'issue-date',
      header: texts.issueDate,
      cell: ({ issue_date }) => <DateText date={issue_date} />,
      numeric: true,
      emphasis: 'soft',
      entry: 'right',
    },
    {
      id: 'supplier',
      header: texts.supplierRuc,
      cell: ({ ruc_supplier }) => ruc_supplier,
      numeric: true,
      emphasis: 'soft',
    },
    {
      id: 'customer',
      header: texts.customerRuc,
      cell: ({ ruc_customer }) => ruc_customer,
      numeric: true,
      emphasis: 'soft',
      priority: 'p2',
    },
    {
      id: 'amount',
      header: texts.amount,
      cell: ({ perception_amount }) => <MoneyText variant="row" amount={centimosOf(perception_amount)} />,
      align: 'end',
      numeric: true,
      emphasis: 'strong',
      entry: 'amount',
    },
    { id: 'state', header: texts.state, cell: ({ state }) => <DocumentStateBadge state={state} />, entry: 'status' },
    {
      id: 'actions',
      header: texts.actions,
      cell: (perception) => (
        <RowButton
          icon={EyeIcon}
          text={texts.seeVoucher}
          label={texts.seeVoucherOf(perception.document_number)}
          unavailable={perception.link === null ? texts.voucherUnavailable : undefined}
          onClick={() => onVoucher(perception)}
        />
      ),
      align: 'end',
      entry: 'action',
    },
  ]
}
