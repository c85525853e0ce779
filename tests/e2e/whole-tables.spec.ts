import type { ReviewedVoucher, ReviewedVoucherList } from '@contapro/sdk'
import type { Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import { expectWholeTables } from './steps/expect-whole-tables.ts'
import { signIn } from './steps/sign-in.ts'

const widths = [1440, 1024, 768, 390, 320]

interface List {
  readonly name: string
  /** Its path and parameters; the company is added. */
  readonly path: string
  /** The tab that has it. */
  readonly tab?: string
  /** The rows can be chosen, each for several actions. */
  readonly choose?: boolean
}

const lists: readonly List[] = [
  { name: 'purchases', path: 'comprobantes?tamano=100', choose: true },
  { name: 'sales', path: 'comprobantes?operacion=ventas&tamano=100' },
  { name: 'observed purchases', path: 'observaciones?tamano=100', choose: true },
  { name: 'rejected purchases', path: 'observaciones?tamano=100', tab: 'Rechazados', choose: true },
  { name: 'validated purchases', path: 'observaciones?tamano=100', tab: 'Validados', choose: true },
  { name: 'detractions to pay', path: 'detracciones?pagina=1', tab: 'Por pagar', choose: true },
  { name: 'paid detractions', path: 'detracciones?fecha=periodo', tab: 'Pagadas' },
  { name: 'perceptions', path: 'percepciones?pagina=1' },
  { name: 'retentions', path: 'retenciones?pagina=1' },
  { name: 'types of sales', path: '?pagina=1', tab: 'Ventas' },
  { name: 'boxes of Formulario 621', path: 'informe-pdt?pagina=1' },
]

test('at no width does the list of purchases cut a word, an action or the name of a supplier', async ({ page }) => {
  await signIn(page, demoAccounts.estudio)
  const [company] = await companies(page)
  if (!company || !lists[0]) throw new Error('The demo has no connected company.')
  await openList(page, lists[0], company)
  await expectWhole(page, lists[0])
})

for (const list of lists) {
  test(`at no width does the list of ${list.name} of any company cut a word, an action or a name`, {
    tag: '@full',
  }, async ({ page }) => {
    test.slow()
    await decideAll(page)
    await signIn(page, demoAccounts.estudio)
    let filled = 0
    for (const company of await companies(page)) {
      if (!(await openList(page, list, company))) continue
      filled++
      await test.step(company, () => expectWhole(page, list))
    }
    expect(filled, 'companies with rows').toBeGreaterThan(0)
  })
}

/** The parameters of the connected companies and their period. */
async function companies(page: Page): Promise<string[]> {
  const links = page.getByRole('link', { name: /Conectada/ })
  await expect(links).not.toHaveCount(0)
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  return addresses.map((address) => new URL(address).searchParams.toString())
}

/** Answers whether the company has rows. */
async function openList(page: Page, { path, tab }: List, company: string): Promise<boolean> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/dashboard/${path}&${company}`)
  if (tab) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  const table = page.getByRole('table').filter({ visible: true })
  const empty = page.getByText(/^(No hay|Aún no hay|No tienes)/)
  await expect(table.or(empty).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return (await table.count()) > 0
}

async function expectWhole(page: Page, { choose }: List): Promise<void> {
  const all = page.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' })
  if (choose && (await all.isEnabled())) await all.check()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectWholeTables(page)
  }
}

/** Somebody with a long name decided about each purchase, which can be decided about again: the row with the most text and actions. */
async function decideAll(page: Page): Promise<void> {
  await page.route(/\/dashboard-reports\/(validated|rejected)\b/, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as ReviewedVoucherList
    await route.fulfill({ response, json: { ...list, data: list.data.map(decided) } })
  })
}

const decided = (voucher: ReviewedVoucher): ReviewedVoucher => ({
  ...voucher,
  decision: {
    kind: 'validated',
    decided_by: 'Rosa Elvira Quispe Huamán de Villavicencio',
    decided_at: '2026-10-31T23:59:00Z',
  },
  allowed_decisions: ['decline', 'undo'],
})
