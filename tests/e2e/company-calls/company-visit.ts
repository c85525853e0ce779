import type { FrameLocator, Locator, Page } from '@playwright/test'
import { sampleMonth } from '../product/sample-month.ts'

/** A look at a company, beginning on any of its screens: how to come there, and what the server is asked for. */
export interface CompanyVisit {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  readonly reads: readonly CompanyRead[]
}

/** One call of a screen, and how the screen stands while its answer is missing. */
export interface CompanyRead {
  readonly call: string
  readonly waiting: (page: Page) => Locator
  readonly failure: string
  /** Where the failure shows, if in a frame of the page. */
  readonly frame?: (page: Page) => FrameLocator
  readonly loaded: (page: Page) => Locator
}

/** What holds a text. */
export const byText =
  (text: string) =>
  (page: Page): Locator =>
    page.getByText(text)

/** Opens a section of the company by its menu. */
export const bySection =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('link', { name, exact: true }).click()

/** Chooses a tab of the screen. */
export const byTab =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

/** Opens the sample month of the company whose screen is open at another address of the dashboard. */
export const byAddress =
  (path: string, more = '') =>
  async (page: Page): Promise<void> => {
    const company = new URL(page.url()).searchParams.get('empresa')
    await page.goto(`/dashboard${path}?empresa=${company}&periodo=${sampleMonth.period.code}${more}`)
  }
