import type { IgvRate, PurchaseDecision } from '@contapro/sunat'
import type { ObservationCode, SaleFindingCode } from '@contapro/sunat/observations'
import type { PurchaseAmounts, SaleAmounts } from '@contapro/sunat/sire'
import type { SetAsideRow } from '../../platform/db/schema/set-aside-row.ts'

/** Which book a voucher stands in. */
export type Operation = 'COMPRA' | 'VENTA'

/** Where period and amounts come from, weakest first (decisions 21). */
export const voucherSources = ['xml', 'ple', 'proposal', 'replacement'] as const
export type VoucherSource = (typeof voucherSources)[number]

/** Names a voucher within its company. */
export interface VoucherIdentity {
  readonly operation: Operation
  /** `{issuer}-{type}-{series}-{number}`. */
  readonly code: string
  readonly issuerDocument: string
  readonly type: string
  readonly series: string
  readonly number: string
}

/** Amounts in soles, whole céntimos; null in the other book. */
export interface VoucherAmounts {
  readonly taxableDg: number | null
  readonly igvDg: number | null
  readonly taxableDgng: number | null
  readonly igvDgng: number | null
  readonly taxableDng: number | null
  readonly igvDng: number | null
  readonly untaxed: number | null
  readonly exportValue: number | null
  readonly taxable: number | null
  readonly taxableDiscount: number | null
  readonly igv: number | null
  readonly igvDiscount: number | null
  readonly exonerated: number | null
  readonly unaffected: number | null
  readonly ivapTaxable: number | null
  readonly ivap: number | null
  readonly isc: number
  readonly icbper: number
  readonly other: number
  readonly total: number
}

/** Where the row of a register was read (`FilePlace`); all null for source `xml` and for rows of before places were kept. */
export interface RowPlace {
  /** Milliseconds since 1970: SUNAT's date of the file, otherwise when it was received. */
  readonly fileMadeAtMs: number | null
  /** Version of the ingestion that read it, which is the order of upload. */
  readonly fileVersion: number | null
  /** Position in its zip, from 0. */
  readonly fileEntry: number | null
  readonly fileLine: number | null
}

/** What the winning register row says, or the XML while no register names the voucher. */
export interface RegisterAspect extends VoucherAmounts, RowPlace {
  readonly source: VoucherSource
  readonly period: string
  readonly issuedOn: string
  readonly dueOn: string | null
  readonly finalNumber: string | null
  readonly counterpartyDocumentType: string
  readonly counterpartyDocument: string
  readonly counterpartyName: string
  readonly currency: string
  /** Of source `xml` the one that the accountant entered. */
  readonly exchangeRate: string | null
  readonly modifiedIssuedOn: string | null
  readonly modifiedType: string | null
  readonly modifiedSeries: string | null
  readonly modifiedNumber: string | null
  readonly noteType: string
  /** Est. Comp. that counts: of the row, or of a later file of its source that annuls the voucher. */
  readonly state: string
  /** Est. Comp. of the row itself where a later file of another period annuls the voucher; null everywhere else. */
  readonly ownState: string | null
  readonly customsYear: string
  readonly operationType: string
  readonly registerDetraction: boolean
  /** Other periods whose registers name the voucher too, ascending. */
  readonly alsoAnnotatedIn: readonly string[]
  /** Rows and XML that name the voucher, say something else and do not count; the strongest first. */
  readonly setAside: readonly SetAsideRow[]
}

/** What the XML says; its amounts are in its own currency. */
export interface XmlAspect {
  readonly xmlDocument: string | null
  readonly itemDescription: string | null
  readonly itemCount: number
  readonly originalCurrency: string | null
  readonly originalNet: number | null
  readonly originalIgv: number | null
  readonly originalTotal: number | null
  /** As the register of its book would hold them, in the voucher's currency; null for one in soles. */
  readonly originalAmounts: PurchaseAmounts | SaleAmounts | null
  readonly xmlRemainder: number | null
  readonly igvPercents: readonly string[] | null
  readonly addresseeDocumentType: string | null
  readonly addresseeDocument: string | null
  readonly xmlDetractionCode: string | null
  readonly xmlDetractionPercent: string | null
  readonly xmlDetractionAmount: number | null
  readonly xmlDetractionAccount: string | null
  readonly xmlOperationType: string | null
}

/** What a rule finds in a purchase or a sale. */
export type FindingCode = ObservationCode | SaleFindingCode

/** What the rules of observation found that has an effect, or that no row tells; they look at more than the voucher itself. */
export interface VoucherFindings {
  /** Subject to detraction, as the files or the accountant say. */
  readonly hasDetraction: boolean
  readonly observations: readonly FindingCode[]
  /** In which period a credit `later` may be taken; null for every other. */
  readonly creditPeriod: string | null
}

/** What follows from all of it by the rules. */
export interface VoucherTreatment {
  readonly status: 'gasto deducible' | 'gasto no deducible' | 'observado' | ''
  readonly statusReasons: readonly string[]
  readonly credit: 'yes' | 'no' | 'later' | ''
  readonly creditReasons: readonly string[]
  readonly rate: IgvRate
  /** ISC in céntimos that the row states beside `taxable` or `taxableDg`, and on which its IGV is computed (`iscBesideBase`). */
  readonly iscBeside: number
  /** The same beside `taxableDiscount` or `taxableDgng`. */
  readonly iscBesideOther: number
  readonly missingExchangeRate: boolean
  readonly annulled: boolean
}

/** What is known besides files: the limit pass and the accountant decide it. */
export interface VoucherMarks {
  readonly overBoletaLimit: boolean
  readonly decision: PurchaseDecision | null
}

/** One state of a voucher, column by column of the table `vouchers`, without its versions. */
export interface VoucherRow
  extends VoucherIdentity,
    RegisterAspect,
    XmlAspect,
    VoucherFindings,
    VoucherTreatment,
    VoucherMarks {}

/** A row before the rules are applied. */
export type UntreatedVoucher = Omit<VoucherRow, keyof VoucherTreatment | keyof VoucherFindings>

/** The place of what no register says. */
export const noPlace: RowPlace = { fileMadeAtMs: null, fileVersion: null, fileEntry: null, fileLine: null }

export const noXml: XmlAspect = {
  xmlDocument: null,
  itemDescription: null,
  itemCount: 0,
  originalCurrency: null,
  originalNet: null,
  originalIgv: null,
  originalTotal: null,
  originalAmounts: null,
  xmlRemainder: null,
  igvPercents: null,
  addresseeDocumentType: null,
  addresseeDocument: null,
  xmlDetractionCode: null,
  xmlDetractionPercent: null,
  xmlDetractionAmount: null,
  xmlDetractionAccount: null,
  xmlOperationType: null,
}
