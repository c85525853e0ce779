import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, TestInfo } from '@playwright/test'
import { type Account, demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'
import { uploadForm } from './steps/upload-files.ts'

const themes = { contapro: 'light', 'contapro-dark': 'dark' } as const
const widths = [1440, 390]

/** A screen: how to get there from Inicio, and what shows that it is complete. */
interface Screen {
  readonly name: string
  readonly account?: Account
  readonly open: (page: Page) => Promise<void>
}

const openCompany = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /Conectada/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^IGV de compras/ })).toBeVisible()
}
const openVouchers = async (page: Page): Promise<void> => {
  await openCompany(page)
  await page.getByRole('link', { name: /^IGV de compras/ }).click()
  await expect(page.getByText(/^1–\d+ de/)).toBeVisible()
}

const openObservations = async (page: Page): Promise<void> => {
  await openVouchers(page)
  await page.goto(page.url().replace('/comprobantes?', '/observaciones?'))
  await expect(page.getByRole('tab', { name: /^Observados ?\d/ })).toBeVisible()
}

const openDeposits = async (page: Page): Promise<void> => {
  await openCompany(page)
  await page.goto(page.url().replace('/dashboard?', '/dashboard/detracciones?'))
  await expect(page.getByRole('button', { name: /^Ver constancia/ }).first()).toBeVisible()
}

