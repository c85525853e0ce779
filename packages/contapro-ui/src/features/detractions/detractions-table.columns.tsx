import type { Detraction } from '@contapro/sdk'
import type { JSX } from 'react'
import type { DataColumn } from '../../patterns/data-table/data-column.ts'
import { RowButton, RowButtons } from '../../patterns/data-table/row-button.tsx'
import { DateText } from '../../patterns/date-text/date-text.tsx'
import { ClampedText } from '../../patterns/excerpt-text/excerpt-text.tsx'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { EyeIcon, PencilIcon, ReceiptIcon } from '../../primitives/icon/icons.ts'
import { DueCell } from './due-cell.tsx'
import { knownAmount } from './known-amount.ts'
import { missing } from './detractions.css.ts'
import type { DetractionsMessages } from './detractions.messages.ts'

/** What a row can do. */
export interface DetractionRowActions {
  readonly onVoucher: (detraction: Detraction) => void
  readonly onReceipt: (detraction: Detraction) => void
  /** 'Completar' of what is still to be deposited; without it nobody can. */
  readonly onEnter?: ((detraction: Detraction) => void) | undefined
}

interface DetractionColumn extends DataColumn<Detraction> {
  /** The only tab that has it; without one both have. */
  readonly paid?: 'S' | 'N'
}

/** The columns of a tab: what only a deposit has is not among those to pay (part 2 §2). */
export function detractionColumns(
  paid: 'S' | 'N',
  texts: DetractionsMessages,
  actions: DetractionRowActions,
): readonly DataColumn<Detraction>[] {
  const columns: readonly DetractionColumn[] = [
    ...voucherColumns(paid, texts),
    ...depositColumns(texts),
    ...dueColumns(texts),
    {
      id: 'operation',
      header: texts.operation,
      cell: ({ operation_name: name }) => (name === null ? '-' : <ClampedText text={name} />),
      width: '92px',
      emphasis: 'soft',
      priority: 'p2',
    },
    {
      id: 'actions',
      header: texts.actions,
      cell: (detraction) => <Actions detraction={detraction} paid={paid} texts={texts} {...actions} />,
      align: 'end',
      width: '150px',
      entry: 'buttons',
    },
  ]
  return columns.filter((column) => column.paid === undefined || column.paid === paid)
}

function voucherColumns(paid: 'S' | 'N', texts: DetractionsMessages): readonly DetractionColumn[] {
  return [
    {
      id: 'issue-date',
      header: texts.issueDate,
      cell: ({ issuer_date }) => <DateText date={issuer_date} />,
      width: '92px',
      numeric: true,
      emphasis: 'soft',
      entry: 'right',
    },
    {
      id: 'serie-number',
      header: texts.serieNumber,
      // A deposit whose voucher is in no register.
      cell: ({ serie_number: number }) => number ?? <span className={missing}>{texts.voucherMissing}</span>,
      width: '124px',
      numeric: true,
      emphasis: 'strong',
      entry: 'left',
      isKey: true,
    },
    {
      id: 'supplier',
      header: texts.supplier,
      translate: 'no',
      cell: ({ supplier_business_name }) => <ClampedText text={supplier_business_name} />,
      entry: 'main',
    },
    {
      id: 'total',
      header: texts.total,
      cell: ({ total_amount: total }) => <MoneyText variant="row" amount={knownAmount(total)} />,
      align: 'end',
      width: '108px',
      numeric: true,
      // What is still to be paid needs the width for its deadline.
      priority: paid === 'N' ? 'p2' : 'p3',
    },
    {
      id: 'amount',
      header: texts.amount,
      cell: ({ deposit_amount }) => <MoneyText variant="row" amount={knownAmount(deposit_amount)} />,
      align: 'end',
      width: '104px',
      numeric: true,
      emphasis: 'strong',
      entry: 'amount',
    },
  ]
}

function depositColumns(texts: DetractionsMessages): readonly DetractionColumn[] {
  return [
    {
      id: 'deposit-date',
      header: texts.depositDate,
      cell: ({ payment_datetime }) => <DateText date={payment_datetime} />,
      width: '92px',
      numeric: true,
      emphasis: 'soft',
      paid: 'S',
    },
    {
      id: 'certificate',
      header: texts.certificate,
      cell: ({ certificate_number: number }) => number ?? '-',
      width: '100px',
      numeric: true,
      emphasis: 'soft',
      priority: 'p2',
      paid: 'S',
    },
  ]
}

/** What is to be known before a deposit is made. */
function dueColumns(texts: DetractionsMessages): readonly DetractionColumn[] {
  return [
    {
      id: 'good',
      header: texts.good,
      cell: ({ good_or_service_code: code, due }) => (code === null ? '-' : texts.goodAndRate(code, due?.rate ?? null)),
      width: '96px',
      numeric: true,
      paid: 'N',
    },
    {
      id: 'deadline',
      header: texts.deadline,
      cell: (detraction) => <DueCell detraction={detraction} />,
      minWidth: '178px',
      paid: 'N',
    },
  ]
}

interface ActionsProps extends DetractionRowActions {
  readonly texts: DetractionsMessages
  readonly detraction: Detraction
  readonly paid: 'S' | 'N'
}

function Actions({ detraction, paid, texts, onVoucher, onReceipt, onEnter }: ActionsProps): JSX.Element {
  return (
    <RowButtons>
      <RowButton
        icon={EyeIcon}
        text={texts.voucher}
        label={texts.seeVoucher(detraction.serie_number ?? '')}
        unavailable={detraction.img_cpe_file_url === null ? texts.voucherUnavailable : undefined}
        onClick={() => onVoucher(detraction)}
      />
      {paid === 'S' ? (
        <RowButton
          iconOnly
          icon={ReceiptIcon}
          text={texts.receipt}
          label={texts.seeReceipt(detraction.certificate_number ?? '')}
          onClick={() => onReceipt(detraction)}
        />
      ) : null}
      {paid === 'N' && onEnter ? (
        <RowButton
          iconOnly
          icon={PencilIcon}
          text={texts.complete}
          label={texts.completeVoucher(detraction.serie_number ?? '')}
          onClick={() => onEnter(detraction)}
        />
      ) : null}
    </RowButtons>
  )
}
