import type { Page } from '@playwright/test'
import { configuredTest as test, expect } from './product/test.ts'
import { accountForm, fillAccount } from './steps/fill-account.ts'
import { readRecoveryLinks } from './steps/read-recovery-link.ts'

const CONSENT = 'https://consent.example/banner.js'
const TAG_MANAGER = 'https://www.googletagmanager.com/**'
const CAPTCHA = 'https://www.google.com/recaptcha/**'
const LEAD = 'https://crm.example/lead'

/** What the stand-ins of the services saw. */
interface Seen {
  readonly scripts: string[]
  readonly leads: (string | null)[]
}

const captchaScript = `window.grecaptcha = {
  ready: (listener) => listener(),
  execute: async (siteKey, { action }) => siteKey + '/' + action,
}`

/** Stands for every service of another host; a change makes one of them behave in its own way. */
async function standIn(page: Page): Promise<Seen> {
  const seen: Seen = { scripts: [], leads: [] }
  const script = async (pattern: string, body: string): Promise<void> => {
    await page.route(pattern, (route) => {
      seen.scripts.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body })
    })
  }
  await script(CONSENT, '')
  await script(TAG_MANAGER, '')
  await script(CAPTCHA, captchaScript)
  await page.route(LEAD, (route) => {
    seen.leads.push(route.request().postData())
    return route.fulfill({ status: 204 })
  })
  return seen
}

async function register(page: Page): Promise<Record<string, unknown>> {
  await page.goto('/crear-cuenta')
  await fillAccount(page)
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/internal/users'))
  await accountForm(page).getByRole('button', { name: 'Registrarme' }).click()
  const body = (await request).postDataJSON() as Record<string, unknown>
  await expect(page).toHaveURL('/registrar-empresas')
  return body
}

test('cookie consent starts before the tag manager, which hears the names of events', { tag: '@full' }, async ({
  page,
}) => {
  const { scripts } = await standIn(page)
  await page.goto('/login')
  await expect.poll(() => scripts).toEqual([CONSENT, 'https://www.googletagmanager.com/gtm.js?id=GTM-PRUEBA'])
  await page.getByLabel('Correo electrónico').fill('nadie@example.com')
  await page.getByLabel('Contraseña', { exact: true }).fill('Equivocada1')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  const layer = (): Promise<unknown> => page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer)
  await expect.poll(layer).toContainEqual({ event: 'contapro_password_rejected' })
  expect(JSON.stringify(await layer())).not.toContain('nadie@example.com')
})

test('a registration carries the proof of the captcha, and the lead is sent afterwards', { tag: '@full' }, async ({
  page,
}) => {
  const { leads } = await standIn(page)
  expect(await register(page)).toMatchObject({
    captcha_token: 'sitio-de-prueba/REGISTER_USER',
    captcha_action: 'REGISTER_USER',
  })
  await expect.poll(() => leads.length).toBe(1)
  expect(Object.fromEntries(new URLSearchParams(leads[0] ?? ''))).toEqual({
    name: 'Rosa Elvira',
    last_name: 'Quispe Mamani',
    document_number: '45512871',
    email: 'rosa.quispe@estudioquispe.pe',
    phone_number: '987214306',
    accountant_profile: 'Estudio Contable',
    terms: 'on',
    privacy: 'on',
    key: 'llave-de-prueba',
  })
})

test('a captcha that cannot be had sends no proof, and the registration goes on', { tag: '@full' }, async ({
  page,
}) => {
  await standIn(page)
  await page.route(CAPTCHA, (route) => route.abort())
  expect(await register(page)).not.toHaveProperty('captcha_token')
})

test('a lead service that never answers keeps nobody', { tag: '@full' }, async ({ page }) => {
  await standIn(page)
  await page.route(LEAD, () => undefined)
  await register(page)
})

test('no script of another host starts where the address holds the token of a mail', { tag: '@full' }, async ({
  page,
  product,
}) => {
  const { scripts } = await standIn(page)
  await page.request.post('/app/internal/users/recover-password', { data: { email: product.email } })
  const [link = ''] = await readRecoveryLinks(product.mailFolder)
  await page.goto(link)
  await expect(page.getByLabel('Nueva contraseña', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goto('/Confirmar-Correo/#v1.secreto')
  await expect(page.getByRole('heading', { name: 'Inicia sesión para confirmar tu correo' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})

test('the policy of the pages opens for the hosts of the configuration and no other', { tag: '@full' }, async ({
  page,
}) => {
  const policy = (await page.request.get('/login')).headers()['content-security-policy'] ?? ''
  const hosts = [...policy.matchAll(/https?:\/\/[^ ;]+/g)].map(([host]) => host)
  expect([...new Set(hosts)].toSorted()).toEqual([
    'https://consent.example',
    'https://crm.example',
    'https://www.google.com',
    'https://www.googletagmanager.com',
    'https://www.gstatic.com',
  ])
})