const screens: readonly Screen[] = [
  { name: 'inicio', open: async (page) => expect(page.getByText('Conectada').first()).toBeVisible() },
  {
    name: 'inicio-vacio',
    account: demoAccounts.withoutCompany,
    open: async (page) => expect(page.getByText('No tienes empresas registradas')).toBeVisible(),
  },
  {
    name: 'registrar-empresa',
    open: async (page) => {
      await page.goto('/registrar-empresa')
      await expect(page.getByLabel('RUC', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'registrar-empresa-persona',
    open: async (page) => {
      await page.goto('/registrar-empresa')
      await page.getByLabel('RUC', { exact: true }).fill('10990000012')
      await page.getByLabel('Usuario SOL').fill('hualto07')
      await page.getByText('Credenciales API SUNAT').click()
      await expect(page.getByLabel('API key (client id)')).toBeVisible()
      await page.getByLabel('API key (client id)').focus()
      await expect(page.getByText('El RUC ingresado es inválido')).toBeVisible()
      await expect(page.getByText('El usuario SOL solo debe contener letras mayúsculas y números')).toBeVisible()
    },
  },
  {
    name: 'registrar-empresas',
    open: async (page) => {
      await page.goto('/registrar-empresas')
      await expect(page.getByRole('button', { name: 'Siguiente' })).toBeVisible()
    },
  },
  {
    name: 'registro-empresa',
    open: async (page) => {
      await page.goto('/registro-empresa')
      await expect(page.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'inicio-sin-plan',
    account: demoAccounts.withoutPlan,
    open: async (page) => expect(page.getByText('Tu cuenta no tiene un plan activo')).toBeVisible(),
  },
  ...(['Procesando datos', 'Falta de permisos', 'Credenciales inválidas'] as const).map((status) => ({
    name: `modal-${status}`,
    open: async (page: Page) => {
      await page
        .getByRole('button', { name: new RegExp(status) })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: status })).toBeVisible()
    },
  })),
  {
    name: 'modal-bienvenida',
    open: async (page) => {
      await page.evaluate(() => localStorage.setItem('isFirstLogin', 'true'))
      await page.reload()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'dashboard-compras',
    open: async (page) => {
      await openCompany(page)
      await expect(page.getByRole('img', { name: /compras/i }).first()).toBeVisible()
    },
  },
  {
    name: 'dashboard-ventas',
    open: async (page) => {
      await openCompany(page)
      await page.getByRole('tab', { name: 'Ventas' }).click()
      await expect(page.getByRole('img', { name: /ventas/i }).first()).toBeVisible()
    },
  },
  { name: 'comprobantes', open: openVouchers },
  {
    name: 'modal-comprobante',
    open: async (page) => {
      await openVouchers(page)
      await page
        .getByRole('button', { name: /^Ver el detalle/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'observaciones',
    open: openObservations,
  },
  {
    name: 'observaciones-validados',
    open: async (page) => {
      await openObservations(page)
      await page.getByRole('tab', { name: /^Validados/ }).click()
      await expect(page.getByRole('button', { name: 'Descarga masiva' })).toBeVisible()
    },
  },
  {
    name: 'modal-motivo',
    open: async (page) => {
      await openObservations(page)
      await page.getByRole('row').getByRole('button', { name: 'Detracción sin depósito' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'modal-descarga',
    open: async (page) => {
      await openVouchers(page)
      await page.getByRole('button', { name: 'Descargar reporte' }).click()
      await expect(page.getByRole('dialog', { name: 'Descarga tu reporte' })).toBeVisible()
    },
  },
  { name: 'detracciones', open: openDeposits },
  {
    name: 'detracciones-por-pagar',
    open: async (page) => {
      await openDeposits(page)
      await page.getByRole('tab', { name: 'Por pagar' }).click()
      await expect(page.getByText(/por depositar/).first()).toBeVisible()
    },
  },
  {
    name: 'modal-constancia',
    open: async (page) => {
      await openDeposits(page)
      await page
        .getByRole('button', { name: /^Ver constancia/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Constancia de pago' })).toBeVisible()
    },
  },
  ...(['percepciones', 'retenciones'] as const).map((name) => ({
    name,
    open: async (page: Page) => {
      await openCompany(page)
      await page.goto(page.url().replace('/dashboard?', `/dashboard/${name}?`))
      await expect(page.getByRole('region', { name: `Resumen de ${name}` })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    },
  })),
  {
    name: 'subir-archivos',
    open: async (page) => {
      await openCompany(page)
      await page.goto(page.url().replace('/dashboard?', '/dashboard/subir-archivos?'))
      await expect(uploadForm(page).getByRole('button', { name: 'Elegir archivos' })).toBeVisible()
    },
  },
  {
    name: 'planes',
    open: async (page) => {
      await page.goto('/planes')
      await expect(page.getByText('Tu plan', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'error-404',
    open: async (page) => {
      await page.goto('/no-existe')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
]

/** Screens that need nobody signed in. */
const publicScreens: readonly Screen[] = [
  {
    name: 'login',
    open: async (page) => {
      await page.goto('/login')
      await expect(page.getByLabel('Correo electrónico')).toBeVisible()
    },
  },
  {
    name: 'crear-cuenta',
    open: async (page) => {
      await page.goto('/crear-cuenta')
      await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
      await page.getByLabel('DNI').fill('4551287')
      await page.getByLabel('DNI').blur()
      await expect(page.getByText('Ingrese un DNI válido')).toBeVisible()
    },
  },
  {
    name: 'recuperar-contrasena-identificacion',
    open: async (page) => {
      await page.goto('/recuperar-contraseña-identificacion')
      await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
    },
  },
]

for (const [theme, colorScheme] of Object.entries(themes)) {
  for (const width of widths) {
    test.describe(`${theme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: width === 390 ? 844 : 900 } })

      for (const { name, open } of publicScreens) {
        test(`${name} is accessible and fits`, async ({ page }, info) => {
          await open(page)
          await expectWell(page, info, `${name}-${theme}-${width}`)
        })
      }

      for (const { name, account = demoAccounts.estudio, open } of screens) {
        test(`${name} is accessible and fits`, async ({ page }, info) => {
          await signIn(page, account)
          await open(page)
          await expectWell(page, info, `${name}-${theme}-${width}`)
        })
      }
    })
  }
}

/** No violation that axe can find, nothing wider than the window; a picture for the eye. */
async function expectWell(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(info.project.outputDir, 'screens', `${name}.png`),
    fullPage: !name.startsWith('modal'),
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0)
}
