import type { Page } from '@playwright/test'
import { expect, monthTest, type Product, storedEvents } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'

async function openSection(page: Page, product: Product, name: string): Promise<void> {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await page.getByRole('link', { name, exact: true }).click()
}

const lists = [
  {
    name: 'Percepciones',
    noun: 'percepciones',
    facts: ['Percepción venta interna', 'P001-21', '25/08/2026', '20990000027', '20990000019', 'S/ 23.60', 'Emitido'],
    total: 'S/ 23.60',
  },
  {
    name: 'Retenciones',
    noun: 'retenciones',
    facts: ['CLIENTE DE PRUEBA UNO S.A.C.', '20990000078', '28/08/2026', 'R001-9', 'S/ 354.00', 'Emitido'],
    total: 'S/ 354.00',
  },
] as const

for (const { name, noun, facts, total } of lists) {
  monthTest(`${name}: the period's vouchers with their sum, and the file of each`, async ({ page, product }) => {
    await openSection(page, product, name)
    const row = page.getByRole('row', { name: new RegExp(facts[1]) })
    for (const fact of facts) await expect(row).toContainText(fact)
    const summary = page.getByRole('region', { name: `Resumen de ${noun}` })
    await expect(summary).toContainText(`Total de ${noun}1`)
    await expect(summary).toContainText(`Importe total${total}`)
    await expect(page.getByLabel('Registros por página').locator('option')).toHaveText([
      /^10 /,
      /^20 /,
      /^50 /,
      /^100 /,
    ])
    await page.getByRole('button', { name: /^Ver comprobante/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect
      .poll(async () => (await storedEvents(product)).map(({ description }) => description))
      .toContain(`${noun}_ver_comprobante`)
  })
}
