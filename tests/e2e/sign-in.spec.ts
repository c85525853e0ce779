import { demoAccounts } from './product/accounts.ts'
import { emptyTest, expect, monthTest, test } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { fillSignIn, signIn, signInAtDoor } from './steps/sign-in.ts'
import { signOut } from './steps/sign-out.ts'

emptyTest.describe('a failed sign-in', () => {
  emptyTest.use({ expectedFailures: [401] })

  emptyTest('says that address or password are wrong and keeps the address', async ({ page, product }) => {
    await page.goto('/login')
    await fillSignIn(page, { ...product, password: 'Equivocada1' })
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('¡Algo salió mal!')
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(product.email)
    await expect(page).toHaveURL('/login')
  })

  emptyTest('answers an unknown address like a wrong password', { tag: '@full' }, async ({ page, product }) => {
    await page.goto('/login')
    await fillSignIn(page, { ...product, password: 'Equivocada1' })
    await expect(page.getByRole('alert')).toContainText('¡Algo salió mal!')
    const wrongPassword = await page.getByRole('alert').innerText()
    await page.reload()
    await fillSignIn(page, { email: 'nadie@example.com', password: 'Equivocada1' })
    await expect.poll(() => page.getByRole('alert').innerText()).toBe(wrongPassword)
  })
})

monthTest.describe('an expired session', () => {
  monthTest.use({ expectedFailures: [401] })

  monthTest('says so, and the sign-in comes back to the same page', async ({ page, product }) => {
    await signIn(page, product)
    await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
    await page.getByRole('link', { name: 'Comprobantes de compra' }).first().waitFor()
    await page.route('**/app/internal/businesses/dashboard-reports/**', (route) => {
      const headers = { ...route.request().headers(), authorization: 'Bearer vencido.vencido.vencido' }
      return route.continue({ headers })
    })
    await page.getByRole('navigation').getByRole('link', { name: 'Comprobantes de compra' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Tu sesión caducó')
    await expect(dialog).toContainText('Vuelve a iniciar sesión para ver toda tu información.')
    await expectAccessible(page)
    await page.unrouteAll()
    await dialog.getByRole('button').click()
    await expect(page).toHaveURL(/\/login\?volver=/)
    await fillSignIn(page, product)
    await expect(page.getByRole('heading', { name: 'Comprobantes de compra' })).toBeVisible()
  })
})

test('signing out ends the session in this tab', { tag: '@full' }, async ({ page }) => {
  await signInAtDoor(page, demoAccounts.estudio)
  await signOut(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
})
