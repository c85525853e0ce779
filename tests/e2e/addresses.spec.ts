import type { Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { createGate } from './product/gate.ts'
import { expect, test } from './product/test.ts'
import { chooseEarlierPeriod } from './steps/choose-earlier-period.ts'
import { signIn } from './steps/sign-in.ts'

const openVouchers = async (page: Page): Promise<void> => {
  await signIn(page, demoAccounts.estudio)
  await page.getByRole('link', { name: /Comercial Andina del Sur/ }).click()
  await page.getByRole('link', { name: 'Comprobantes de compra', exact: true }).click()
  await expect(page.getByText(/^1–20 de/)).toBeVisible()
}

test('page, page size and filter of the vouchers stand in the address and survive a reload', async ({ page }) => {
  await openVouchers(page)
  await page.getByLabel('Registros por página').selectOption('50')
  await expect(page).toHaveURL(/tamano=50/)
  await expect(page.getByText(/^1–50 de/)).toBeVisible()
  await page.getByRole('button', { name: 'Página 2' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByText(/^51–\d+ de/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^51–\d+ de/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^1–50 de/)).toBeVisible()
})

test('another period stands in the address and starts at page 1', { tag: '@full' }, async ({ page }) => {
  await openVouchers(page)
  await page.getByRole('button', { name: 'Página 2' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByText(/^21–\d+ de/)).toBeVisible()
  const earlier = await chooseEarlierPeriod(page)
  await expect(page).toHaveURL(new RegExp(`periodo=${earlier}`))
  await expect(page).not.toHaveURL(/pagina=/)
  await expect(page.getByText(/^1–20 de/)).toBeVisible()
})

test('two changes of a list hold, though the first was still on its way when the second was made', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install({ time: new Date() })
  await openVouchers(page)
  // The companies are asked for before another address is shown, once what is known of them is old.
  const companies = createGate()
  await page.clock.fastForward('02:00')
  await page.route('**/app/internal/accountant/dashboard/filters', async (route) => {
    await companies.opened
    await route.fallback()
  })
  await page.getByLabel('Registros por página').selectOption('50')
  await page.getByRole('button', { name: 'Página 2' }).click()
  await expect(page).not.toHaveURL(/tamano|pagina/)
  companies.open()
  await expect(page).toHaveURL(/tamano=50.*pagina=2|pagina=2.*tamano=50/)
  await expect(page.getByText(/^51–\d+ de/)).toBeVisible()
})

test('a period that the company lacks is said once, and the address names the one that shows', {
  tag: '@full',
}, async ({ page }) => {
  await openVouchers(page)
  const shown = new URL(page.url()).searchParams.get('periodo') ?? ''
  await page.goto(page.url().replace(`periodo=${shown}`, 'periodo=201903'))
  const news = page.getByText('No hay comprobantes de marzo 2019')
  await expect(news).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`periodo=${shown}`))
  await expect(page.getByText(/^1–20 de/)).toBeVisible()
  await page.getByRole('link', { name: 'Detracciones', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`detracciones.*periodo=${shown}`))
  expect(await news.count()).toBeLessThanOrEqual(1)
})

test('an address with nonsense shows the first page of all vouchers', { tag: '@full' }, async ({ page }) => {
  await openVouchers(page)
  await page.goto(`${page.url()}&pagina=-3&tamano=7&estado=raro&filtro=nada&valor=x`)
  await expect(page.getByText(/^1–20 de/)).toBeVisible()
})

test('a new page has its title and takes the focus, without an outline around it', { tag: '@full' }, async ({
  page,
}) => {
  await openVouchers(page)
  await expect(page).toHaveTitle('Comprobantes de compra · Contapro')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Mis Empresas' }).press('Enter')
  await expect(page).toHaveTitle('Mis Empresas · Contapro')
  await expect(page.locator('main:focus-visible')).toHaveCSS('outline-style', 'none')
})

test('the company switcher opens another company and leaves out the one at hand', async ({ page }) => {
  await openVouchers(page)
  await page.getByRole('button', { name: /Comercial Andina del Sur/ }).click()
  const switcher = page.getByRole('dialog', { name: 'Cambiar de empresa' })
  await expect(switcher.getByRole('button', { name: /Pesquera Bahía/ })).toHaveAttribute('aria-disabled', 'true')
  await expect(switcher.getByRole('button', { name: /Comercial Andina/ })).toHaveCount(0)
  await switcher.getByRole('searchbox').fill('mantaro')
  await switcher.getByRole('button', { name: /Transportes Mantaro/ }).click()
  await expect(page.getByRole('main')).toContainText('Transportes Mantaro Express S.R.L.')
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
})

test('an unknown section of a company says so inside its frame', { tag: '@full' }, async ({ page }) => {
  await openVouchers(page)
  await page.goto('/dashboard/no-existe')
  await expect(page.getByRole('heading', { name: 'La página solicitada no está disponible.' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Subir archivos' }).click()
  await expect(page.getByRole('heading', { name: 'Subir archivos' })).toBeVisible()
})
