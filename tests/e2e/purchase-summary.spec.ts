import type { Page } from '@playwright/test'
import { sampleMonth } from './product/sample-month.ts'
import { expect, groupBTest, type Product, readMonthTest } from './product/test.ts'
import { expectNoSidewaysScroll } from './steps/expect-no-sideways-scroll.ts'
import { signIn } from './steps/sign-in.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Resumen del periodo' })

/** The purchases of the sample month, by the menu: for group B they are the first screen. */
async function openPurchases(page: Page, product: Product): Promise<void> {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await page.getByRole('link', { name: 'Comprobantes de compra', exact: true }).click()
  await expect(page.getByText('1–12 de 12')).toBeVisible()
}

groupBTest(
  'group B sees how many purchases there are and what they come to, with and without a filter',
  { tag: '@full' },
  async ({ page, product }) => {
    await openPurchases(page, product)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(summary(page)).toBeVisible()
      await expect(summary(page)).toContainText('Comprobantes12')
      // What 'IGV compras' of the report says; E001-12 is observed.
      await expect(summary(page)).toContainText(`IGV deducible${sampleMonth.figures.purchases}`)
      await expect(summary(page)).toContainText('Importe totalS/ 14,810.00')
      await expectNoSidewaysScroll(page)
    }
    const search = page.getByRole('searchbox', { name: 'Buscar por serie y número' })
    await search.fill('F001-101')
    await search.press('Enter')
    await expect(summary(page)).toContainText('Comprobantes1Revisar 1 observado del periodoBase imponibleS/ 1,000.00')
    await expect(summary(page)).toContainText('IGV deducibleS/ 180.00')
    await expect(summary(page)).toContainText('Importe totalS/ 1,180.00')
  },
)

groupBTest(
  'group B reaches Observaciones by the count of the observed and by the badge of one',
  async ({ page, product }) => {
    await openPurchases(page, product)
    const isListed = () => expect(page.getByRole('tab', { name: /^Observados/ })).toContainText('1')
    await summary(page).getByRole('link', { name: 'Revisar 1 observado del periodo' }).click()
    await expect(page).toHaveURL(/\/dashboard\/observaciones\?/)
    await isListed()
    const menu = page.getByRole('link', { name: 'Comprobantes de compra', exact: true })
    await expect(menu).toHaveAttribute('aria-current', 'page')
    await menu.click()
    await page
      .getByRole('row', { name: /E001-12/ })
      .getByRole('link', { name: 'Observado' })
      .click()
    await expect(page).toHaveURL(/\/dashboard\/observaciones\?/)
    await isListed()
  },
)

readMonthTest('group A sees the purchases without a summary', { tag: '@full' }, async ({ page, product }) => {
  await openPurchases(page, product)
  await expect(summary(page)).toHaveCount(0)
})
