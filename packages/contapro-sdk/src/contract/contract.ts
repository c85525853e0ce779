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

/** An open session of the account: its browser, and when it began and was used last. */
export type OpenSession = Schemas['session']

/** The accountant's plan; null while none is picked. */
export type Subscription = NonNullable<User['subscription']>

/** A company under review (part 1 §3). */
export type Business = Schemas['business']

/** How a company stands with SUNAT; only VALID companies open the dashboard (part 1 §4). */
export type BusinessStatus = Schemas['business-status']

/** What the registration of a company takes (part 1 §7, `POST /app/internal/me/businesses`). */
export type NewBusiness = JsonBody<'registerBusiness'>

/** A company that was just registered. A server may answer without a body: then only RUC and name are present. */
export type RegisteredBusiness = Pick<Business, 'ruc' | 'name'> & Partial<Business>

/** Whose company a RUC is (decisions 11). */
export type RucOwner = JsonAnswer<'validateByRuc', 200>

/** What sign-in takes. */
export type Credentials = JsonBody<'signIn'>

/** What sign-in answers: the bearer token and the A/B group. */
export type SignInAnswer = Schemas['access']

/** What the registration of an account takes (part 1 §7, `POST /app/internal/users`). */
export type NewUser = JsonBody<'createUser'>

/** What the partner's account form sends; `razon_social` stands for a missing name (decisions 11). */
export type NewPartnerUser = JsonBody<'createPartnerUser'>

/** What the partner's sign-in answers: the bearer token, and the login status. */
export type PartnerSignInAnswer = JsonAnswer<'signInPartner', 200>

/** Whom a partner's server hands over, and the company that was open there. */
export type NewHandover = Schemas['new-handover']

/** A token for the address of the partner entry, and until when it holds (UTC). */
export type CreatedHandover = JsonAnswer<'createHandover', 200>

/** What a handed-over token answers: the session, and whom and what it was made for. */
export type HandoverAccess = Schemas['handover-access']

/** The company that was open in the partner software. */
export type PartnerCompany = Schemas['partner-company']

/** The token of a recovery link and the new password. */
export type PasswordReset = JsonBody<'resetPassword'>

/** A plan on offer; its price is decimal text in soles for one month or one year, IGV included (decisions 34). */
export type Plan = Schemas['plan']

/** The plans on offer, by plan type, and whether the account may still have a free trial (decisions 34). */
export type PlanList = Schemas['plan-list']

/** The last change of plan, which can be undone until a day in Lima (decisions 45). */
export type PlanChange = Schemas['plan-change']

/** The plan after the last change was undone; null without one (decisions 45). */
export type RestoredPlan = Schemas['restored-plan']

/** The settings of a company: what holds, what Contapro ships, who changed what and when, and the padrón in use (decisions 30). */
export type Settings = Schemas['settings']

/** What is set for a company (decisions 30). */
export type SettingsValues = Schemas['settings-values']

/** Some of the settings, each whole. */
export type SettingsPatch = Schemas['settings-patch']

/** Who changed which settings, when, from what to what. */
export type SettingsChange = Schemas['settings-change']

/** One column of the Siscont file: a field of the voucher, a fixed value, or nothing. */
export type SiscontColumn = Schemas['siscont-column']

/** SOL user and API key of a company; what is left out stays as it is (part 2 §7). */
export type SolCredentials = Schemas['credentials']

/** RUC, SOL user and API key to try at SUNAT (part 2 §7). */
export type CredentialsToCheck = JsonBody<'validateCredentials'>

/** How SUNAT took credentials: `code` 200, 400, 503 or another, by portal or API (part 2 §8). */
export type CredentialsCheck = Schemas['credentials-check']

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

/** Something to look at in a sale: a stable code, a title and Spanish sentences. It changes no figure. */
export type SaleAdvice = Schemas['sale-advice']

/** A page of vouchers, and the sums over all pages of the filter. */
export type VoucherList = Schemas['voucher-list']

/** What the vouchers of a period can be filtered by: key → name for each field (part 2 §3). */
export type VoucherFilterOptions = Schemas['voucher-filter-options']['data']

/** `status` of the list: '0' all, '1' gasto deducible, '2' gasto no deducible, '3' observado (decisions 16). */
export type VoucherStatusFilter = NonNullable<Query<'listVouchers'>['status']>

/** The field a list is filtered by; one at a time (decisions 16). */
export type VoucherFilterField = NonNullable<Query<'listVouchers'>['filter_by']>

/** A figure of a screen, by the vouchers that make it up. */
export type VoucherFigure = Schemas['voucher-figure']

/** An upload of one or more files (decisions 12). */
export type Upload = Schemas['upload']

/** One file of an upload; it is taken whole or not at all. */
export type UploadFile = Schemas['upload-file']

/** Why a file was refused: line, SUNAT's field name, code and a Spanish sentence. */
export type UploadFileError = Schemas['file-error']

/** What a row, voucher or deposit of an uploaded file contradicts itself in, though it was read. */
export type UploadFileWarning = Schemas['file-warning']

/** The undoing of an upload: its state, and who requested it when. */
export type UploadUndo = Schemas['upload-undo']

/** A page of uploads, newest first. */
export type UploadList = JsonAnswer<'listUploads', 200>

