import type { Voucher } from '@contapro/sdk'
import { centimosOf } from '../../host/centimos-of.ts'
import type { DataColumn } from '../../patterns/data-table/data-column.ts'
import { DateText } from '../../patterns/date-text/date-text.tsx'
import { ClampedText } from '../../patterns/excerpt-text/excerpt-text.tsx'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { ExchangeRateLink } from './exchange-rate-link.tsx'
import { VoucherAmount } from './voucher-amount.tsx'
import { AdviceMark, CreditText, DocumentLink, ItemText, VoucherFiles } from './voucher-cells.tsx'
import { periodText, type VoucherListPlace, type VoucherRowActions } from './voucher-list-place.ts'
import { VoucherStatus } from './voucher-status.tsx'
import { note, soft } from './vouchers.css.ts'
import type { VouchersMessages } from './vouchers.messages.ts'

/**
 * The columns of a side: purchases by the specification (part 2 §2) with IGV, its credit, and total; sales without detraction and status.
 * The list of a figure has each voucher's part in place of items and detraction.
 */
export function voucherColumns(
  place: VoucherListPlace,
  texts: VouchersMessages,
  actions: VoucherRowActions,
): readonly DataColumn<Voucher>[] {
  const { operation, figure } = place
  const issueDate: DataColumn<Voucher> = {
    id: 'issue-date',
    header: texts.issueDate,
    cell: (voucher) => <DateText date={voucher.issue_date} />,
    width: '90px',
    numeric: true,
    emphasis: 'soft',
    entry: 'right',
  }
  const document: DataColumn<Voucher> = {
    id: 'serie-number',
    header: texts.serieNumber,
    cell: (voucher) => (
      <>
        <DocumentLink voucher={voucher} texts={texts} onOpen={actions.onOpen} />
        {voucher.tax_period === undefined || voucher.tax_period === place.taxPeriod ? null : (
          <span className={note}>{texts.registeredIn(periodText(voucher.tax_period, place))}</span>
        )}
        <AdviceMark voucher={voucher} texts={texts} />
      </>
    ),
    width: '112px',
    numeric: true,
    emphasis: 'strong',
    entry: 'left',
    isKey: true,
  }
  const party: DataColumn<Voucher> = {
    id: 'party',
    header: texts.party(operation),
    translate: 'no',
    cell: (voucher) => <ClampedText text={voucher.supplier_business_name} />,
    width: '20%',
    entry: 'main',
  }
  const item: DataColumn<Voucher> = {
    id: 'item',
    header: texts.item,
    cell: (voucher) => <ItemText voucher={voucher} texts={texts} onGloss={actions.onGloss} />,
    minWidth: '172px',
    emphasis: 'soft',
    priority: 'p2',
    entry: 'wide',
  }
  const taxable: DataColumn<Voucher> = {
    id: 'taxable',
    header: texts.taxable,
    cell: (voucher) => (
      <VoucherAmount
        voucher={voucher}
        money={voucher.taxable_amount}
        note={<ExchangeRateLink voucher={voucher} businessUuid={place.businessUuid} />}
      />
    ),
    align: 'end',
    width: '106px',
    numeric: true,
    entry: 'amount',
  }
  const fileColumn: DataColumn<Voucher> = {
    id: 'files',
    header: texts.files,
    cell: (voucher) => <VoucherFiles {...actions} voucher={voucher} texts={texts} />,
    align: 'end',
    width: '88px',
    entry: 'actions',
  }
  if (figure !== undefined) {
    const part = partColumn(texts.figureNames[figure])
    const amounts = amountColumns(texts, place)
    return [issueDate, document, party, taxable, ...amounts, part, ...statusColumn(texts, place), fileColumn]
  }
  const detraction = operation === 'COMPRA' ? [detractionColumn(texts)] : []
  const amounts = amountColumns(texts, place)
  return [
    issueDate,
    document,
    party,
    item,
    taxable,
    ...amounts,
    ...detraction,
    ...statusColumn(texts, place),
    fileColumn,
  ]
}

/** What each voucher adds to the figure, with its sign. */
function partColumn(header: string): DataColumn<Voucher> {
  return {
    id: 'figure',
    header,
    cell: ({ figure_amount: part }) => (
      <MoneyText variant="row" amount={part === undefined ? null : centimosOf(part)} />
    ),
    align: 'end',
    width: '118px',
    numeric: true,
    emphasis: 'strong',
    entry: 'pair',
    canHide: false,
  }
}

function detractionColumn(texts: VouchersMessages): DataColumn<Voucher> {
  return {
    id: 'detraction',
    header: texts.detraction,
    cell: ({ afecto_detraccion: flag }) => (flag === 'si' ? texts.yes : <span className={soft}>{texts.no}</span>),
    width: '78px',
    priority: 'p2',
    entry: 'hidden',
  }
}

/** Sales have no status. */
function statusColumn(texts: VouchersMessages, place: VoucherListPlace): readonly DataColumn<Voucher>[] {
  if (place.operation === 'VENTA') return []
  const column: DataColumn<Voucher> = {
    id: 'status',
    header: texts.status,
    cell: ({ status, tax_period: taxPeriod = place.taxPeriod }) =>
      status === null ? '-' : <VoucherStatus status={status} businessUuid={place.businessUuid} taxPeriod={taxPeriod} />,
    width: '150px',
    entry: 'status',
  }
  return [column]
}

/** Columns for the IGV with its credit, and for the total. Empty if the answer has no amounts. */
function amountColumns(texts: VouchersMessages, place: VoucherListPlace): readonly DataColumn<Voucher>[] {
  if (!place.hasAmounts) return []
  return [
    {
      id: 'igv',
      header: texts.igv,
      cell: (voucher) => (
        <>
          <VoucherAmount voucher={voucher} money={voucher.igv_amount} bare />
          {place.operation === 'COMPRA' ? <CreditText voucher={voucher} texts={texts} place={place} /> : null}
        </>
      ),
      align: 'end',
      width: '88px',
      // 'Con crédito' takes one line.
      minWidth: '78px',
      numeric: true,
      entry: 'pair',
    },
    {
      id: 'total',
      header: texts.summaryTotal,
      cell: (voucher) => <VoucherAmount voucher={voucher} money={voucher.total_amount} bare />,
      align: 'end',
      width: '90px',
      numeric: true,
      // Beside item, detraction and status there is no room for it.
      priority: place.operation === 'COMPRA' && place.figure === undefined ? 'p1' : 'p3',
      entry: 'pair',
    },
  ]
}
