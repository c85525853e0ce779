import { type BrowserContext, expect, type Page } from '@playwright/test'
import { partnerTest as test, type Product } from './product/test.ts'
import { expectNoViolation } from './steps/expect-accessible.ts'
import { handOver, partnerAddress } from './steps/hand-over.ts'
import { expectNoTraceOf } from './steps/keeps-no-secret.ts'
import { readRecoveryLinks } from './steps/read-recovery-link.ts'
import { fillSignIn } from './steps/sign-in.ts'

// docs/decisions/0068: a stranger may register an account with the address of a customer.
const company = { ruc: '20990001015', razon_social: 'Textiles Qorianka S.A.C.' }
const email = 'cliente@example.com'
const alert = (page: Page) => page.getByRole('alert')

async function makeAccount({ url }: Product, password: string): Promise<void> {
  const response = await fetch(`${url}/app/internal/users-siscont`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, email, password }),
  })
  expect(response.status).toBe(200)
}
const account = { razon_social: company.razon_social, document_number: '45512878', phone_number: '987214306' }

/** A mail's link opens in a tab of its own. */
async function setPasswordByMail(context: BrowserContext, { mailFolder }: Product, password: string): Promise<string> {
  const page = await context.newPage()
  await expect.poll(() => readRecoveryLinks(mailFolder)).not.toEqual([])
  const link = (await readRecoveryLinks(mailFolder)).at(-1) ?? ''
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill(password)
  await page.getByRole('textbox', { name: 'Confirma tu contraseña' }).fill(password)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Tu contraseña fue actualizada' })).toBeVisible()
  return new URL(link).hash.slice(1)
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, { email, password })
}

test.describe(() => {
  // Of the stranger's password, and of the RUC that has no account.
  test.use({ expectedFailures: [401, 404], viewport: { width: 390, height: 844 } })

  test('the first hand-over into an account that a stranger made says so, goes on, and the mail sets the owner’s password', async ({
    page,
    context,
    product,
  }) => {
    await makeAccount(product, 'De-Un-Extraño-1')
    await page.goto(partnerAddress({ handover: await handOver({ ...product, email }, company) }))
    await expect(alert(page)).toContainText('Confirma tu correo')
    await expect(alert(page)).toContainText(`Enviamos un enlace a ${email} para que crees tu contraseña.`)
    await expectNoViolation(page, 'siscont')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page).toHaveURL('/siscont/registrar-empresa')
    await expect(page.getByLabel('Nombre de la empresa')).toHaveValue(company.razon_social)

    const token = await setPasswordByMail(context, product, 'De-La-Duena-1')
    await signIn(page, 'De-Un-Extraño-1')
    await expect(alert(page)).toContainText('El correo o la contraseña son incorrectos')
    await signIn(page, 'De-La-Duena-1')
    await expect(page).toHaveURL('/inicio')
    await expectNoTraceOf([token, 'De-Un-Extraño-1', 'De-La-Duena-1'], page, product)
  })

  test('an account that the partner’s password does not open leads to a mail, and not to the form of another account', {
    tag: '@full',
  }, async ({ page, context, product }) => {
    await makeAccount(product, 'clave')
    await page.goto(partnerAddress({ email, password: 'clave', ...company }))
    await expect(alert(page)).toContainText('Tu cuenta todavía no tiene contraseña.')
    await expectNoViolation(page, 'siscont')
    await page.getByRole('button', { name: 'Enviar correo' }).click()
    await expect(page.getByText('Enlace enviado. Revisa tu correo.')).toBeVisible()
    await setPasswordByMail(context, product, 'De-La-Duena-1')
    await signIn(page, 'De-La-Duena-1')
    await expect(page).toHaveURL('/inicio')
  })
})
