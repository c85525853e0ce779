import type { CompaniesMessages } from '../features/companies/companies.messages.ts'
import type { DashboardMessages } from '../features/dashboard/dashboard.messages.ts'
import type { EvolutionMessages } from '../features/dashboard/evolution/evolution.messages.ts'
import type { OverviewMessages } from '../features/dashboard/overview/overview.messages.ts'
import type { PurchasesMessages } from '../features/dashboard/purchases/purchases.messages.ts'
import type { SalesMessages } from '../features/dashboard/sales/sales.messages.ts'
import type { RegisterCompanyMessages } from '../features/companies/register-company.messages.ts'
import type { SessionMessages } from '../features/session/session.messages.ts'
import type { SignInMessages } from '../features/sign-in/sign-in.messages.ts'
import type { UploadsMessages } from '../features/uploads/uploads.messages.ts'
import type { VouchersMessages } from '../features/vouchers/vouchers.messages.ts'
import type { ReportMessages } from './report.messages.ts'

/** The texts of every feature. Types alone: importing a feature brings no other feature's texts. */
export interface FeatureMessages {
  readonly signIn: SignInMessages
  readonly session: SessionMessages
  readonly report: ReportMessages
  readonly companies: CompaniesMessages
  readonly registerCompany: RegisterCompanyMessages
  readonly dashboard: DashboardMessages
  readonly overview: OverviewMessages
  readonly evolution: EvolutionMessages
  readonly purchases: PurchasesMessages
  readonly sales: SalesMessages
  readonly vouchers: VouchersMessages
  readonly uploads: UploadsMessages
}

/** Names under which a host replaces texts. */
export type FeatureName = keyof FeatureMessages
