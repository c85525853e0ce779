import { registerBusiness } from '@contapro/sdk'
import type { Route } from '@playwright/test'
import { signedInClient } from './product/company-calls.ts'
import { officeCompanies } from './product/office.ts'
import { emptyTest, expect, noPlanTest, paidTest } from './product/test.ts'
import { accountForm, fillAccount } from './steps/fill-account.ts'
import { signIn } from './steps/sign-in.ts'

noPlanTest('an accountant without a plan tries one for free and then changes it', async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: 'Planes' }).click()
  await expect(page).toHaveURL('/planes')
  await expect(page.getByText('Prueba gratis por 15 días. No te pediremos tarjeta.')).toBeVisible()
  await page.getByRole('button', { name: 'Probar gratis Freelance' }).click()
  await page.getByRole('button', { name: 'Empezar la prueba' }).click()
  const own = page.getByRole('article', { name: 'Freelance' })
  await expect(own.getByText('Tu plan')).toBeVisible()
  await expect(own.getByText(/^Vence el .*, te quedan \d+ días$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Probar gratis/ })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Anual' }).check()
  await page.getByRole('button', { name: 'Elegir este plan Estudio', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar de plan' }).click()
  await expect(page.getByRole('article', { name: 'Estudio', exact: true }).getByText('Tu plan')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Anual' })).toBeChecked()
})

paidTest(
  'a paid plan is changed only after it is confirmed, and comes back when the change is undone',
  async ({ page, product }) => {
    await signIn(page, product)
    await page.goto('/planes')
    const before = page.getByRole('article', { name: 'Estudio', exact: true })
    await expect(before.getByText('Vence el 31/12/2099', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Probar gratis/ })).toHaveCount(0)

    await page.getByRole('button', { name: 'Elegir este plan Inicial' }).click()
    const refused = page.getByRole('dialog', { name: 'Tus empresas no caben en Inicial' })
    await expect(refused).toContainText('Tienes 5 empresas y este plan admite 3.')
    await refused.getByRole('button', { name: 'Entendido' }).click()

    await page.getByRole('button', { name: 'Elegir este plan Freelance' }).click()
    const question = page.getByRole('dialog', { name: '¿Elegir Freelance anual?' })
    await expect(question).toContainText('Máximo de empresas: 10 (ahora 30)')
    await expect(question).toContainText(/Los [\d,]+ días que te quedan de Estudio anual, hasta el 31\/12\/2099/)
    await expect(question).toContainText(/Empieza hoy y vence el \d\d\/\d\d\/\d{4}/)
    await page.keyboard.press('Escape')
    await expect(before.getByText('Tu plan')).toBeVisible()

    await page.getByRole('button', { name: 'Elegir este plan Freelance' }).click()
    await question.getByRole('button', { name: 'Cambiar de plan' }).click()
    await expect(page.getByRole('article', { name: 'Freelance' }).getByText('Tu plan')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Deshacer el cambio' }).click()
    await expect(before.getByText('Vence el 31/12/2099', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Deshacer el cambio' })).toHaveCount(0)
  },
)

emptyTest(
  'a full plan is reported before the SOL password is typed, and a larger plan opens the form',
  async ({ page, product }) => {
    const client = await signedInClient(product.url, product)
    const credentials = { username: 'PRUEBA01', passwordSOL: 'clave456', terms: true, privacy: true } as const
    for (const { ruc, name } of officeCompanies.slice(0, 3))
      await registerBusiness(client, { ruc, name, ...credentials })
    await signIn(page, product)
    await page.goto('/registrar-empresa')
    await expect(page.getByText('Tu plan Inicial admite 3 empresas y tienes 3.', { exact: false })).toBeVisible()
    await expect(page.getByLabel('Clave SOL')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Ver planes' }).click()
    await page.getByRole('button', { name: 'Elegir este plan Freelance' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar de plan' }).click()
    await expect(page.getByRole('article', { name: 'Freelance' }).getByText('Tu plan')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Clave SOL')).toBeVisible()
  },
)

emptyTest.describe('a second free trial', { tag: '@full' }, () => {
  emptyTest.use({ expectedFailures: [409] })

  emptyTest('is refused by the server, and the offer is put right', async ({ page }) => {
    await page.goto('/crear-cuenta')
    await fillAccount(page)
    await accountForm(page).getByRole('button', { name: 'Registrarme' }).click()
    await expect(page).toHaveURL('/registrar-empresas')
    await page.route('**/app/internal/plans', offerTrial, { times: 1 })
    await page.goto('/planes')
    await page.getByRole('button', { name: 'Probar gratis Estudio', exact: true }).click()
    await page.getByRole('button', { name: 'Empezar la prueba' }).click()
    await expect(page.getByRole('alert')).toContainText('No pudimos cambiar tu plan')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('button', { name: 'Elegir este plan Estudio', exact: true })).toBeVisible()
  })
})

/** As another tab may have left it: the screen still offers the trial that the registration used. */
async function offerTrial(route: Route): Promise<void> {
  const answer = await route.fetch()
  const plans = (await answer.json()) as object
  await route.fulfill({ response: answer, json: { ...plans, trial_available: true } })
}
