import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { sampleMonth } from './product/sample-month.ts'
import { expect, monthTest, type Product, test } from './product/test.ts'
import { openSheet, textLines } from './report-files/open-files.ts'
import { downloadReport } from './steps/download-report.ts'
import { signIn } from './steps/sign-in.ts'

/** IGV ventas, IGV compras and what is to pay before anything is set; `domain/sample-month`. */
const untouched = { purchases: 'S/ 1,191.43', payable: 'IGV por pagarS/ 997.97' }
const padron = join(sampleMonth.deposits, '..', '..', 'padron_reducido_muestra.txt')

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const save = (part: Locator): Promise<void> => part.getByRole('button', { name: 'Guardar' }).click()
const isSaved = (part: Locator): Promise<void> => expect(part.getByText(/^Guardado\./)).toBeVisible()

async function openReport(page: Page, account: Product): Promise<void> {
  await signIn(page, account)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
}

/** From any page of the company, as an accountant gets there. */
async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /EMPRESA DE PRUEBA.*RUC/ }).click()
  await page.getByRole('link', { name: 'Ajustes de la empresa' }).click()
  await expect(page.getByRole('heading', { name: 'Ajustes de la empresa', level: 1 })).toBeVisible()
  await expect(section(page, 'Saldo a favor inicial')).toBeVisible()
}

const openOverview = (page: Page): Promise<void> => page.getByRole('link', { name: 'Inicio', exact: true }).click()

monthTest(
  'the opening saldo and the prorrata change what is to pay, and who set them shows after a reload',
  async ({ page, product }) => {
    await openReport(page, product)
    await expect(page.getByText(untouched.payable)).toBeVisible()
    await openSettings(page)

    const balance = section(page, 'Saldo a favor inicial')
    await balance.getByLabel('Monto (S/)').fill('mil')
    await save(balance)
    await expect(balance.getByText('Ingrese un monto en soles, por ejemplo 1,250.00')).toBeVisible()
    await expect(balance.getByText('Seleccione el periodo')).toBeVisible()
    await balance.getByLabel('Monto (S/)').fill('S/ 30')
    await choosePeriod(page, balance, 'Periodo que cerró con ese saldo', 'julio 2026')
    await balance.getByLabel('Monto (S/)').press('Enter')
    await isSaved(balance)

    const prorrata = section(page, 'Prorrata del crédito fiscal')
    await prorrata.getByLabel('Coeficiente').fill('0,5')
    await choosePeriod(page, prorrata, 'Desde el periodo', 'enero 2026')
    await prorrata.getByRole('button', { name: 'Agregar' }).click()
    await save(prorrata)
    await isSaved(prorrata)

    // 270.00 of the IGV of purchases are mixed: half of it is credit. 30.00 are left of July.
    await openOverview(page)
    await expect(page.getByText('S/ 1,056.43')).toBeVisible()
    await expect(page.getByText('Saldo a favor anterior')).toBeVisible()
    await expect(page.getByText('IGV por pagarS/ 1,102.97')).toBeVisible()

    await page.goBack()
    await page.reload()
    await expect(section(page, 'Saldo a favor inicial').getByLabel('Monto (S/)')).toHaveValue('30.00')
    await expect(section(page, 'Prorrata del crédito fiscal')).toContainText(
      /Rosa Elvira.* lo cambió el \d\d\/\d\d\/\d{4}/,
    )
    const history = section(page, 'Historial de cambios')
    await expect(history.getByRole('listitem').first()).toContainText('Se agregó: 0.5 desde enero 2026.')
    await expect(history.getByRole('listitem').nth(1)).toContainText('De nada a S/ 30.00 (julio 2026).')

    await page.getByRole('button', { name: 'Deshacer el último cambio de Prorrata del crédito fiscal' }).click()
    await isSaved(section(page, 'Prorrata del crédito fiscal'))
    await openOverview(page)
    await expect(page.getByText('IGV por pagarS/ 967.97')).toBeVisible()
  },
)

