import type { Page } from '@playwright/test'
import { sampleMonth } from './product/sample-month.ts'
import { emptyTest, expect } from './product/test.ts'
import { uploadSampleMonth } from './product/upload-sample-month.ts'
import { registerCompany } from './steps/register-company.ts'
import { signIn } from './steps/sign-in.ts'

const { company } = sampleMonth
const other = { ruc: '10990000013', name: 'Huamán Torres, Julio César' }
const tutorials = 'https://videos.example/contapro'

emptyTest.describe('on a phone', () => {
  emptyTest.use({ viewport: { width: 390, height: 844 } })

  emptyTest(
    'while every company is in progress a card leads to the wait, which names them',
    async ({ page, product }) => {
      await page.route('**/config.json', (route) => route.fulfill({ json: { links: { tutorials } } }))
      await signIn(page, product)
      await registerCompany(page, company)
      await registerCompany(page, other)
      await openWait(page)
      await expect(page.getByRole('heading', { name: 'Estamos procesando los datos de tus empresas' })).toBeVisible()
      await expect(page.getByText('En un máximo de 24 horas podrás ver el detalle de sus comprobantes.')).toBeVisible()
      for (const { name } of [company, other])
        await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
      const videos = page.getByRole('link', { name: 'Ver tutoriales' })
      await expect(videos).toHaveAttribute('href', tutorials)
      await expect(videos).toHaveAttribute('target', '_blank')
      await page.getByRole('link', { name: 'O registra más empresas' }).click()
      await expect(page).toHaveURL('/registrar-empresa')
      await page.goBack()
      await expect(page.getByRole('listitem').filter({ hasText: other.name })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('listitem').filter({ hasText: other.name })).toBeVisible()
    },
  )
})

emptyTest(
  'one company is spoken of as one, and the wait ends before the eyes',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    await registerCompany(page, company)
    await openWait(page)
    await expect(page.getByRole('heading', { name: 'Estamos procesando los datos de tu empresa' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver tutoriales' })).toHaveCount(0)
    const upload = page.getByRole('link', { name: `Subir archivos de ${company.name}` })
    const address = new URL((await upload.getAttribute('href')) ?? '', product.url)
    await uploadSampleMonth(product.url, product, address.searchParams.get('empresa') ?? '')
    await expect(page.getByRole('heading', { name: 'Ya revisamos los datos de tu empresa' })).toBeVisible()
    await expect(page.getByText('Conectada', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click()
    await expect(page.getByRole('link', { name: company.name })).toBeVisible()
  },
)

emptyTest(
  'without a plan that has days left no further company is offered',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.route('**/app/internal/me', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        json: { ...(await answer.json()), subscription: { plan_type: 1, end_date: '2020-01-01' } },
      })
    })
    await signIn(page, product)
    await registerCompany(page, company)
    await openWait(page)
    await expect(page.getByRole('listitem').filter({ hasText: company.name })).toBeVisible()
    await expect(page.getByRole('link', { name: 'O registra más empresas' })).toHaveCount(0)
  },
)

emptyTest(
  'without the address telling them, the wait names the companies listed last',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    await registerCompany(page, company)
    await page.goto('/registro-empresa')
    await expect(page.getByRole('listitem').filter({ hasText: company.name })).toBeVisible()
  },
)

emptyTest('without a company there is nothing to wait for', { tag: '@full' }, async ({ page, product }) => {
  await signIn(page, product)
  await page.goto('/registro-empresa')
  await expect(page).toHaveURL('/inicio')
})

async function openWait(page: Page): Promise<void> {
  await page.goto('/inicio')
  await page.getByRole('link', { name: new RegExp(company.name) }).click()
  await expect(page).toHaveURL('/registro-empresa')
  await expect(page).toHaveTitle('Procesando datos · Contapro')
}
