import type { Page } from '@playwright/test'
import { expect, type Product, readMonthTest } from './product/test.ts'
import { sampleMonth } from './product/sample-month.ts'
import { signIn } from './steps/sign-in.ts'

const { figures, period } = sampleMonth

readMonthTest(
  'three clicks lead from the IGV of purchases to one voucher and why it counts',
  async ({ page, product }) => {
    await openVouchersOfFigure(page, product)
    await page.getByRole('button', { name: 'Ver el detalle de F001-101' }).click()
    const detail = page.getByRole('dialog')
    await expect(detail).toContainText('PROVEEDOR DE PRUEBA UNO S.A.C.')
    await expect(detail).toContainText(`Suma al IGV de compras de ${period.sentence}`)
    await expect(detail).toContainText('S/ 180.00')
    await expect(detail).toContainText('Da crédito fiscal')
  },
)

readMonthTest('a voucher that does not count says why', async ({ page, product }) => {
  await openVouchersOfFigure(page, product)
  await expect(page.getByRole('button', { name: 'Ver el detalle de F001-3', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Quitar la cifra IGV de compras' }).click()
  await page.getByRole('button', { name: 'Ver el detalle de F001-3', exact: true }).click()
  const detail = page.getByRole('dialog')
  await expect(detail).toContainText(`No suma al IGV de compras de ${period.sentence}`)
  await expect(detail).toContainText('No da crédito fiscal')
  await expect(detail).toContainText('doce meses')
})

/** From Inicio to the card of the period, and by the first click to the vouchers behind one term. */
async function openVouchersOfFigure(page: Page, product: Product): Promise<void> {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await page.getByRole('link', { name: `IGV de compras, ${figures.purchases}` }).click()
  await expect(page.getByRole('heading', { name: 'Comprobantes de compra' })).toBeVisible()
  await expect(page.getByText('Cifra: IGV de compras')).toBeVisible()
}
