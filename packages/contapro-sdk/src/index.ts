// @contapro/sdk: typed client, query values and session, without React. Every name is a promise; src/index.test.ts lists them.
export { type ContaproApi, contaproApi } from './api/contapro-api.ts'
export { listBusinesses, registerBusiness, validateByRuc } from './businesses/calls.ts'
export { type BusinessQueries, businessQueries } from './businesses/queries.ts'
export type { GetAccessToken, RefreshAccessToken } from './client/access-tokens.ts'
export type {
  AnswerOf,
  AnswerReader,
  CallAnswer,
  Caller,
  CallOptions,
  CallTraits,
  ContractCall,
  RouteOf,
  SignedCall,
} from './client/call.ts'
export type { HttpClient } from './client/http-client.ts'
export { answerDefaults } from './generated/answer-defaults.gen.ts'
export type { DownloadedFile, DownloadOptions } from './client/download.ts'
export { type ContaproClient, createContaproClient } from './client/contapro-client.ts'
export type { ContaproClientOptions } from './client/contapro-client-options.ts'
export type { ContaproClock } from './client/contapro-clock.ts'
export {
  ContaproError,
  type ContaproErrorFacts,
  type ContaproErrorKind,
  isContaproError,
} from './client/contapro-error.ts'
export type { ContaproFetch } from './client/network-fetch.ts'
export type { RetryPolicy } from './client/retry-policy.ts'
export type {
  Business,
  BusinessStatus,
  CreatedHandover,
  CreatedUpload,
  Credentials,
  CredentialsCheck,
  CredentialsToCheck,
  Decision,
  DecisionResult,
  DepositFile,
  DepositFileCheck,
  DepositFileDifference,
  DepositFileLine,
  DepositFileList,
  DepositFileRequest,
  Detraction,
  DetractionDue,
  DetractionEntry,
  DetractionEntryRequest,
  DetractionEntryResult,
  DetractionList,
  DetractionNote,
  DetractionTotals,
  ErrorAnswer,
  ErrorReason,
  FailedVoucherFile,
  HandoverAccess,
  History,
  LeftOutWithholdings,
  MergedVoucher,
  MoneyText,
  NewBusiness,
  NewHandover,
  NewPartnerUser,
  NewUser,
  Observation,
  ObservationCounts,
  OperationId,
  OpenSession,
  OperationType,
  Pagination,
  PartnerCompany,
  PartnerSignInAnswer,
  PasswordReset,
  Pdt621,
  Pdt621Box,
  Pdt621VoucherList,
  PdtReport,
  NewDepositFile,
  Perception,
  PerceptionList,
  Plan,
  PlanChange,
  PlanList,
  PossibleDetraction,
  PossibleDetractionList,
  PurchaseDashboard,
  RegisteredBusiness,
  RestoredPlan,
  ReportFile,
  ReportJob,
  Retention,
  RetentionList,
  RuleChange,
  RuleChanges,
  ReviewedVoucher,
  ReviewedVoucherList,
  SaleAdvice,
  RucOwner,
  SalesDashboard,
  Settings,
  SettingsChange,
  SettingsPatch,
  SettingsValues,
  SignInAnswer,
  SiscontColumn,
  SolCredentials,
  Subscription,
  TotalAmount,
  Upload,
  UploadFile,
  UploadFileError,
  UploadFileWarning,
  UploadList,
  UploadUndo,
  User,
  Voucher,
  VoucherFileType,
  VoucherFigure,
  VoucherFilterField,
  VoucherFilterOptions,
  VoucherList,
  VoucherStatusFilter,
} from './contract/contract.ts'
export type { PageFilter } from './contract/page-filter.ts'
export type { PeriodScope } from './contract/period-scope.ts'
export { updateCredentials, validateCredentials } from './credentials/calls.ts'
export {
  getHistory,
  getPurchaseDashboard,
  getSalesDashboard,
  getTotalAmount,
  type HistoryFilter,
} from './dashboard/calls.ts'
export { type DashboardQueries, dashboardQueries } from './dashboard/queries.ts'
export { type DetractionFilter, getDetractionTotals, listDetractions } from './detractions/calls.ts'
export {
  checkDepositFile,
  createDepositFile,
  type DepositFileOrder,
  listDepositFiles,
} from './detractions/deposit-file-calls.ts'
export {
  type DetractionEntryOrder,
  enterDetraction,
  listPossibleDetractions,
  type PossibleDetractionFilter,
} from './detractions/entry-calls.ts'
export { type DetractionQueries, detractionQueries } from './detractions/queries.ts'
export {
  declineVouchers,
  listObservedVouchers,
  listRejectedVouchers,
  listValidatedVouchers,
  type ReviewFilter,
  undoDecisions,
  validateVouchers,
  type VoucherChoice,
} from './observations/calls.ts'
export { type ObservationQueries, observationQueries, type ReviewList } from './observations/queries.ts'
export { type BoxFilter, getPdt621, getPdtReport, listPdt621Vouchers, type PdtReportFilter } from './pdt/calls.ts'
export { type PdtQueries, pdtQueries } from './pdt/queries.ts'
export { listPerceptions, type PerceptionFilter } from './perceptions/calls.ts'
export { type PerceptionQueries, perceptionQueries } from './perceptions/queries.ts'
export { type DownloadedReport, downloadReport, getReportFile, prepareReport } from './reports/calls.ts'
export type { ReportKind, ReportRequest } from './reports/report-request.ts'
export { type RetentionQueries, retentionQueries } from './retentions/queries.ts'
export { listRetentions, type RetentionFilter } from './retentions/calls.ts'
export type { ClientEvents } from './events/client-events.ts'
export type { ActionEvent, ContaproEvent, ContaproEventListener, SessionEvent } from './events/contapro-event.ts'
export { listPlans, type PlanChoice, subscribe, undoPlanChange } from './plans/calls.ts'
export {
  createHandover,
  createPartnerUser,
  type HandoverRequest,
  type PartnerUserRequest,
  signInByHandover,
  signInPartner,
  validatePartnerToken,
} from './partners/calls.ts'
export { createPartnerEntry, type PartnerEntry, type PartnerEntryOutcome } from './partners/create-partner-entry.ts'
export type { PartnerAddress } from './partners/sign-in-from-address.ts'
export type { PartnerRefusal } from './partners/partner-refusal.ts'
export { type PlanQueries, planQueries } from './plans/queries.ts'
export type { ContaproQuery } from './queries/contapro-query.ts'
export { type StaleTimes, staleTimes } from './queries/stale-times.ts'
export { watchQueries } from './queries/watch-queries.ts'
export type { AccessAnswer, AccessTransitions } from './session/access-transitions.ts'
export { type AbTestGroup, parseAbTestGroup } from './session/ab-test-group.ts'
export type { AuthState, LoginStatus, PartnerData } from './session/auth-store.ts'
export { browserStorage, type KeyValueStorage, memoryStorage } from './session/browser-storage.ts'
export type { BusinessCreationStatus, BusinessState, SelectedCompany } from './session/business-store.ts'
export { type ContaproSession, createContaproSession } from './session/contapro-session.ts'
export type { DashboardState, DateFilterType } from './session/dashboard-store.ts'
export { type DateRange, dateRangeOf } from './session/date-range.ts'
export type { FilterState } from './session/filter-store.ts'
export type { FlagStore, LocalFlags } from './session/local-flags.ts'
export type { CompanyPeriods, SelectionTransitions } from './session/selection-transitions.ts'
export type { ContaproSessionOptions, StoredText } from './session/session-stores.ts'
export type { Store } from './session/store.ts'
export { type TokenClaims, tokenClaims } from './session/token-claims.ts'
export { type Utm, utmOf } from './session/utm.ts'
export { confirmRuleChanges, listRuleChanges } from './rule-changes/calls.ts'
export { type RuleChangeQueries, ruleChangeQueries } from './rule-changes/queries.ts'
export { getSettings, updateSettings } from './settings/calls.ts'
export { type SettingsQueries, settingsQueries } from './settings/queries.ts'
export { defaultTaxPeriod } from './tax-periods/default-tax-period.ts'
export { listTaxPeriods } from './tax-periods/calls.ts'
export { type TaxPeriodQueries, taxPeriodQueries } from './tax-periods/queries.ts'
export { type UploadQueries, uploadQueries } from './uploads/queries.ts'
export type { UploadProgress, UploadProgressListener } from './uploads/upload-progress.ts'
export {
  checkUpload,
  createUpload,
  type CreateUploadOptions,
  getUpload,
  listUploads,
  repeatUpload,
  undoUpload,
} from './uploads/calls.ts'
export {
  confirmEmail,
  createUser,
  endOtherSessions,
  endSession,
  getMe,
  listSessions,
  requestPasswordRecovery,
  resetPassword,
  validateRecoveryToken,
} from './users/calls.ts'
export { signIn } from './users/sign-in.ts'
export { signOut } from './users/sign-out.ts'
export { type UserQueries, userQueries } from './users/queries.ts'
export { subscriptionDaysLeft } from './users/subscription-days-left.ts'
export { type VoucherQueries, voucherQueries } from './vouchers/queries.ts'
export {
  downloadValidatedFiles,
  downloadVoucherFiles,
  type ValidatedFilesRequest,
  type VoucherFilesRequest,
  type VoucherFilesZip,
} from './vouchers/voucher-files.ts'
export { type VoucherFileKind, voucherFileKind, voucherFileName } from './vouchers/voucher-file-kind.ts'
export {
  getVoucherFile,
  listVoucherFilterOptions,
  listVouchers,
  type VoucherFilter,
  type VoucherScope,
} from './vouchers/calls.ts'
export { voucherFigures } from './vouchers/voucher-figures.ts'
