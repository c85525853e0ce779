import type { Browser, Locator, Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { expect, haveSeenDashboard, test } from './product/test.ts'
import { chooseEarlierPeriod } from './steps/choose-earlier-period.ts'
import { signIn } from './steps/sign-in.ts'
import { translatePage } from './steps/translate-page.ts'

/** Something that a user does; it ends when the page shows what came of it. */
type Step = (page: Page) => Promise<unknown>

const busy = '[aria-busy=true]'

/** The period before, and the newest one again, which the page still has. */
const otherPeriods: readonly Step[] = [
  chooseEarlierPeriod,
  async (page) => page.getByLabel('Periodo', { exact: true }).selectOption({ index: 0 }),
]

const openTab =
  (name: RegExp): Step =>
  async (page) => {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
  }

/** The page of a list that shows: "1–20 de 45". */
const rangeOf = (page: Page): Locator => page.getByText(/^\d+–\d+ de/)

const changeList =
  (change: Step): Step =>
  async (page) => {
    const before = await rangeOf(page).innerText()
    await change(page)
    await expect(rangeOf(page)).not.toHaveText(before)
  }

const search = (text: string): Step =>
  changeList(async (page) => {
    const field = page.getByRole('searchbox', { name: 'Buscar por serie y número' })
    await field.fill(text)
    await field.press('Enter')
  })

const goToPage = (number: number): Step =>
  changeList(async (page) => page.getByRole('button', { name: `Página ${number}`, exact: true }).click())

test('a translated dashboard shows the figures of the period that was chosen', async ({ page, browser }) => {
  await expectSameTexts(page, browser, { path: '/dashboard', steps: otherPeriods })
})

interface Walk {
  readonly path: string
  /** Further parts of the address. */
  readonly query?: string
  readonly steps: readonly Step[]
}

const walks: readonly Walk[] = [
  { path: '/inicio', steps: [] },
  { path: '/dashboard', steps: [openTab(/^Ventas/), ...otherPeriods] },
  { path: '/dashboard/informe-pdt', steps: [...otherPeriods, openTab(/^Ventas/)] },
  { path: '/dashboard/comprobantes', steps: [search('F001'), search(''), goToPage(2), goToPage(1), ...otherPeriods] },
  { path: '/dashboard/comprobantes', query: '&operacion=ventas', steps: [goToPage(2), ...otherPeriods] },
  { path: '/dashboard/observaciones', steps: [openTab(/^Validados/), openTab(/^Observados/), ...otherPeriods] },
  { path: '/dashboard/detracciones', steps: [openTab(/^Por pagar/), openTab(/^Pagadas/), ...otherPeriods] },
  { path: '/dashboard/percepciones', steps: otherPeriods },
  { path: '/dashboard/retenciones', steps: otherPeriods },
  { path: '/dashboard/ajustes', steps: [async (page) => page.getByRole('button', { name: /^Ver / }).first().click()] },
  { path: '/dashboard/subir-archivos', steps: [] },
  { path: '/dashboard/editar-credenciales', steps: [] },
]

for (const walk of walks) {
  test(`a translated ${walk.path}${walk.query ?? ''} shows the same as the original`, { tag: '@full' }, async ({
    page,
    browser,
  }) => {
    await expectSameTexts(page, browser, walk)
  })
}

/** Takes the same steps on a page and on a translated one; after each, both show the same. */
async function expectSameTexts(page: Page, browser: Browser, walk: Walk): Promise<void> {
  const context = await browser.newContext()
  await context.addInitScript(haveSeenDashboard)
  const translated = await context.newPage()
  for (const one of [page, translated]) await openScreen(one, walk)
  await translatePage(translated)
  await expectEqualTexts(page, translated)
  for (const step of walk.steps) {
    for (const one of [page, translated]) await step(one)
    await expectEqualTexts(page, translated)
  }
  await context.close()
}

async function openScreen(page: Page, { path, query = '' }: Walk): Promise<void> {
  await signIn(page, demoAccounts.estudio)
  const company = page.getByRole('link', { name: /Conectada/ }).first()
  await expect(company).toBeVisible()
  if (path === '/inicio') return
  await company.click()
  await page.waitForURL('**/dashboard?*')
  await page.goto(`${page.url().replace('/dashboard?', `${path}?`)}${query}`)
  await expect(page.locator('main h1')).toBeVisible()
}

async function expectEqualTexts(page: Page, translated: Page): Promise<void> {
  for (const one of [page, translated]) await expect(one.locator(busy)).toHaveCount(0)
  // Both are read again: a chart can still be loading in either.
  await expect(async () => expect(await textsOf(translated)).toEqual(await textsOf(page))).toPass()
  await expectNoFigureTranslated(translated)
}

/** The lines that a user sees. */
async function textsOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText()
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What a translator would write in another way: an amount or a count, a percentage, a date, the number of a voucher, a RUC. */
const figure = /^(?:S\/\s)?−?[\d,]+(?:\.\d+)?%?$|^\d\d\/\d\d\/\d{4}$|^[A-Z\d]{4}-\d+$|^(?:RUC )?\d{11}$/

async function expectNoFigureTranslated(translated: Page): Promise<void> {
  const texts = await translated.locator('main font font').allInnerTexts()
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => figure.test(text.trim()))).toEqual([])
}
