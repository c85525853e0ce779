import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'

/** A server of one test and the account that can sign in. */
export interface Product {
  readonly url: string
  readonly email: string
  readonly password: string
  /** Where the mails that it sends are written. */
  readonly mailFolder: string
}

interface Watch {
  /** Statuses of failed answers that the test brings about; the browser logs each as an error. */
  expectedFailures: readonly number[]
  /** Fails the test when the page logs an error or a warning, breaks the security policy, or asks another host. */
  quiet: undefined
}

/** A test against the product with its demo data. */
export const test = base.extend<Watch>({
  expectedFailures: [[], { option: true }],
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
export const emptyTest = withProduct([])
/** A test against a server of its own that holds the sample month of its account's one company. */
export const monthTest = withProduct(['month'])

/** A test against a server of its own where the demo plays SUNAT, by the SOL user, and another account has `takenCompany`. */
export const collectTest = withProduct(['collect'])

/** A test against a server of its own whose configuration names a service of each kind. The browser is not asked to be quiet. */
export const configuredTest = withProduct(['adapters']).extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  quiet: async ({}, use) => use(undefined),
})

function withProduct(args: readonly string[]) {
  return test.extend<{ product: Product }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    product: async ({}, use) => {
      const { child, product } = await startProduct(args)
      await use(product)
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
    baseURL: async ({ product }, use) => use(product.url),
  })
}

async function startProduct(args: readonly string[]): Promise<{ child: ChildProcess; product: Product }> {
  const script = fileURLToPath(new URL('serve-empty.ts', import.meta.url))
  const child = spawn('node', ['--conditions=contapro-source', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) return { child, product: JSON.parse(line) as Product }
  }
  throw new Error('The server of the test ended before it was ready. Its own message stands above.')
}

function watch(page: Page, origin: string, expectedFailures: readonly number[]): string[] {
  const complaints: string[] = []
  const isExpected = (text: string): boolean =>
    expectedFailures.some((status) => text.includes(`responded with a status of ${status} `))
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
