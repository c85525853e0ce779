import type { Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { sampleMonth } from './product/sample-month.ts'
import { collectTest, emptyTest, expect, test } from './product/test.ts'
import { uploadSampleMonth } from './product/upload-sample-month.ts'
import { fillCompany } from './steps/fill-company.ts'
import { registerCompany } from './steps/register-company.ts'
import { signIn } from './steps/sign-in.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const links = { supportWhatsapp: 'https://wa.me/51999999999', tutorials: 'https://videos.example/contapro' }

test('the companies stand by status, then by name', { tag: '@full' }, async ({ page }) => {
  await signIn(page, demoAccounts.estudio)
  await expect(cards(page).filter({ hasText: 'Credenciales inválidas' })).not.toHaveCount(0)
  const texts = await cards(page).allInnerTexts()
  const order = ['Conectada', 'Falta de permisos', 'Procesando datos', 'Credenciales inválidas']
  const places = texts.map((text) => order.findIndex((status) => text.includes(status)))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]))
  const connected = texts.filter((text) => text.includes('Conectada')).map((text) => text.split('\n').at(1) ?? '')
  expect(connected).toEqual(connected.toSorted(new Intl.Collator('es-PE').compare))
})

test('the search finds a part of a name, whatever its capitals, and says when nothing fits', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, demoAccounts.estudio)
  const search = page.getByRole('searchbox', { name: 'Buscar empresa' })
  await search.fill('ANDINA DEL')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Comercial Andina del Sur/ })).toBeVisible()
  await search.fill('no existe')
  await expect(page.getByText('No se encontraron registros.')).toBeVisible()
  await search.fill('')
  await expect(cards(page).nth(1)).toBeVisible()
})

test('invalid credentials are told with the company at fault, and lead to new ones', { tag: '@full' }, async ({
  page,
}) => {
  const name = await openStatus(page, 'Credenciales inválidas')
  const dialog = page.getByRole('dialog', { name: 'Credenciales inválidas' })
  await expect(dialog).toContainText(`Las credenciales SOL de ${name} son incorrectas.`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: 'Actualizar credenciales' }).click()
  await expect(page).toHaveURL(/\/dashboard\/editar-credenciales\?empresa=[\w-]{36}/)
  await expect(page.getByRole('main')).toContainText(name)
})

test('missing permissions are listed with whom to ask', { tag: '@full' }, async ({ page }) => {
  await openStatus(page, 'Falta de permisos')
  const dialog = page.getByRole('dialog', { name: 'Falta de permisos' })
  await expect(dialog.getByRole('list', { name: 'Módulos sin permiso' }).getByRole('listitem')).not.toHaveCount(0)
  await expectSupport(page)
})

test('missing permissions leave the way to the report of the periods that are there', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, demoAccounts.estudio)
  await page.getByRole('button', { name: /Servicios Mineros Cerro Blanco/ }).click()
  const report = page
    .getByRole('dialog', { name: 'Falta de permisos' })
    .getByRole('link', { name: 'Ir a ver mi reporte' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(report).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Pesquera Bahía de Paita/ }).click()
  await report.click()
  await expect(page).toHaveURL(/\/dashboard\?empresa=[\w-]{36}&periodo=\d{6}$/)
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Pesquera Bahía de Paita S.A.')
})

test('an account without a plan finds its way to the plans', { tag: '@full' }, async ({ page }) => {
  await signIn(page, demoAccounts.withoutPlan)
  await expect(cards(page).getByRole('button')).not.toHaveCount(0)
  for (const card of await cards(page).getByRole('button').all()) {
    await expect(card).toHaveAttribute('aria-disabled', 'true')
  }
  await page.getByRole('main').getByRole('link', { name: 'Ver planes' }).click()
  await expect(page).toHaveURL('/planes')
})

test('on a phone the button for a new company stays at the bottom of the window', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn(page, demoAccounts.estudio)
  const register = page.getByRole('link', { name: 'Registrar nueva empresa' }).filter({ visible: true })
  await expect(register).toHaveCount(1)
  await expect(register).toBeInViewport({ ratio: 1 })
  await cards(page).filter({ hasText: 'Credenciales inválidas' }).last().scrollIntoViewIfNeeded()
  await expect(register).toBeInViewport({ ratio: 1 })
  await register.click()
  await expect(page).toHaveURL('/registrar-empresa')
})

emptyTest(
  'a company whose data arrive is connected before the eyes of its accountant',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    await registerCompany(page, sampleMonth.company)
    const upload = page.getByRole('link', { name: 'Súbelos ahora' })
    const address = new URL((await upload.getAttribute('href')) ?? '', product.url)
    await page.getByRole('link', { name: 'Finalizar' }).click()
    await expect(page.getByText('Procesando datos')).toBeVisible()
    await uploadSampleMonth(product.url, product, address.searchParams.get('empresa') ?? '')
    await expect(page.getByText('Conectada', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
      `Ya puedes ver los comprobantes de ${sampleMonth.company.name}`,
    )
    await page.getByRole('link', { name: sampleMonth.company.name }).click()
    await expect(page).toHaveURL(/\/dashboard\?empresa=[\w-]{36}&periodo=202608$/)
  },
)

collectTest(
  'credentials that SUNAT refuses are told while the list is on the screen',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    await page.goto('/registrar-empresa')
    await fillCompany(page, { ruc: '20990002003', name: 'Textiles del Norte S.A.C.', solUser: 'INVALIDO' })
    await page.getByRole('button', { name: 'Registrar empresa' }).click()
    await page.getByRole('link', { name: 'Finalizar' }).click()
    await expect(page.getByRole('button', { name: /Textiles del Norte.*Credenciales inválidas/ })).toBeVisible()
  },
)

/** Opens the dialog of the first company of a status, and answers the company's name. */
async function openStatus(page: Page, status: string): Promise<string> {
  await page.route('**/config.json', (route) => route.fulfill({ json: { links } }))
  await signIn(page, demoAccounts.estudio)
  const card = page.getByRole('button', { name: new RegExp(status) }).first()
  const text = await card.getByText('RUC').locator('xpath=preceding-sibling::*[1]').innerText()
  await card.click()
  return text
}

async function expectSupport(page: Page): Promise<void> {
  const support = page.getByRole('dialog').getByRole('link', { name: 'Escribir a soporte' })
  await expect(support).toHaveAttribute('href', links.supportWhatsapp)
  await expect(support).toHaveAttribute('target', '_blank')
}