monthTest(
  'words and rates observe purchases, with their IGV, and the figures follow without a reload',
  { tag: '@full' },
  async ({ page, product }) => {
    await openReport(page, product)
    await openSettings(page)
    const words = section(page, 'Palabras de gastos ajenos al giro')
    const word = words.getByLabel('Palabra o frase')
    await word.fill('optico')
    await word.press('Enter')
    await expect(word).toBeFocused()
    await word.fill('ÓPTICO')
    await word.press('Enter')
    await expect(words.getByText('Ya está en la lista: optico')).toBeVisible()
    await save(words)
    await isSaved(words)

    // F001-101 bought a "MOUSE ÓPTICO": its IGV of 180.00 no longer counts.
    await openOverview(page)
    await expect(page.getByText('IGV por pagarS/ 1,177.97')).toBeVisible()
    await page.getByRole('link', { name: 'Revisar' }).click()
    await expect(page.getByRole('row', { name: /F001-101/ })).toContainText('Gasto ajeno al giro')
    await openSettings(page)
    await words.getByRole('button', { name: 'Quitar optico' }).click()
    await save(words)
    await isSaved(words)
    await openOverview(page)
    await expect(page.getByText(untouched.payable)).toBeVisible()

    await openSettings(page)
    const rates = section(page, 'Tasas del IGV')
    await rates.getByLabel('Desde el día').fill('01/08/2026')
    await rates.getByLabel('Tasa (%)').fill('17')
    await rates.getByRole('button', { name: 'Agregar' }).click()
    await expect(rates.getByRole('listitem').first()).toHaveText(/GeneralDesde el 01\/08\/202617 %/)
    await save(rates)
    await isSaved(rates)
    await openOverview(page)
    await page.getByRole('link', { name: 'Revisar' }).click()
    await expect(page.getByRole('row', { name: /F001-101/ })).toContainText('Tasa de IGV inválida')
  },
)

monthTest(
  'the padrón observes the purchases of who is not found, and says who uploaded it',
  { tag: '@full' },
  async ({ page, product }) => {
    await openReport(page, product)
    await openSettings(page)
    const part = section(page, 'Padrón reducido del RUC')
    await expect(part).toContainText('Aún no hay padrón')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      part.getByRole('button', { name: 'Elegir archivo' }).click(),
    ])
    await chooser.setFiles(padron)
    await expect(part.getByText(/contribuyentes leídos$/)).toBeVisible()
    await expect(part).toContainText(/En uso: \d+ contribuyentes\. Rosa Elvira.* lo subió el/)
    await openOverview(page)
    await expect(page.getByText('IGV por pagarS/ 1,942.97')).toBeVisible()
  },
)

