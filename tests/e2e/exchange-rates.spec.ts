import { onlyCompany, signedInClient, uploadAll } from './product/company-calls.ts'
import { expect, monthTest } from './product/test.ts'
import { vouchersInDollars } from './product/vouchers-in-dollars.ts'
import { signIn } from './steps/sign-in.ts'

// Purchases and sales of the sample month, and of both US$ 180.00 × 3.755 = S/ 675.90: 1,191.43 and 2,189.40 before.
monthTest(
  'from the note of the card by three presses to the rate of a voucher, which then counts on both sides',
  async ({ page, product }) => {
    const client = await signedInClient(product.url, product)
    await uploadAll(client, (await onlyCompany(client)).uuid, await vouchersInDollars())
    await signIn(page, product)
    await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
    await expect(page.getByText('1 venta en otra moneda, fuera de todo total.')).toBeVisible()
    await expect(page.getByText('S/ 1,191.43')).toBeVisible()

    await page.getByRole('link', { name: 'Ver comprobantes' }).first().click()
    await expect(page.getByRole('button', { name: 'Ver el detalle de F002-950' })).toBeVisible()
    await page.getByRole('link', { name: 'Falta tipo de cambio' }).click()

    const rates = page.getByRole('region', { name: 'Tipo de cambio', exact: true })
    const rate = rates.getByRole('textbox', { name: 'Tipo de cambio' })
    await expect(rate).toBeFocused()
    await expect(rates.getByLabel('Moneda (código ISO)')).toHaveValue('USD')
    await expect(rates.getByLabel('Fecha de emisión')).toHaveValue('15/08/2026')
    await page.keyboard.type('3.755')
    await page.keyboard.press('Enter')
    await rates.getByRole('button', { name: 'Guardar' }).click()
    await expect(rates.getByText(/^Guardado\./)).toBeVisible()

    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await expect(page.getByText('S/ 1,867.33')).toBeVisible()
    await expect(page.getByText('S/ 2,865.30', { exact: true })).toBeVisible()
    await expect(page.getByText('Falta tipo de cambio')).toHaveCount(0)
  },
)

monthTest('the note about the prorrata leads to its field', { tag: '@full' }, async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await page.getByRole('link', { name: 'Configurarla' }).click()
  await expect(page.getByLabel('Coeficiente')).toBeFocused()
})
