import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './product/test.ts'

const own = JSON.parse(readFileSync(new URL('../../apps/web/public/config.json', import.meta.url), 'utf8')) as object

const wrong: readonly (readonly [title: string, body: string, message: string])[] = [
  ['is not JSON', '{"apiBaseUrl": ', 'El archivo /config.json no es un JSON válido.'],
  [
    'has an address that is none',
    JSON.stringify({ ...own, apiBaseUrl: 'ftp://api.example' }),
    'El campo «apiBaseUrl» de /config.json debe ser una dirección http:// o https://, o quedar vacío.',
  ],
  [
    'has a script for an address',
    JSON.stringify({ ...own, links: { faq: 'javascript:alert(1)' } }),
    'El campo «links.faq» de /config.json debe ser una dirección http:// o https://, o quedar vacío.',
  ],
  [
    'lets in a page by its address instead of its origin',
    JSON.stringify({ ...own, frameOrigins: ['https://portal.example/pagina'] }),
    'El campo «frameOrigins.0» de /config.json debe ser un origen como https://portal.ejemplo.pe, sin barra final.',
  ],
  [
    'has a field that nobody knows',
    JSON.stringify({ ...own, links: { terminos: '' } }),
    'El campo «links.terminos» de /config.json no se reconoce.',
  ],
  [
    'leaves out half of an adapter',
    JSON.stringify({ ...own, leadForm: { url: 'https://crm.example' } }),
    'El campo «leadForm.key» de /config.json debe ser un texto.',
  ],
]

for (const [title, body, message] of wrong) {
  test(`a config.json that ${title} shows an error page that names what is wrong`, { tag: '@full' }, async ({
    page,
  }) => {
    await answerConfig(page, body)
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'La aplicación no está bien configurada' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(message)
  })
}

test.describe('without a config.json', () => {
  test.use({ expectedFailures: [404] })

  test('the error page says that it is missing', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('/login')
    await expect(page.getByRole('alert')).toContainText('El archivo /config.json no se pudo leer')
  })
})

test('a field that is left out is empty: its link is not there', { tag: '@full' }, async ({ page }) => {
  await answerConfig(page, '{}')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
})

async function answerConfig(page: Page, body: string): Promise<void> {
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }))
}
