import type { Page } from '@playwright/test'
import type { Account } from './product/accounts.ts'

/** A screen: how to get there from Inicio, and what shows that it is complete. */
export interface Screen extends Look {
  readonly account?: Account
  /** Statuses of failed answers that it brings about. */
  readonly expectedFailures?: readonly number[]
  /** What comes of it on the same page, each beginning where the one before ended. */
  readonly next?: readonly Look[]
}

/** How a page stands: how to get there, and what shows that it is complete. */
export interface Look {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  /** The only width at which it is to be seen; both unless told. */
  readonly width?: number
}
