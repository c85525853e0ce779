import type { components, operations } from '../generated/contract.gen.ts'

type Schemas = components['schemas']
type JsonBody<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never
type JsonAnswer<Name extends keyof operations, Status extends number> = operations[Name] extends {
  responses: Record<Status, { content: { 'application/json': infer Body } }>
}
  ? Body
  : never
type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>

/** Name of a call of the contract (`operationId` in openapi/). */
export type OperationId = keyof operations

/** The one shape of every error answer (decisions 10). */
export type ErrorAnswer = Schemas['error']

/** One reason of a failure: a stable code, a Spanish sentence, and the field at fault where there is one. */
export type ErrorReason = ErrorAnswer['errors'][number]

/** The signed-in accountant (part 1 §3). */
export type User = Schemas['user']

/** The accountant's plan; null while none is picked. */
export type Subscription = NonNullable<User['subscription']>

/** A company under review (part 1 §3). */
export type Business = Schemas['business']

/** How a company stands with SUNAT; only VALID companies open the dashboard (part 1 §4). */
export type BusinessStatus = Schemas['business-status']

/** What the registration of a company takes (part 1 §7, `POST /app/internal/me/businesses`). */
export type NewBusiness = JsonBody<'registerBusiness'>

/** Whose company a RUC is (decisions 11). */
export type RucOwner = JsonAnswer<'validateByRuc', 200>

/** What sign-in takes. */
export type Credentials = JsonBody<'signIn'>

/** What sign-in answers: the bearer token and the A/B group. */
export type SignInAnswer = JsonAnswer<'signIn', 200>

/** Side of the register: purchases or sales (part 1 §9). */
export type OperationType = Schemas['operation-type']

/** An amount of the contract: decimal text in soles with two places, minus sign in front (`"2189.40"`). */
export type MoneyText = Schemas['money']

/** The IGV of one tax period (part 2 §2, decisions 16 and 23). */
export type TotalAmount = Schemas['total-amount']

/** Purchases of one tax period (part 2 §2). */
export type PurchaseDashboard = Schemas['purchase-dashboard']

/** Sales of one tax period (part 2 §3). */
export type SalesDashboard = Schemas['sales-dashboard']

/** Twelve months by period (`YYYYMM`), ending in the chosen one; empty months are 0 (decisions 16). */
export type History = Schemas['history']

/** A voucher of the list; amounts are soles, credit notes are negative (part 2 §3). */
export type Voucher = Schemas['voucher']

/** A page of vouchers, and the sums over all pages of the filter. */
export type VoucherList = Schemas['voucher-list']

/** What the vouchers of a period can be filtered by: key → name for each field (part 2 §3). */
export type VoucherFilterOptions = Schemas['voucher-filter-options']['data']

/** `status` of the list: '0' all, '1' gasto deducible, '2' gasto no deducible, '3' observado (decisions 16). */
export type VoucherStatusFilter = NonNullable<Query<'listVouchers'>['status']>

/** The field a list is filtered by; one at a time (decisions 16). */
export type VoucherFilterField = NonNullable<Query<'listVouchers'>['filter_by']>

/** An upload of one or more files (decisions 12). */
export type Upload = Schemas['upload']

/** One file of an upload; it is taken whole or not at all. */
export type UploadFile = Schemas['upload-file']

/** Why a file was refused: line, SUNAT's field name, code and a Spanish sentence. */
export type UploadFileError = Schemas['file-error']

/** A page of uploads, newest first. */
export type UploadList = JsonAnswer<'listUploads', 200>

/** What a new upload answers at once; follow it by its uuid. */
export type CreatedUpload = JsonAnswer<'createUpload', 202>

/** Rows and pages of a list. */
export type Pagination = Schemas['pagination']
