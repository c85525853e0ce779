// @contapro/sdk: typed client, query values and session, without React. Every name is a promise; src/index.test.ts lists them.
export type { BusinessesResource } from './businesses/businesses-resource.ts'
export { type BusinessQueries, businessQueries } from './businesses/queries.ts'
export type { CallOptions } from './client/caller.ts'
export type { ContaproEvent, ContaproEventListener } from './client/client-event.ts'
export {
  type ClientSession,
  type ContaproClient,
  type ContaproClientOptions,
  createContaproClient,
} from './client/contapro-client.ts'
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
  CreatedUpload,
  Credentials,
  ErrorAnswer,
  ErrorReason,
  History,
  MoneyText,
  NewBusiness,
  OperationId,
  OperationType,
  Pagination,
  PurchaseDashboard,
  RucOwner,
  SalesDashboard,
  SignInAnswer,
  Subscription,
  TotalAmount,
  Upload,
  UploadFile,
  UploadFileError,
  UploadList,
  User,
  Voucher,
  VoucherFilterField,
  VoucherFilterOptions,
  VoucherList,
  VoucherStatusFilter,
} from './contract/contract.ts'
export type { DashboardResource, HistoryFilter, PeriodScope } from './dashboard/dashboard-resource.ts'
export { type DashboardQueries, dashboardQueries } from './dashboard/queries.ts'
export type { ContaproQuery } from './queries/contapro-query.ts'
export { type StaleTimes, staleTimes } from './queries/stale-times.ts'
export { watchQueries } from './queries/watch-queries.ts'
export { type AbTestGroup, parseAbTestGroup } from './session/ab-test-group.ts'
export type { AuthState, LoginStatus, PartnerData } from './session/auth-store.ts'
export { browserStorage, type KeyValueStorage, memoryStorage } from './session/browser-storage.ts'
export type { BusinessCreationStatus, BusinessState, SelectedCompany } from './session/business-store.ts'
export {
  type CompanyPeriods,
  type ContaproSession,
  type ContaproSessionOptions,
  createContaproSession,
} from './session/contapro-session.ts'
export type { DashboardState, DateFilterType } from './session/dashboard-store.ts'
export { type DateRange, dateRangeOf } from './session/date-range.ts'
export type { FlagStore, LocalFlags } from './session/local-flags.ts'
export type { Store } from './session/store.ts'
export { type TaxPeriodQueries, taxPeriodQueries } from './tax-periods/queries.ts'
export type { TaxPeriodsResource } from './tax-periods/tax-periods-resource.ts'
export { type UploadQueries, uploadQueries } from './uploads/queries.ts'
export type { UploadProgress, UploadProgressListener } from './uploads/upload-progress.ts'
export type { CreateUploadOptions, PageFilter, UploadsResource } from './uploads/uploads-resource.ts'
export { type UserQueries, userQueries } from './users/queries.ts'
export { subscriptionDaysLeft } from './users/subscription-days-left.ts'
export type { UsersResource } from './users/users-resource.ts'
export { type VoucherQueries, voucherQueries } from './vouchers/queries.ts'
export { type VoucherFileKind, voucherFileKind, voucherFileName } from './vouchers/voucher-file-kind.ts'
export type { VoucherFilter, VoucherScope, VouchersResource } from './vouchers/vouchers-resource.ts'
