import { demoAccounts } from './product/accounts.ts'
import { createGate } from './product/gate.ts'
import { expect, test } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'

test('the served sign-in holds its heading and its fields before any script ran', async ({ request }) => {
  for (const address of ['/', '/login']) {
    const html = await (await request.get(address)).text()
    expect(html).toMatch(/<h1[^>]*>Inicia sesión<\/h1>/)
    expect(html).toMatch(/<input[^>]*type="email"/)
    expect(html).toMatch(/<input[^>]*type="password"/)
    expect(html, 'the content security policy allows neither').not.toMatch(/<style|\sstyle=|<script>/)
  }
})

test('other addresses get the empty page', { tag: '@full' }, async ({ request }) => {
  expect(await (await request.get('/crear-cuenta')).text()).not.toContain('Inicia sesión')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in shows', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  })
})

test('what was typed before the app had loaded stays and counts', async ({ page }) => {
  const answer = createGate()
  await page.route('**/config.json', async (route) => {
    await answer.opened
    await route.continue()
  })
  await page.goto('/login')
  const { email, password } = demoAccounts.estudio
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  answer.open()
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL('/inicio')
})

test('the app takes the served page over as it stands, and checks the fields that were left', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/login')
  const heading = await page.getByRole('heading', { name: 'Inicia sesión' }).elementHandle()
  await page.getByLabel('Correo electrónico').fill('rosa@example')
  await page.getByLabel('Contraseña', { exact: true }).focus()
  await expect(page.getByText('Ingrese un correo válido')).toBeVisible()
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
})

test.describe('with a dark device', () => {
  test.use({ colorScheme: 'dark' })

  test('the served sign-in is dark before the app has loaded', { tag: '@full' }, async ({ page }) => {
    await page.route('**/config.json', () => undefined)
    await page.goto('/login')
    await expect(page.locator('[data-cp-theme]').first()).toHaveAttribute('data-cp-theme', 'contapro-dark')
  })
})

test('whoever is signed in does not see the served sign-in', { tag: '@full' }, async ({ page }) => {
  await signIn(page, demoAccounts.estudio)
  await page.route('**/config.json', () => undefined)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeEmpty()
})
