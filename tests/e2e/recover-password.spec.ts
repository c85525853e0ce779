import type { Page } from '@playwright/test'
import { emptyTest, expect, passTime, type Product, serverLog, test } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { readRecoveryLinks } from './steps/read-recovery-link.ts'
import { fillSignIn } from './steps/sign-in.ts'

const PASSWORD = 'NuevaClave2026'

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/recuperar-contraseña-identificacion')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviar correo' }).click()
}

async function newestLink(page: Page, { email, mailFolder }: Product): Promise<string> {
  await askForLink(page, email)
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
  const links = await readRecoveryLinks(mailFolder)
  return links.at(-1) ?? ''
}

const tokenOf = (link: string): string => new URL(link).hash.slice(1)

async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(password)
  await page.getByLabel('Confirma tu contraseña').fill(password)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
}

emptyTest.describe('on a phone', () => {
  emptyTest.use({ viewport: { width: 390, height: 844 } })

  emptyTest("a forgotten password is changed by the mail's link", async ({ page, product }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    await expect(page).toHaveTitle('Recuperar contraseña · Contapro')
    const link = await newestLink(page, product)
    await expectAccessible(page)
    await page.goto(link)
    await fillNewPassword(page, PASSWORD)
    await expect(page.getByRole('heading', { name: 'Tu contraseña fue actualizada' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Iniciar sesión' }).click()
    await fillSignIn(page, { email: product.email, password: PASSWORD })
    await expect(page).toHaveURL('/inicio')
    const log = await serverLog(product)
    expect(log).toContain('"route":"/app/internal/users/recover-password"')
    expect(log).not.toContain(tokenOf(link))
  })
})

emptyTest.describe('a link that holds no more', { tag: '@full' }, () => {
  emptyTest.use({ expectedFailures: [404] })

  emptyTest('because it was used says so and leads to another mail', async ({ page, product }) => {
    const link = await newestLink(page, product)
    await page.goto(link)
    await fillNewPassword(page, PASSWORD)
    await expect(page.getByRole('heading', { name: 'Tu contraseña fue actualizada' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Este link ya expiró' })).toBeVisible()
    await page.getByRole('link', { name: 'Volver a enviar correo' }).click()
    await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  })

  emptyTest('because a newer one was sent says so, also with the ñ as it is typed', async ({ page, product }) => {
    const older = await newestLink(page, product)
    const newer = await newestLink(page, product)
    await page.goto(decodeURI(older))
    await expect(page.getByRole('heading', { name: 'Este link ya expiró' })).toBeVisible()
    await page.goto(decodeURI(newer))
    await expect(page.getByLabel('Nueva contraseña', { exact: true })).toBeVisible()
  })

  emptyTest('because its half hour is over says so', async ({ page, product }) => {
    const link = await newestLink(page, product)
    await passTime(product, 29 / 60)
    await page.goto(link)
    await expect(page.getByLabel('Nueva contraseña', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await passTime(product, 1 / 60)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Este link ya expiró' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Volver a enviar correo' }).click()
    await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  })

  emptyTest('by the time the new password is sent says so too', async ({ page, product }) => {
    await page.goto(await newestLink(page, product))
    await expect(page.getByLabel('Nueva contraseña', { exact: true })).toBeVisible()
    await passTime(product, 1)
    await fillNewPassword(page, PASSWORD)
    await expect(page.getByRole('heading', { name: 'Este link ya expiró' })).toBeVisible()
  })

  emptyTest('an address without an account is told, and again at its field', { tag: '@full' }, async ({ page }) => {
    await askForLink(page, 'nadie@example.com')
    await expect(page.getByText(/Es posible que el correo no esté registrado/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Volver a intentar' }).click()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@example.com')
    await expect(page.getByText('El correo electrónico no está registrado')).toBeVisible()
  })
})

emptyTest(
  'the address that the specification names works, and leaves nothing in the log of the server',
  { tag: '@full' },
  async ({ page, product }) => {
    const token = tokenOf(await newestLink(page, product))
    await page.goto(`/recuperar-contraseña/${token}`)
    await expect(page).toHaveURL(encodeURI(`/recuperar-contraseña#${token}`))
    await fillNewPassword(page, PASSWORD)
    await expect(page.getByRole('heading', { name: 'Tu contraseña fue actualizada' })).toBeVisible()
    expect(await serverLog(product)).not.toContain(token)
  },
)

test('the address without a token leads to the identification', { tag: '@full' }, async ({ page }) => {
  await page.goto('/recuperar-contraseña/')
  await expect(page).toHaveURL(encodeURI('/recuperar-contraseña-identificacion'))
})
