import type { Page } from '@playwright/test'
import { emptyTest, expect, type Product, serverLog } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { accountForm, fillAccount, newAccountant } from './steps/fill-account.ts'
import { readConfirmationLink } from './steps/read-confirmation-link.ts'
import { fillSignIn, signInAtDoor } from './steps/sign-in.ts'
import { signOut } from './steps/sign-out.ts'

const confirmed = { name: 'Tu correo está confirmado' }

/** Registers an account, which is signed in afterwards. Returns the link of its mail. */
async function register(page: Page, product: Product): Promise<string> {
  await page.goto('/crear-cuenta')
  await fillAccount(page)
  await accountForm(page).getByRole('button', { name: 'Registrarme' }).click()
  await expect(page).toHaveURL('/registrar-empresas')
  return readConfirmationLink(product)
}

emptyTest.describe('on a phone', () => {
  emptyTest.use({ viewport: { width: 390, height: 844 } })

  emptyTest(
    'the link of the first mail, in a tab of its own, leads to the sign-in, and confirms the address',
    async ({ page, context, product }) => {
      const link = await register(page, product)
      const tab = await context.newPage()
      await tab.goto(link)
      await expect(tab.getByRole('heading', { name: 'Inicia sesión para confirmar tu correo' })).toBeVisible()
      await expectAccessible(tab)
      await tab.getByRole('button', { name: 'Iniciar sesión' }).click()
      await fillSignIn(tab, newAccountant)
      await expect(tab.getByRole('heading', confirmed)).toBeVisible()
      await expect(tab).toHaveTitle('Confirmar correo · Contapro')
      await expectAccessible(tab)
      await tab.reload()
      await expect(tab.getByRole('heading', confirmed)).toBeVisible()
      await tab.getByRole('link', { name: 'Ir a Contapro' }).click()
      await expect(tab).toHaveURL('/inicio')
      const log = await serverLog(product)
      expect(log).toContain('"route":"/app/internal/me/email-confirmation"')
      expect(log).not.toContain(new URL(link).hash.slice(1))
    },
  )
})

emptyTest('in a tab that is signed in, the link confirms at once', { tag: '@full' }, async ({ page, product }) => {
  await page.goto(await register(page, product))
  await expect(page.getByRole('heading', confirmed)).toBeVisible()
})

emptyTest.describe('a link of another account', { tag: '@full' }, () => {
  emptyTest.use({ expectedFailures: [422] })

  emptyTest('says so and leads to the companies', async ({ page, product }) => {
    const link = await register(page, product)
    await signOut(page)
    await signInAtDoor(page, product)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Este enlace no es de tu cuenta' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ir a Contapro' }).click()
    await expect(page).toHaveURL('/inicio')
  })
})