monthTest.describe('what the server refuses', () => {
  monthTest.use({ expectedFailures: [400] })

  monthTest(
    'the files follow template and tokens, and an unknown field is refused by its name',
    { tag: '@full' },
    async ({ page, product }) => {
      await openReport(page, product)
      await openSettings(page)
      const tokens = section(page, 'Reemplazo del RCE')
      await tokens
        .getByLabel('Datos por línea')
        .selectOption({ label: '42: cuatro campos vacíos más y una barra final' })
      await save(tokens)
      await isSaved(tokens)

      const template = section(page, 'Plantilla de Siscont')
      await template.getByRole('button', { name: 'Ver todas (24)' }).click()
      await template.getByRole('button', { name: 'Subir RAZÓN SOCIAL' }).press('Enter')
      await expect(template.getByRole('button', { name: 'Subir RAZÓN SOCIAL' })).toBeFocused()
      await template.getByRole('button', { name: 'Quitar EXPORTACIÓN' }).click()
      await template.getByRole('button', { name: 'Agregar columna' }).click()
      const dialog = page.getByRole('dialog', { name: 'Agregar columna' })
      await dialog.getByRole('button', { name: 'Aceptar' }).click()
      await expect(dialog.getByText('Ingrese el encabezado')).toBeVisible()
      await dialog.getByLabel('Encabezado').fill('CUENTA')
      await dialog.getByLabel('Valor fijo').fill('421201')
      await dialog.getByLabel('Valor fijo').press('Enter')
      await expect(template.getByRole('listitem').last()).toContainText('CUENTAValor fijo: 421201')

      await page.route('**/settings', async (route) => {
        const patch = route.request().postDataJSON() as { siscont_template: { columns: { field: string }[] } }
        patch.siscont_template.columns[1] = { ...patch.siscont_template.columns[1], field: 'centro_de_costo' }
        await route.continue({ postData: JSON.stringify(patch) })
      })
      await save(template)
      await expect(template.getByRole('alert')).toContainText('no admite el valor "centro_de_costo"')
      await page.unroute('**/settings')
      await save(template)
      await isSaved(template)

      await openOverview(page)
      const rce = await downloadReport(page, 'Compras RCE')
      expect(new Set(textLines(rce.bytes).map((line) => line.split('|').length))).toEqual(new Set([42]))
      const siscont = await openSheet((await downloadReport(page, 'Siscont')).bytes, 'Siscont')
      expect(siscont.rows[0]?.get('CUENTA')).toBe('421201')
      expect([...(siscont.rows[0]?.keys() ?? [])].slice(7, 9)).toEqual(['TIPO DOC. IDENTIDAD', 'RAZÓN SOCIAL'])
      expect(siscont.rows[0]?.has('EXPORTACIÓN')).toBe(false)

      await openSettings(page)
      await template.getByRole('button', { name: 'Restaurar lo que trae Contapro' }).click()
      await save(template)
      await isSaved(template)
      await expect(template.getByRole('button', { name: 'Ver todas (24)' })).toBeVisible()
      await expect(template.getByRole('button', { name: 'Restaurar lo que trae Contapro' })).toBeHidden()
    },
  )
})

monthTest('on a phone, unsaved changes are not left without a word', { tag: '@full' }, async ({ page, product }) => {
  await openReport(page, product)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menú' }).click()
  await openSettings(page)
  const tokens = section(page, 'Reemplazo del RCE')
  expect(await tokens.getByLabel('Datos por línea').evaluate(changeAndLeave), 'asks from the first moment').toBe(true)
  await expect(tokens.getByText('Cambios sin guardar')).toBeVisible()
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(tokens.getByLabel('Datos por línea')).toHaveValue('42')
  await page.goBack()
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  await page.goForward()
  await expect(tokens.getByLabel('Datos por línea')).toHaveValue('38')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
})

/** Runs in the page: chooses 42, and closes the tab at once. Answers whether the browser would ask. */
function changeAndLeave(lines: HTMLElement | SVGElement): boolean {
  ;(lines as HTMLSelectElement).value = '42'
  lines.dispatchEvent(new Event('change', { bubbles: true }))
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

async function choosePeriod(page: Page, part: Locator, label: string, period: string): Promise<void> {
  await part.getByRole('combobox', { name: label }).click()
  await page.getByRole('combobox', { name: 'Buscar' }).fill(period)
  await page.getByRole('combobox', { name: 'Buscar' }).press('Enter')
}

for (const [name, account] of [
  ['group B', demoAccounts.freelance],
  ['the Siscont profile', demoAccounts.siscont],
] as const) {
  test(`the company menu leads accountants of ${name} to the settings`, { tag: '@full' }, async ({ page }) => {
    await signIn(page, account)
    await page
      .getByRole('link', { name: /Conectada/ })
      .first()
      .click()
    // The page before has buttons of the same name.
    await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
    await page.getByRole('button', { name: /RUC \d{11}/ }).click()
    await page.getByRole('link', { name: 'Ajustes de la empresa' }).click()
    await expect(page).toHaveURL(/\/dashboard\/ajustes\?empresa=/)
    await expect(section(page, 'Plantilla de Siscont').getByRole('button', { name: 'Ver todas (24)' })).toBeVisible()
  })
}
