import type { OperationType, Voucher } from '@contapro/sdk'
import type { JSX } from 'react'
import type { DataColumn } from '../../patterns/data-table/data-column.ts'
import { DateText } from '../../patterns/date-text/date-text.tsx'
import { ClampedText, ExcerptText } from '../../patterns/excerpt-text/excerpt-text.tsx'
import { FileButton } from '../../patterns/file-button/file-button.tsx'
import { PurchaseStatusBadge } from '../../patterns/status-badge/purchase-status-badge.tsx'
import { VoucherAmount } from './voucher-amount.tsx'
import { serieNumber } from '../../provider/serie-number.ts'
import { voucherItems } from './voucher-items.ts'
import { documentLink, files, soft } from './vouchers.css.ts'
import type { VouchersMessages } from './vouchers.messages.ts'

/** What a row can do. */
export interface VoucherRowActions {
  readonly onOpen: (voucher: Voucher) => void
  readonly onGloss: (voucher: Voucher) => void
  readonly onPreview: (voucher: Voucher) => void
  readonly onDownload: (voucher: Voucher) => void
}

/** About two lines of the item's column. */
const ITEM_CHARACTERS = 32

/** The columns of a side: purchases by the specification (part 2 §2), sales with IGV in place of detraction and status. */
export function voucherColumns(
  operation: OperationType,
  texts: VouchersMessages,
  actions: VoucherRowActions,
): readonly DataColumn<Voucher>[] {
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
    cell: (voucher) => <DocumentLink voucher={voucher} texts={texts} onOpen={actions.onOpen} />,
    width: '126px',
    numeric: true,
    emphasis: 'strong',
    entry: 'left',
    isKey: true,
  }
  const party: DataColumn<Voucher> = {
    id: 'party',
    header: texts.party(operation),
    cell: (voucher) => <ClampedText text={voucher.supplier_business_name} />,
    width: '20%',
    entry: 'main',
  }
  const item: DataColumn<Voucher> = {
    id: 'item',
    header: texts.item,
    cell: (voucher) => <ItemText voucher={voucher} texts={texts} onGloss={actions.onGloss} />,
    minWidth: '132px',
    emphasis: 'soft',
    priority: 'p3',
    entry: 'wide',
  }
  const taxable: DataColumn<Voucher> = {
    id: 'taxable',
    header: texts.taxable,
    cell: (voucher) => <VoucherAmount voucher={voucher} money={voucher.taxable_amount} explained />,
    align: 'end',
    width: '118px',
    numeric: true,
    entry: 'amount',
  }
  const fileColumn: DataColumn<Voucher> = {
    id: 'files',
    header: texts.files,
    cell: (voucher) => <VoucherFiles {...actions} voucher={voucher} texts={texts} />,
    align: 'end',
    width: '92px',
    entry: 'actions',
  }
  const middle = operation === 'COMPRA' ? purchaseColumns(texts) : saleColumns(texts)
  return [issueDate, document, party, item, taxable, ...middle, fileColumn]
}

function purchaseColumns(texts: VouchersMessages): readonly DataColumn<Voucher>[] {
  return [
    {
      id: 'detraction',
      header: texts.detraction,
      cell: ({ afecto_detraccion: flag }) => (flag === 'si' ? texts.yes : <span className={soft}>{texts.no}</span>),
      width: '84px',
      priority: 'p2',
      entry: 'hidden',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => (status === null ? '-' : <PurchaseStatusBadge status={status} />),
      width: '170px',
      entry: 'status',
    },
  ]
}

function saleColumns(texts: VouchersMessages): readonly DataColumn<Voucher>[] {
  return [
    {
      id: 'igv',
      header: texts.igv,
      cell: (voucher) => <VoucherAmount voucher={voucher} money={voucher.igv_amount} />,
      align: 'end',
      width: '110px',
      numeric: true,
      entry: 'pair',
    },
    {
      id: 'total',
      header: texts.summaryTotal,
      cell: (voucher) => <VoucherAmount voucher={voucher} money={voucher.total_amount} />,
      align: 'end',
      width: '118px',
      numeric: true,
      priority: 'p2',
      entry: 'pair',
    },
  ]
}

interface CellProps {
  readonly voucher: Voucher
  readonly texts: VouchersMessages
}

function DocumentLink({ voucher, texts, onOpen }: CellProps & Pick<VoucherRowActions, 'onOpen'>): JSX.Element {
  const name = serieNumber(voucher)
  return (
    <button
      type="button"
      className={documentLink}
      aria-haspopup="dialog"
      aria-label={texts.openVoucher(name)}
      onClick={() => onOpen(voucher)}
    >
      {name}
    </button>
  )
}

function ItemText({ voucher, texts, onGloss }: CellProps & Pick<VoucherRowActions, 'onGloss'>): JSX.Element {
  const [first, ...others] = voucherItems(voucher)
  if (first === undefined) return <span className={soft}>-</span>
  const more = { label: texts.seeGloss, onClick: () => onGloss(voucher) }
  return <ExcerptText text={first} max={ITEM_CHARACTERS} more={more} hasMore={others.length > 0} />
}

type FileActions = Pick<VoucherRowActions, 'onPreview' | 'onDownload'>

function VoucherFiles({ voucher, texts, onPreview, onDownload }: CellProps & FileActions): JSX.Element {
  const name = serieNumber(voucher)
  return (
    <span className={files}>
      <FileButton
        kind="image"
        label={texts.image(name)}
        unavailable={voucher.img_cpe_link === null ? texts.imageMissing : undefined}
        onClick={() => onPreview(voucher)}
      />
      <FileButton
        kind="XML"
        label={texts.xmlOf(name)}
        unavailable={voucher.xml_cpe_link === null ? texts.xmlMissing : undefined}
        onClick={() => onDownload(voucher)}
      />
    </span>
  )
}
