import type { Page } from '@playwright/test'
import { collectTest, expect } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { registerCompany } from './steps/register-company.ts'
import { signIn } from './steps/sign-in.ts'

const company = { ruc: '20990002003', name: 'TRANSPORTES DEL SUR S.A.C.', solUser: 'INVALIDO' } as const
const updated = 'Tus credenciales fueron actualizadas'

/** A SOL user and an API key that the demo's SUNAT does not take (docs/guides/demo-data.md), and the dialog that says so. */
const warnings = [
  { solUser: 'INVALIDO', dialog: 'No pudimos iniciar sesión en el portal de SUNAT' },
  { solUser: 'PRUEBA01', apiKey: 'INVALIDA', dialog: 'La validación por API no tuvo éxito' },
] as const

collectTest.use({ viewport: { width: 390, height: 844 } })

collectTest(
  'on a phone refused credentials are reported, corrected, validated, and lead back to Inicio',
  async ({ page, product }) => {
    await openForm(page, product)
    await expectAccessible(page)
    await expect(page.getByLabel('RUC', { exact: true })).toBeDisabled()
    for (const { dialog, ...credentials } of warnings) {
      await edit(page, credentials)
      await dialogOf(page, updated).getByRole('button', { name: 'Validar ahora' }).click()
      await expect(dialogOf(page, dialog)).toBeVisible()
      await dialogOf(page, dialog).getByRole('button', { name: 'Entendido' }).click()
      await expect(page.getByLabel('Usuario SOL')).toHaveValue(credentials.solUser)
    }
    await edit(page, { solUser: 'PRUEBA01', apiKey: '' })
    await dialogOf(page, updated).getByRole('button', { name: 'Validar ahora' }).click()
    await dialogOf(page, '¡Listo! Tus credenciales son válidas').getByRole('button', { name: 'Entendido' }).click()
    await page.waitForURL('**/inicio')
  },
)

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
