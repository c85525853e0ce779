import { centimosOf } from '../host/centimos-of.ts'
import type { DataColumn } from '../patterns/data-table/data-column.ts'
import { RowButton } from '../patterns/data-table/row-button.tsx'
import { DateText } from '../patterns/date-text/date-text.tsx'
import { MoneyText } from '../patterns/money-text/money-text.tsx'
import { DocumentStateBadge } from '../patterns/status-badge/document-state-badge.tsx'
import { EyeIcon } from '../primitives/icon/icons.ts'
import type { Withholding, WithholdingMessages } from './withholding.ts'

/** The columns that perceptions and retentions share, by name: each puts them into its own order. */
export function withholdingColumns<Row extends Withholding>(
  texts: WithholdingMessages,
  amountOf: (row: Row) => string,
  onVoucher: (row: Row) => void,
): Readonly<Record<'number' | 'issueDate' | 'amount' | 'state' | 'actions', DataColumn<Row>>> {
  return {
    number: {
      id: 'number',
      header: texts.documentNumber,
      cell: ({ document_number }) => document_number,
      numeric: true,
      emphasis: 'strong',
      entry: 'left',
      isKey: true,
    },
    issueDate: {
      id: 'issue-date',
      header: texts.issueDate,
      cell: ({ issue_date }) => <DateText date={issue_date} />,
      numeric: true,
      emphasis: 'soft',
      entry: 'right',
    },
    amount: {
      id: 'amount',
      header: texts.amount,
      cell: (row) => <MoneyText variant="row" amount={centimosOf(amountOf(row))} />,
      align: 'end',
      numeric: true,
      emphasis: 'strong',
      entry: 'amount',
    },
    state: {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <DocumentStateBadge state={state} />,
      entry: 'status',
    },
    actions: {
      id: 'actions',
      header: texts.actions,
      cell: (row) => (
        <RowButton
          icon={EyeIcon}
          text={texts.seeVoucher}
          label={texts.seeVoucherOf(row.document_number)}
          unavailable={row.link === null ? texts.voucherUnavailable : undefined}
          onClick={() => onVoucher(row)}
        />
      ),
      align: 'end',
      entry: 'action',
    },
  }
}

/** A RUC that steps back behind what the row is about. */
export function rucColumn<Row extends Withholding>(
  id: string,
  header: string,
  rucOf: (row: Row) => string,
): DataColumn<Row> {
  return { id, header, cell: rucOf, numeric: true, emphasis: 'soft' }
}
