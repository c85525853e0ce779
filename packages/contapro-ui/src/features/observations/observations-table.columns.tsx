import type { ReviewedVoucher, ReviewList } from '@contapro/sdk'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { serieNumber } from '../../lists/serie-number.ts'
import type { DataColumn } from '../../patterns/data-table/data-column.ts'
import { DateText } from '../../patterns/date-text/date-text.tsx'
import { ClampedText } from '../../patterns/excerpt-text/excerpt-text.tsx'
import { FileButton } from '../../patterns/file-button/file-button.tsx'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import type { DecisionTask } from './decision-task.ts'
import { decisionWords } from './decision-words.ts'
import { actions as actionsClass, reasonLink } from './observations.css.ts'
import type { ObservationsMessages } from './observations.messages.ts'
import { reasonText } from './review-reasons.ts'

/** What a row can do. */
export interface ReviewRowActions {
  readonly onOpen: (voucher: ReviewedVoucher) => void
  readonly onPreview: (voucher: ReviewedVoucher) => void
  readonly onDecide: (task: DecisionTask) => void
}

/** The columns of a list. After the first list, the reason is followed by who decided what and when. */
export function reviewColumns(
  list: ReviewList,
  texts: ObservationsMessages,
  rowActions: ReviewRowActions,
): readonly DataColumn<ReviewedVoucher>[] {
  const facts: readonly DataColumn<ReviewedVoucher>[] = [
    {
      id: 'issue-date',
      header: texts.issueDate,
      cell: (voucher) => <DateText date={voucher.issue_date} />,
      width: '90px',
      numeric: true,
      emphasis: 'soft',
      entry: 'right',
    },
    {
      id: 'serie-number',
      header: texts.serieNumber,
      cell: serieNumber,
      width: '126px',
      numeric: true,
      emphasis: 'strong',
      entry: 'left',
      isKey: true,
    },
    {
      id: 'supplier',
      header: texts.supplier,
      translate: 'no',
      cell: (voucher) => <ClampedText text={voucher.supplier_business_name} />,
      entry: 'main',
    },
    {
      id: 'reason',
      header: texts.reason,
      cell: (voucher) => (
        <>
          <ReasonCell voucher={voucher} texts={texts} onOpen={rowActions.onOpen} />
          {list === 'observed' ? null : <DecisionText voucher={voucher} texts={texts} />}
        </>
      ),
      width: '172px',
      entry: 'wide',
    },
    {
      id: 'taxable',
      header: texts.taxable,
      cell: (voucher) => <Amount voucher={voucher} money={voucher.taxable_amount} />,
      align: 'end',
      width: '112px',
      numeric: true,
      emphasis: 'strong',
      entry: 'amount',
    },
    {
      id: 'igv',
      header: texts.igv,
      cell: (voucher) => <Amount voucher={voucher} money={voucher.igv_amount} />,
      align: 'end',
      width: '96px',
      numeric: true,
      emphasis: 'soft',
      priority: 'p2',
      entry: 'hidden',
    },
  ]
  const buttons: DataColumn<ReviewedVoucher> = {
    id: 'actions',
    header: texts.actions,
    cell: (voucher) => <Actions voucher={voucher} texts={texts} {...rowActions} />,
    align: 'end',
    entry: 'buttons',
  }
  return [...facts, buttons]
}

interface CellProps {
  readonly voucher: ReviewedVoucher
  readonly texts: ObservationsMessages
}

function ReasonCell({ voucher, texts, onOpen }: CellProps & Pick<ReviewRowActions, 'onOpen'>): JSX.Element {
  const text = reasonText(voucher, texts)
  if (text === undefined) return <span>-</span>
  return (
    <button type="button" className={reasonLink} aria-haspopup="dialog" onClick={() => onOpen(voucher)}>
      <ClampedText text={text} />
    </button>
  )
}

function DecisionText({ voucher, texts }: CellProps): JSX.Element {
  return (
    <Text as="div" variant="caption" tone="secondary">
      {decisionWords(voucher.decision, texts, useLocale())}
    </Text>
  )
}

/** In soles; in its own currency while no register row has put it into soles (decisions 20). */
function Amount({
  voucher,
  money,
}: {
  readonly voucher: ReviewedVoucher
  readonly money: string | undefined
}): JSX.Element {
  const locale = useLocale()
  const amount = centimosOf(money)
  if (voucher.flag_missing_exchange_rate)
    return <span translate="no">{moneyText(amount, locale, voucher.currency)}</span>
  return <MoneyText variant="row" amount={amount} />
}

function Actions({ voucher, texts, onPreview, onDecide }: CellProps & ReviewRowActions): JSX.Element {
  return (
    <span className={actionsClass}>
      <FileButton
        kind="image"
        label={texts.image(serieNumber(voucher))}
        unavailable={voucher.img_cpe_link === null ? texts.imageMissing : undefined}
        onClick={() => onPreview(voucher)}
      />
      <DecisionButtons voucher={voucher} onDecide={onDecide} />
    </span>
  )
}
