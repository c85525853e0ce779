import type { Browser, Page } from 'playwright'

/** What a careful host allows: its own files, no inline style, no nonce. */
export const strictPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'"

/** Where a host may put a widget. */
export const places = ['page', 'clip', 'shadow', 'shadow-clip'] as const

/** A page in a window of its own, and what it reports: violations of the policy, errors. */
export interface StrictPage {
  readonly page: Page
  readonly problems: readonly string[]
}

/** Opens a page and listens from its first moment. */
export async function openStrictPage(browser: Browser, address: string): Promise<StrictPage> {
  const problems: string[] = []
  const page = await browser.newPage({ viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' })
  await page.exposeFunction('reportViolation', (text: string) => problems.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'reportViolation')(`${event.violatedDirective} in ${event.sourceFile}`)
    })
  })
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(address)
  return { page, problems }
}
