import type { Business, DateFilterType, OperationType, VoucherFigure, VoucherStatusFilter } from '@contapro/sdk'

/**
 * Where a widget can lead. The host turns a target into an address of its own (`links` of the provider), so that no
 * widget knows a router. A target without an address is not rendered.
 */
export type NavigationTarget =
  | { readonly to: 'signIn' }
  /** Password recovery (part 1 §2). */
  | { readonly to: 'recoverPassword' }
  /** A new accountant's account. */
  | { readonly to: 'signUp' }
  /** The accountant's companies. */
  | { readonly to: 'home' }
  /** `newUser` for an account without companies (part 1 §2: /registrar-empresas). */
  | { readonly to: 'registerCompany'; readonly newUser?: boolean }
  /** Where to wait while every company is in progress; the page names these (part 1 §2: /registro-empresa). */
  | { readonly to: 'processing'; readonly companies: readonly CompanyName[] }
  /** Plans of the subscription (decisions 34). */
  | { readonly to: 'plans' }
  /** The report of a company; of the selected one unless it names another. */
  | { readonly to: 'dashboard'; readonly businessUuid?: string; readonly taxPeriod?: string }
  /** The vouchers of one side, of one status ('1' gasto deducible, decisions 16) or of all; or exactly those of a figure. */
  | {
      readonly to: 'vouchers'
      readonly operation: OperationType
      readonly status?: VoucherStatusFilter
      readonly figure?: VoucherFigure
      /** Of `observado`: the code of the first rule that doubts them, `otros` for those without a name. */
      readonly figureReason?: string
      readonly businessUuid?: string
      readonly taxPeriod?: string
    }
  /** The detractions of purchases: those to pay (N) or the deposits (S, default), by the date of payment (default) or by the accounting period. */
  | {
      readonly to: 'detractions'
      readonly paid?: 'S' | 'N'
      readonly filterType?: DateFilterType
      readonly businessUuid?: string
      readonly taxPeriod?: string
    }
  /** Informe PDT: the cards of a period and the boxes of Formulario 621. */
  | { readonly to: 'pdt'; readonly businessUuid?: string; readonly taxPeriod?: string }
  /** Perceptions or retentions of a period. */
  | { readonly to: 'perceptions' | 'retentions'; readonly businessUuid?: string; readonly taxPeriod?: string }
  | { readonly to: 'uploads'; readonly businessUuid?: string }
  /** The observed vouchers of a company (part 2 §2: /dashboard/observaciones). */
  | { readonly to: 'observations'; readonly businessUuid?: string; readonly taxPeriod?: string }
  /** The SOL credentials of a company. */
  | { readonly to: 'credentials'; readonly businessUuid?: string }
  /** What a company's IGV, observations and files go by (decisions 30). */
  | {
      readonly to: 'settings'
      /** The section to begin at; `currency` and `date` (`YYYY-MM-DD`) are what a new exchange rate is for. */
      readonly section?: 'prorrata' | 'exchange_rates' | 'stated_carries'
      readonly currency?: string
      readonly date?: string
      readonly businessUuid?: string
    }
  /** Help pages: why a voucher can be missing, how to give the SOL user a permission. */
  | { readonly to: 'help'; readonly topic: 'missingVouchers' | 'permissions' }
  /** Videos that explain the product. */
  | { readonly to: 'tutorials' }
  /** Somebody to write to. */
  | { readonly to: 'support' }
  | { readonly to: 'terms' }
  | { readonly to: 'privacy' }

/** What a page needs to name a company before its list is there. */
export type CompanyName = Pick<Business, 'uuid' | 'name' | 'ruc'>

/** The address of a target, or undefined when the host has no place for it. */
export type TargetLinks = (target: NavigationTarget) => string | undefined
