/**
 * Amounts of a voucher that boxes are made of; each means what it does in `PurchaseAmounts` and `SaleAmounts`. `iscBeside` is the ISC
 * beside `taxable` or `taxableDg`, and `iscBesideOther` that beside `taxableDiscount` or `taxableDgng` (`iscBesideBase`).
 */
export type Pdt621Amount =
  | 'exportValue'
  | 'taxable'
  | 'taxableDiscount'
  | 'igv'
  | 'igvDiscount'
  | 'exonerated'
  | 'unaffected'
  | 'ivapTaxable'
  | 'ivap'
  | 'taxableDg'
  | 'igvDg'
  | 'taxableDgng'
  | 'igvDgng'
  | 'taxableDng'
  | 'untaxed'
  | 'iscBeside'
  | 'iscBesideOther'

/** Which vouchers of its side a box takes. What is left out makes no difference. */
export interface Pdt621Vouchers {
  /** At a reduced rate (`isReducedRate`), or at any other. */
  readonly rate?: 'reduced' | 'other'
  /** Bought in Peru, or brought in with a customs document (types 50 to 54). */
  readonly origin?: 'national' | 'customs'
  /** Only purchases whose IGV counts (`countsAsCredit`); the others take purchases of any status that are not annulled. */
  readonly needsCredit?: boolean
}

/** A box of Formulario 621 that vouchers make up. */
export interface Pdt621VoucherBox {
  readonly box: string
  readonly section: 'ventas' | 'compras' | 'ivap'
  readonly operation: 'VENTA' | 'COMPRA'
  /** In the form's words. */
  readonly label: string
  /** The box of its base, for a tax; else null. */
  readonly baseBox: string | null
  readonly vouchers: Pdt621Vouchers
  /** What each voucher adds: the sum of these, or its opposite. */
  readonly amounts: readonly Pdt621Amount[]
  readonly isSubtracted: boolean
}
