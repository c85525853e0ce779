import type { Page } from '@playwright/test'
import { collectTest, expect } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { registerCompany } from './steps/register-company.ts'
import { signIn } from './steps/sign-in.ts'

const company = { ruc: '20990002003', name: 'TRANSPORTES DEL SUR S.A.C.', solUser: 'INVALIDO' } as const
const updated = 'Tus credenciales fueron actualizadas'

/** SOL users and API keys by which the demo's SUNAT answers (docs/guides/demo-data.md), and the dialog that says so. */
const warnings = [
  { solUser: 'INVALIDO', dialog: 'No pudimos iniciar sesión en el portal de SUNAT' },
  { solUser: 'INESTABL', dialog: 'El portal de SUNAT está inestable' },
  { solUser: 'PROBLEMA', dialog: 'Nuestros servicios tienen problemas' },
  { solUser: 'PRUEBA01', apiKey: 'INVALIDA', dialog: 'La validación por API no tuvo éxito' },
  { solUser: 'PRUEBA01', apiKey: 'INESTABLE', dialog: 'La API de SUNAT está inestable' },
] as const

for (const width of [1440, 390]) {
  collectTest(
    `at ${width} px: refused credentials are told, put right, validated, and lead back to Inicio`,
    async ({ page, product }) => {
      await page.setViewportSize({ width, height: 900 })
      await openForm(page, product)
      await expectAccessible(page)
      await expect(page.getByLabel('RUC', { exact: true })).toBeDisabled()
      for (const { dialog, ...credentials } of warnings) {
        await edit(page, credentials)
        await dialogOf(page, updated).getByRole('button', { name: 'Validar ahora' }).click()
        await expect(dialogOf(page, dialog)).toBeVisible()
        await expectAccessible(page)
        await dialogOf(page, dialog).getByRole('button', { name: 'Entendido' }).click()
        await expect(page.getByLabel('Usuario SOL')).toHaveValue(credentials.solUser)
      }
      await edit(page, { solUser: 'PRUEBA01', apiKey: '' })
      await dialogOf(page, updated).getByRole('button', { name: 'Validar ahora' }).click()
      await dialogOf(page, '¡Listo! Tus credenciales son válidas').getByRole('button', { name: 'Entendido' }).click()
      await page.waitForURL('**/inicio')
    },
  )
}

collectTest('credentials can be stored without trying them', async ({ page, product }) => {
  await openForm(page, product)
  await edit(page, { solUser: 'PRUEBA01' })
  await dialogOf(page, updated).getByRole('button', { name: 'En otro momento' }).click()
  await page.waitForURL('**/inicio')
})

collectTest.describe('a server that fails', () => {
  collectTest.use({ expectedFailures: [500] })

  collectTest('to store them says so and keeps what was typed', async ({ page, product }) => {
    await openForm(page, product)
    await page.route('**/credentials', (route) => route.fulfill({ status: 500, json: {} }))
    await edit(page, { solUser: 'PRUEBA01' })
    await dialogOf(page, 'No pudimos actualizar tus credenciales').getByRole('button', { name: 'Entendido' }).click()
    await expect(page.getByLabel('Usuario SOL')).toHaveValue('PRUEBA01')
    await expect(page.getByLabel('Clave SOL')).toHaveValue('clave123')
  })

  collectTest('to try them says so', async ({ page, product }) => {
    await openForm(page, product)
    await page.route('**/validate-credentials', (route) => route.fulfill({ status: 500, json: {} }))
    await edit(page, { solUser: 'PRUEBA01' })
    await dialogOf(page, updated).getByRole('button', { name: 'Validar ahora' }).click()
    await expect(dialogOf(page, 'Ocurrió un error')).toContainText(
      'Sucedió un error inesperado a la hora de validar tus credenciales, vuelve a intentarlo en unos minutos',
    )
  })
})

collectTest('while SUNAT is asked the dialog stays', async ({ page, product }) => {
  await openForm(page, product)
  await page.route('**/validate-credentials', () => {})
  await edit(page, { solUser: 'PRUEBA01' })
  await dialogOf(page, updated).getByRole('button', { name: 'Validar ahora' }).click()
  const dialog = dialogOf(page, 'Validando tus credenciales')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveCount(0)
})

async function openForm(page: Page, account: Parameters<typeof signIn>[1]): Promise<void> {
  await signIn(page, account)
  await registerCompany(page, company)
  await page.goto('/inicio')
  await page.getByRole('button', { name: new RegExp(`${company.name}.*Credenciales inválidas`, 's') }).click()
  await page.getByRole('link', { name: 'Actualizar credenciales' }).click()
  await page.waitForURL(/\/dashboard\/editar-credenciales/)
  await expect(page.getByRole('heading', { name: 'Editar Credenciales' })).toBeVisible()
}

interface Typed {
  readonly solUser: string
  readonly apiKey?: string
}

async function edit(page: Page, { solUser, apiKey }: Typed): Promise<void> {
  await page.getByLabel('Usuario SOL').fill(solUser)
  await page.getByLabel('Clave SOL').fill('clave123')
  if (apiKey !== undefined) {
    const key = page.getByLabel('API key (client id)')
    if (!(await key.isVisible())) await page.getByText('Credenciales API SUNAT').click()
    await key.fill(apiKey)
    await page.getByLabel('API secret (client secret)').fill(apiKey)
  }
  await page.getByRole('button', { name: 'Editar credenciales' }).click()
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
