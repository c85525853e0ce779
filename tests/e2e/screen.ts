import type { Page } from '@playwright/test'
import type { Account } from './product/accounts.ts'

/** A screen: how to get there from Inicio, and what shows that it is complete. */
export interface Screen {
  readonly name: string
  readonly account?: Account
  readonly open: (page: Page) => Promise<void>
}
