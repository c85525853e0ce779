import type { CompaniesMessages } from '../features/companies/companies.messages.ts'
import type { CompanyFormMessages } from '../features/companies/company-form.messages.ts'
import type { CredentialsMessages } from '../features/companies/credentials.messages.ts'
import type { ProcessingMessages } from '../features/companies/processing.messages.ts'
import type { RegisterCompaniesMessages } from '../features/companies/register-companies.messages.ts'
import type { RegisterCompanyMessages } from '../features/companies/register-company.messages.ts'
import type { RegisterPartnerCompanyMessages } from '../features/companies/register-partner-company.messages.ts'
import type { StatusNewsMessages } from '../features/companies/status-news.messages.ts'
import type { DashboardMessages } from '../features/dashboard/dashboard.messages.ts'
import type { EvolutionMessages } from '../features/dashboard/evolution/evolution.messages.ts'
import type { OverviewMessages } from '../features/dashboard/overview/overview.messages.ts'
import type { PurchasesMessages } from '../features/dashboard/purchases/purchases.messages.ts'
import type { RuleChangesMessages } from '../features/dashboard/rule-changes/rule-changes.messages.ts'
import type { SalesMessages } from '../features/dashboard/sales/sales.messages.ts'
import type { DetractionWorkMessages } from '../features/detractions/detraction-work.messages.ts'
import type { DetractionsMessages } from '../features/detractions/detractions.messages.ts'
import type { ObservationsMessages } from '../features/observations/observations.messages.ts'
import type { OnboardingMessages } from '../features/onboarding/onboarding.messages.ts'
import type { PartnerAccountMessages } from '../features/partners/partner-account.messages.ts'
import type { PartnerEntryMessages } from '../features/partners/partner-entry.messages.ts'
import type { ConfirmEmailMessages } from '../features/password-recovery/confirm-email.messages.ts'
import type { PasswordRecoveryMessages } from '../features/password-recovery/password-recovery.messages.ts'
import type { PdtMessages } from '../features/pdt/pdt.messages.ts'
import type { PerceptionsMessages } from '../features/perceptions/perceptions.messages.ts'
import type { PlansMessages } from '../features/plans/plans.messages.ts'
import type { RetentionsMessages } from '../features/retentions/retentions.messages.ts'
import type { SessionMessages } from '../features/session/session.messages.ts'
import type { SessionsMessages } from '../features/session/sessions.messages.ts'
import type { SettingsMessages } from '../features/settings/settings.messages.ts'
import type { SiscontTemplateMessages } from '../features/settings/siscont-template.messages.ts'
import type { SignInMessages } from '../features/sign-in/sign-in.messages.ts'
import type { SignUpMessages } from '../features/sign-up/sign-up.messages.ts'
import type { UploadsMessages } from '../features/uploads/uploads.messages.ts'
import type { VouchersMessages } from '../features/vouchers/vouchers.messages.ts'
import type { AgreementsMessages } from '../host/agreements.messages.ts'
import type { ReportMessages } from '../host/report.messages.ts'
import type { AppShellMessages } from '../patterns/app-shell/app-shell.messages.ts'
import type { ChartMessages } from '../patterns/chart/chart.messages.ts'
import type { CompanySwitcherMessages } from '../patterns/company-switcher/company-switcher.messages.ts'
import type { CopyButtonMessages } from '../patterns/copy-button/copy-button.messages.ts'
import type { DataTableMessages } from '../patterns/data-table/data-table.messages.ts'
import type { DateRangeMessages } from '../patterns/date-range/date-range.messages.ts'
import type { DownloadMessages } from '../patterns/download/download.messages.ts'
import type { PageSizeSelectMessages } from '../patterns/page-size-select/page-size-select.messages.ts'
import type { PaginationMessages } from '../patterns/pagination/pagination.messages.ts'
import type { PercentChangeMessages } from '../patterns/percent-change/percent-change.messages.ts'
import type { PeriodSelectMessages } from '../patterns/period-select/period-select.messages.ts'
import type { ProcessModalMessages } from '../patterns/process-modal/process-modal.messages.ts'
import type { StatusBadgeMessages } from '../patterns/status-badge/status-badge.messages.ts'
import type { TourMessages } from '../patterns/tour/tour.messages.ts'
import type { UploadMessages } from '../patterns/upload/upload.messages.ts'
import type { VoucherPreviewMessages } from '../patterns/voucher-preview/voucher-preview.messages.ts'
import type { ElementMessages } from './element.messages.ts'

/** The texts of every pattern that brings some. */
interface PatternMessages {
  readonly appShell: AppShellMessages
  readonly chart: ChartMessages
  readonly companySwitcher: CompanySwitcherMessages
  readonly copyButton: CopyButtonMessages
  readonly dataTable: DataTableMessages
  readonly dateRange: DateRangeMessages
  readonly download: DownloadMessages
  readonly pageSizeSelect: PageSizeSelectMessages
  readonly pagination: PaginationMessages
  readonly percentChange: PercentChangeMessages
  readonly periodSelect: PeriodSelectMessages
  readonly processModal: ProcessModalMessages
  readonly statusBadge: StatusBadgeMessages
  readonly tour: TourMessages
  readonly upload: UploadMessages
  readonly voucherPreview: VoucherPreviewMessages
}

/** The texts of every feature and pattern. Types alone: importing a feature brings no other feature's texts. */
export interface FeatureMessages extends PatternMessages {
  readonly agreements: AgreementsMessages
  /** What a custom element says when the page has not set it up rightly. */
  readonly element: ElementMessages
  readonly signIn: SignInMessages
  readonly signUp: SignUpMessages
  readonly partnerAccount: PartnerAccountMessages
  readonly partnerEntry: PartnerEntryMessages
  readonly confirmEmail: ConfirmEmailMessages
  readonly passwordRecovery: PasswordRecoveryMessages
  readonly plans: PlansMessages
  readonly sessions: SessionsMessages
  readonly settings: SettingsMessages
  readonly siscontTemplate: SiscontTemplateMessages
  readonly session: SessionMessages
  readonly report: ReportMessages
  readonly companies: CompaniesMessages
  readonly companyForm: CompanyFormMessages
  readonly credentials: CredentialsMessages
  readonly observations: ObservationsMessages
  readonly onboarding: OnboardingMessages
  readonly processing: ProcessingMessages
  readonly registerCompanies: RegisterCompaniesMessages
  readonly registerCompany: RegisterCompanyMessages
  readonly registerPartnerCompany: RegisterPartnerCompanyMessages
  readonly statusNews: StatusNewsMessages
  readonly dashboard: DashboardMessages
  readonly overview: OverviewMessages
  readonly evolution: EvolutionMessages
  readonly ruleChanges: RuleChangesMessages
  readonly purchases: PurchasesMessages
  readonly sales: SalesMessages
  readonly vouchers: VouchersMessages
  readonly detractions: DetractionsMessages
  readonly detractionWork: DetractionWorkMessages
  readonly pdt: PdtMessages
  readonly perceptions: PerceptionsMessages
  readonly retentions: RetentionsMessages
  readonly uploads: UploadsMessages
}

/** Names under which a host replaces texts. */
export type FeatureName = keyof FeatureMessages