/** What a new upload answers at once; follow it by its uuid. */
export type CreatedUpload = JsonAnswer<'createUpload', 202>

/** Rows and pages of a list. */
export type Pagination = Schemas['pagination']

/** An entry of the accountant's event log as it is sent (part 1 §3 and §7). */
export type EventLogBody = JsonBody<'createEventLog'>

/** A rule that doubts a purchase; a name of null is shown as 'Otros motivos' (decisions 22). */
export type Observation = Schemas['observation']

/** What an accountant decided about a purchase, who and when. */
export type Decision = Schemas['decision']

/** A purchase of the Observaciones lists: what the rules found, what was decided, what can be done with it now. */
export type ReviewedVoucher = Schemas['reviewed-voucher']

/** A page of the Observaciones lists, its sums over all pages, and the counts of the three tabs. */
export type ReviewedVoucherList = Schemas['reviewed-voucher-list']

/** Purchases of a period by status: observed, rejected, validated. */
export type ObservationCounts = Schemas['observation-counts']

/** What came of a decision: the rows, the counts and the IGV of the period as they are now. */
export type DecisionResult = Schemas['decision-result']

/** A deposit, or a purchase whose detraction has none yet, with what its receipt shows (part 2 §3). */
export type Detraction = Schemas['detraction']

/** A page of detractions, and their sum over all pages. */
export type DetractionList = Schemas['detraction-list']

/** Paid and unpaid detractions of a period, added up. */
export type DetractionTotals = Schemas['detraction-totals']

/** By when an unpaid detraction is to be deposited, by which rate, and what depends on it. */
export type DetractionDue = Schemas['detraction-due']

/** What an accountant entered by hand about the detraction of a purchase, who and when. */
export type DetractionEntry = Schemas['detraction-entry']

/** A credit or debit note about a purchase under detraction. */
export type DetractionNote = Schemas['detraction-note']

/** What is entered about one purchase; it replaces what was entered before. */
export type DetractionEntryRequest = Schemas['detraction-entry-request']

/** The entry that stands now; `is_reviewing` while the figures still follow. */
export type DetractionEntryResult = Schemas['detraction-entry-result']

/** A page of purchases that seem to be under detraction and carry no mark: advice only. */
export type PossibleDetractionList = Schemas['possible-detraction-list']

/** A purchase that seems to be under detraction, with the good or service that it suggests. */
export type PossibleDetraction = PossibleDetractionList['vouchers'][number]

/** Which deposits a bulk file is to hold, and the accounts that nothing else tells. */
export type DepositFileRequest = Schemas['deposit-file-request']

/** What a bulk file would hold, and what is missing. */
export type DepositFileCheck = Schemas['deposit-file-check']

/** One deposit of a bulk file that is checked. */
export type DepositFileLine = Schemas['deposit-file-line']

/** A bulk file that was made, and how many of its deposits SUNAT's reports show. */
export type DepositFile = Schemas['deposit-file']

/** A deposit of a bulk file that is not what the list of pending deposits shows. */
export type DepositFileDifference = Schemas['deposit-file-difference']

/** Bulk files of a period, newest first. */
export type DepositFileList = Schemas['deposit-file-list']

/** A bulk file that was made now, with its text. */
export type NewDepositFile = Schemas['new-deposit-file']

/** A comprobante de percepción (CPE 40) that the company suffered. */
export type Perception = Schemas['perception']

/** A page of perceptions, and their sum over all pages. */
export type PerceptionList = Schemas['perception-list']

/** A comprobante de retención (CPE 20) that the company suffered. */
export type Retention = Schemas['retention']

/** A page of retentions, and their sum over all pages. */
export type RetentionList = Schemas['retention-list']

/** The Informe PDT of one side of a period (part 2 §2). */
export type PdtReport = Schemas['pdt-report']

/** The boxes of Formulario 621 for one period (decisions 17). */
export type Pdt621 = Schemas['pdt621']

/** A box: the exact sum of its vouchers, its value in whole soles, the difference. */
export type Pdt621Box = Schemas['pdt621-box']

/** Perceptions or retentions of months that are not loaded, and what their box receives with them. */
export type LeftOutWithholdings = Schemas['left-out-withholdings']

/** A box of Formulario 621 that the rules of an update changed: whole soles before and after, and why. */
export type RuleChange = Schemas['rule-change']

/** A voucher that counted twice because its series was written in two ways. */
export type MergedVoucher = Schemas['merged-voucher']

/** Those that nobody has confirmed to have seen, by period, oldest first. */
export type RuleChanges = Schemas['rule-changes']

/** A page of the vouchers that make up a box, each with what it adds to it. */
export type Pdt621VoucherList = Schemas['pdt621-voucher-list']

/** Which file of each voucher a mass download holds. */
export type VoucherFileType = JsonBody<'downloadVoucherFiles'>['type']

/** What a mass download answers. */
export type VoucherFilesAnswer = Schemas['voucher-files-answer']

/** A voucher whose file could not be put into a mass download. */
export type FailedVoucherFile = VoucherFilesAnswer['failed'][number]

/** A report that is ready: a signed address that expires, and the name to save the file under. */
export type ReportFile = Schemas['report-file']

/** A large report that is being made; the same call is asked again (decisions 14). */
export type ReportJob = Schemas['report-job']
