import type { Pagination } from '@contapro/sdk'
import type { DataColumn } from '../patterns/data-table/data-column.ts'

/** What a perception and a retention tell alike. */
export interface Withholding {
  /** RUC of the issuer. Issuer and number identify the voucher. */
  readonly ruc_supplier: string
  readonly document_number: string
  readonly issue_date: string
  readonly state: string
  /** Address of its file. */
  readonly link: string | null
}

/** A page of them. */
export interface WithholdingList<Row> {
  readonly vouchers: readonly Row[]
  readonly summary: { readonly total_items: number }
  readonly pagination: Pick<Pagination, 'total_pages'>
}

/** Texts that both screens have. */
export interface WithholdingMessages {
  readonly title: string
  readonly summary: string
  readonly totalCount: string
  readonly totalAmount: string
  readonly tableTitle: string
  readonly documentNumber: string
  readonly issueDate: string
  readonly supplierRuc: string
  readonly amount: string
  readonly state: string
  readonly actions: string
  readonly seeVoucher: string
  readonly seeVoucherOf: (voucher: string) => string
  readonly voucherUnavailable: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly loaded: (vouchers: number) => string
  readonly loadError: string
}

/** In what the two screens differ. */
export interface WithholdingKind<Row extends Withholding, List extends WithholdingList<Row>, Texts> {
  /** The screen, as the event log names it. */
  readonly view: string
  /** Of all that count, decimal text in soles. */
  readonly totalOf: (list: List) => string
  /** Whose voucher it is, in the head of its preview. */
  readonly issuerOf: (row: Row) => string
  readonly columnsOf: (texts: Texts, onVoucher: (row: Row) => void) => readonly DataColumn<Row>[]
}
