import type { Page } from '@playwright/test'
import { companyScreens } from './company-screens.ts'
import { demoAccounts } from './product/accounts.ts'
import { expect } from './product/test.ts'
import type { Screen } from './screen.ts'

/** Screens of an accountant, each reached from Inicio. */
export const screens: readonly Screen[] = [
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
  ...companyScreens,
  {
    name: 'planes',
    open: async (page) => {
      await page.goto('/planes')
      await expect(page.getByText('Tu plan', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'sesiones',
    open: async (page) => {
      await page.goto('/sesiones')
      await expect(page.getByRole('heading', { name: 'Sesiones abiertas' })).toBeVisible()
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
export const publicScreens: readonly Screen[] = [
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
  {
    name: 'confirmar-correo',
    open: async (page) => {
      await page.goto('/confirmar-correo#v1.token')
      await expect(page.getByRole('heading', { name: 'Inicia sesión para confirmar tu correo' })).toBeVisible()
    },
  },
]
