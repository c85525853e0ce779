import type { Page } from '@playwright/test'
import { storedViews } from './product/stored-views.ts'
import { collectTest, expect, monthTest, type Product, storedEvents } from './product/test.ts'
import { expectViewBegun } from './steps/expect-view-begun.ts'
import { registerCompany } from './steps/register-company.ts'
import { signIn } from './steps/sign-in.ts'

const company = { ruc: '20990000019', name: 'Empresa de prueba S.A.C.' }
const other = { email: 'otra@example.com', password: 'Contapro2026' }

/** Type and description of an accountant's events, as the server keeps them. */
async function eventsOf(product: Product, accountant: string): Promise<string[]> {
  const events = await storedEvents(product)
  return events.filter((event) => event.accountant === accountant).map((e) => `${e.eventType} ${e.description}`)
}

/** The same without the screens that were looked at: how many of them depends on how long the others take. */
async function deedsOf(product: Product, accountant: string): Promise<string[]> {
  return (await eventsOf(product, accountant)).filter((event) => !event.startsWith('view '))
}

collectTest(
  'a sign-in and a registered company are kept, each with its session',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    // What sends an event loads with the first one, and a page that is left before has sent nothing.
    await expect.poll(() => deedsOf(product, product.email)).toEqual(['login login'])
    await registerCompany(page, company)
    await expect
      .poll(() => deedsOf(product, product.email))
      .toEqual(['login login', 'register_business register_business'])
    const [login, registration] = (await storedEvents(product)).filter(({ eventType }) => eventType !== 'view')
    expect(registration?.sessionId).toMatch(/./)
    expect(registration?.sessionId).toBe(login?.sessionId)
    expect(registration?.metadata).toMatchObject({ abTestGroup: 'A', timeStamp: expect.any(String) })
  },
)

collectTest(
  'a screen counts as viewed after ten seconds, one that is left before does not',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    await page.goto('about:blank')
    const now = Date.now()
    await page.clock.install({ time: now })
    // The test keeps this clock stopped while a screen loads.
    await page.clock.pauseAt(now + 60_000)
    await page.goto('/registrar-empresas')
    await expectViewBegun(page, 'registrar_empresas')
    await page.clock.runFor(9000)
    await page.getByRole('link', { name: 'Mis Empresas' }).click()
    await expectViewBegun(page, 'inicio')
    await page.clock.runFor(10_000)
    const views = async () => (await storedViews(product)).filter(({ at }) => at > now)
    await expect.poll(views).toEqual([{ view: 'inicio', at: now + 79_000 }])
  },
)

monthTest('the first report after a sign-in is kept once', { tag: '@full' }, async ({ page, product }) => {
  await signIn(page, product)
  for (const visit of [1, 2]) {
    await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
    await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
    await expect.poll(() => eventsOf(product, product.email), `visit ${visit}`).toContain('login_successful dashboard')
    if (visit === 1) await page.getByRole('link', { name: 'Mis Empresas' }).click()
  }
  // What the second visit told is there when what was pressed after it is.
  await page.getByRole('link', { name: 'Percepciones', exact: true }).click()
  await expect.poll(() => eventsOf(product, product.email)).toContain('sidebar percepciones')
  const events = await eventsOf(product, product.email)
  expect(events.filter((event) => event.startsWith('login_successful'))).toHaveLength(1)
})

collectTest(
  'events stand with their own accountant, and no address gives them back',
  { tag: '@full' },
  async ({ page, context, product }) => {
    await signIn(page, product)
    await registerCompany(page, company)
    const tab = await context.newPage()
    await signIn(tab, other)
    await expect.poll(() => deedsOf(product, other.email)).toEqual(['login login'])
    await expect.poll(() => eventsOf(product, product.email)).toContain('register_business register_business')
    const events = await storedEvents(product)
    const sessionsOf = (accountant: string) =>
      new Set(events.filter((event) => event.accountant === accountant).map(({ sessionId }) => sessionId))
    expect([...sessionsOf(product.email)].filter((session) => sessionsOf(other.email).has(session))).toEqual([])
    for (const reader of [page, tab]) {
      const answer = await reader.request.get('/app/internal/me/event-logs', { headers: await authorization(reader) })
      expect(answer.status()).toBe(404)
      expect(await answer.text()).not.toContain('register_business')
    }
  },
)

async function authorization(page: Page): Promise<{ authorization: string }> {
  const request = page.waitForRequest((sent) => sent.url().endsWith('/app/internal/me'))
  await page.reload()
  return { authorization: (await (await request).headerValue('authorization')) ?? '' }
}
