const SECOND = 1_000
const MINUTE = 60 * SECOND

/** How long an answer counts as fresh, in milliseconds. */
export interface StaleTimes {
  /** The accountant: changes with the plan. */
  readonly user: number
  /** Other devices change them. */
  readonly sessions: number
  /** The answer decides which panel the page of a recovery link shows; it stays while the page does. */
  readonly recoveryToken: number
  /** Plans come from the server's configuration. */
  readonly plans: number
  /** Companies: their status changes while data are collected. */
  readonly businesses: number
  readonly rucOwner: number
  readonly settings: number
  readonly taxPeriods: number
  /** Figures of a period, also those to declare. */
  readonly dashboard: number
  /** Lists of vouchers, observations, detractions, perceptions and retentions. */
  readonly vouchers: number
  readonly voucherFilterOptions: number
  /** A file never changes. */
  readonly voucherFile: number
  /** Uploads are followed by polling. */
  readonly uploads: number
}

/**
 * The stale times of all queries. An older answer is still shown at once, and asked for again behind it; what an upload or a
 * registration changes is asked for again at once, fresh or not.
 */
export const staleTimes: StaleTimes = {
  user: 5 * MINUTE,
  sessions: 0,
  recoveryToken: Number.POSITIVE_INFINITY,
  plans: 5 * MINUTE,
  businesses: 30 * SECOND,
  rucOwner: MINUTE,
  settings: MINUTE,
  taxPeriods: MINUTE,
  dashboard: 30 * SECOND,
  vouchers: 30 * SECOND,
  voucherFilterOptions: MINUTE,
  voucherFile: Number.POSITIVE_INFINITY,
  uploads: 0,
}

/** Signed addresses of vouchers' files expire after ten minutes (decisions 14 and 15); a list on screen is renewed before. */
export const SIGNED_ADDRESS_RENEWAL_MS: number = 9 * MINUTE

/** Wait between two looks at companies of which one is in progress. */
export const COMPANIES_POLL_MS: number = 5 * SECOND

/** Wait between two looks at an upload that is at work. */
export const UPLOAD_POLL_MS: number = SECOND

/** Wait between two looks at purchases that are reviewed again. */
export const REVIEW_POLL_MS: number = SECOND

/** Wait between two looks at a report that is being made. */
export const REPORT_POLL_MS: number = SECOND

/** Time after which a report that is not made counts as failed. */
export const REPORT_LIMIT_MS: number = 10 * MINUTE
