import type { Page } from '@playwright/test'
import { emptyTest, expect } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { fillCompany } from './steps/fill-company.ts'
import { signIn } from './steps/sign-in.ts'

const first = { ruc: '20990000019', name: 'Empresa de prueba S.A.C.' }
const second = { ruc: '10990000013', name: 'Huamán Torres, Julio César' }
const step = (page: Page) => page.getByRole('list', { name: 'Progreso' }).locator('[aria-current="step"]')

emptyTest.describe('on a phone', () => {
  emptyTest.use({ viewport: { width: 390, height: 844 } })

  emptyTest('an accountant registers the first company and leaves the second for later', async ({ page, product }) => {
    await signIn(page, product)
    await page.getByRole('link', { name: 'Registra tu primera empresa' }).click()
    await expect(page).toHaveURL('/registrar-empresas')
    await expect(page).toHaveTitle('Registrar empresas · Contapro')
    await expect(step(page)).toContainText('Primera empresa')
    await registerIn(page, first, 'Siguiente')
    await expect(page.getByRole('heading', { name: 'Registra tu segunda empresa' })).toBeFocused()
    await expect(page.getByText(`${first.name} ya está registrada. Suma otra y revísalas juntas.`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Lo haré después' }).click()
    await expect(page.getByRole('heading', { name: 'Tu empresa está registrada' })).toBeFocused()
    await expect(step(page)).toContainText('Listo')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click()
    await expect(page).toHaveURL('/inicio')
    await expect(page.getByRole('link', { name: new RegExp(first.name) })).toBeVisible()
  })
})

emptyTest(
  'two companies are registered one after the other, the second a natural person',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    await page.goto('/registrar-empresas')
    await registerIn(page, first, 'Siguiente')
    await expect(step(page)).toContainText('Segunda empresa')
    await fillCompany(page, second)
    await page.getByLabel('Apellido paterno').fill('Huamán')
    await page.getByLabel('Apellido materno').fill('Torres')
    await page.getByLabel('Nombres').fill('Julio César')
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/me/businesses'))
    await page.getByRole('button', { name: 'Finalizar registro' }).click()
    expect((await request).postDataJSON()).toMatchObject({
      ruc: second.ruc,
      paternal_surname: 'Huamán',
      maternal_surname: 'Torres',
      given_names: 'Julio César',
    })
    await expect(page.getByRole('heading', { name: 'Tus empresas están registradas' })).toBeVisible()
    for (const { name, ruc } of [first, second]) {
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(ruc)
    }
  },
)

emptyTest('a reload, or coming back to it, goes on at the same step', { tag: '@full' }, async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('link', { name: 'Registra tu primera empresa' }).click()
  await registerIn(page, first, 'Siguiente')
  const title = page.getByRole('heading', { name: 'Registra tu segunda empresa' })
  await expect(title).toBeVisible()
  await page.reload()
  await expect(title).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/inicio')
  await page.goForward()
  await expect(title).toBeVisible()
})

emptyTest.describe('a RUC that the wizard lets pass', { tag: '@full' }, () => {
  emptyTest.use({ expectedFailures: [422] })

  emptyTest('is refused by the server, and the form starts anew', async ({ page, product }) => {
    await signIn(page, product)
    await page.goto('/registrar-empresas')
    await registerIn(page, { ...first, ruc: '20990000018' }, 'Siguiente')
    await expect(page.getByRole('alert')).toContainText('No pudimos registrar la empresa')
    await expect(page.getByRole('alert')).toContainText('El RUC ingresado es inválido')
    await expect(page.getByLabel('RUC', { exact: true })).toHaveValue('')
  })
})

async function registerIn(page: Page, company: typeof first, button: string): Promise<void> {
  await fillCompany(page, company)
  await page.getByRole('button', { name: button }).click()
}
