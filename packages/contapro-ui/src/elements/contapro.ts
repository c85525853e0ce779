// @contapro/ui/elements: all elements. A page that wants some only takes each by its own path. Every name is a promise.
export {
  type ContaproElementEventMap,
  type ContaproElementProblem,
  type ContaproNavigation,
} from './element/element-events.ts'
export type { ContaproElementSettings } from './element/element-settings.ts'
export { configureContapro } from './element/page-settings.ts'
export { ContaproCompanyCardsElement } from './company-cards.ts'
export { ContaproCredentialsElement } from './credentials.ts'
export { ContaproDashboardElement } from './dashboard.ts'
export { ContaproDetractionsElement } from './detractions.ts'
export { ContaproEvolutionElement } from './evolution.ts'
export { ContaproObservationsElement } from './observations.ts'
export { ContaproOverviewElement } from './overview.ts'
export { ContaproPdtElement } from './pdt.ts'
export { ContaproPerceptionsElement } from './perceptions.ts'
export { ContaproPurchaseVouchersElement } from './purchase-vouchers.ts'
export { ContaproReportDownloadElement } from './report-download.ts'
export { ContaproRetentionsElement } from './retentions.ts'
export { ContaproSalesVouchersElement } from './sales-vouchers.ts'
export { ContaproSettingsElement } from './settings.ts'
export { ContaproUploadElement } from './upload.ts'
