import { test as base, expect, type Page } from '@playwright/test'
import type { ProductKindName } from './product-kinds.ts'
import { closeProduct, openProduct, type Product } from './product.ts'

interface Watch {
  /**
   * Statuses of failed answers that the test brings about, the browser's own name of a failure, or the words by which the
   * product logs one (part 2 §8); each is logged as an error.
   */
  expectedFailures: readonly (number | `net::${string}` | `Error al ${string}:`)[]
  /** Fails the test when the page logs an error or a warning, breaks the security policy, or asks another host. */
  quiet: undefined
}

/** A test against the product with its demo data. */
export const test = base.extend<Watch>({
  expectedFailures: [[], { option: true }],
  context: async ({ context }, use) => {
    await context.addInitScript(haveSeenDashboard)
    await use(context)
  },
  quiet: [
    async ({ page, baseURL, expectedFailures }, use) => {
      const complaints = watch(page, baseURL ?? '', expectedFailures)
      await use(undefined)
      expect(complaints, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

/** A test against a server of its own, without demo data: one account, no company. */
export const emptyTest = withProduct('empty')
/** A test against a server of its own that holds the sample month of its account's one company. */
export const monthTest = withProduct('month')

/**
 * A test that only looks at the sample month: those of a worker share one server, and one that would change something there fails.
 */
export const readMonthTest = test.extend<{ product: Product; onlyLooks: undefined }, { month: Product }>({
  month: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const product = await openProduct('month')
      await use(product)
      await closeProduct(product)
    },
    { scope: 'worker' },
  ],
  product: async ({ month }, use) => use(month),
  baseURL: async ({ product }, use) => use(product.url),
  onlyLooks: [
    async ({ page }, use) => {
      const changes: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (request.method() !== 'GET' && !harmless.test(pathname)) changes.push(`${request.method()} ${pathname}`)
      })
      await use(undefined)
      expect(changes, 'what was sent to a server that others look at').toEqual([])
    },
    { auto: true },
  ],
})

/** Calls that are no GET and change nothing that another test sees. */
const harmless = /\/(sign-in|event-logs|all-invoices-files)$/

/** The same, of an account of group B. */
export const groupBTest = withProduct('groupB')

/** A test against a server of its own whose account has no plan. */
export const noPlanTest = withProduct('noPlan')

/** The same, with five companies and a paid annual plan for thirty. */
export const paidTest = withProduct('paid')

/** A test against a server of its own where one account has the five companies of the office, before the files of their month. */
export const officeTest = withProduct('office')

/** A test against a server of its own where the demo plays SUNAT, by the SOL user, and another account has `takenCompany`. */
export const collectTest = withProduct('collect')

/** A test against a server of its own whose account came by the partner's software and has the sample month; another account has `takenCompany`. */
export const partnerTest = withProduct('partner')

/** A test against a server of its own whose configuration names a service of each kind. The browser is not asked to be quiet. */
export const configuredTest = withProduct('adapters').extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  quiet: async ({}, use) => use(undefined),
})

/** The browser knows the video and the tour of the dashboard, which would cover it, unless a test says otherwise. */
export function haveSeenDashboard(): void {
  if (!location.protocol.startsWith('http')) return
  for (const flag of ['completedOnboardingVideo', 'completedFirstOnboarding']) {
    if (localStorage.getItem(flag) === null) localStorage.setItem(flag, 'true')
  }
}

function withProduct(kind: ProductKindName) {
  return test.extend<{ product: Product }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    product: async ({}, use) => {
      const product = await openProduct(kind)
      await use(product)
      await closeProduct(product)
    },
    baseURL: async ({ product }, use) => use(product.url),
  })
}

function watch(page: Page, origin: string, expectedFailures: Watch['expectedFailures']): string[] {
  const complaints: string[] = []
  const isExpected = (text: string): boolean =>
    expectedFailures.some((failure) =>
      text.includes(typeof failure === 'number' ? `responded with a status of ${failure} ` : failure),
    )
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning'
    if (isLoud && !isExpected(message.text())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(origin).origin) {
      complaints.push(`asked another host: ${request.url()}`)
    }
  })
  return complaints
}

export { expect } from '@playwright/test'
export { passTime, type Product, serverLog, storedEvents } from './product.ts'
