import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { sampleMonth } from '../product/sample-month.ts'
import { chooseReport } from '../steps/download-report.ts'
import { uploadFiles, uploadForm } from '../steps/upload-files.ts'
import { byAddress, byText } from './company-visit.ts'

/** What somebody sends or fetches by a press, and how the screen stands while it goes on, when it failed, and at its end. */
export interface CompanyAction {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  readonly press: (page: Page) => Promise<unknown>
  readonly method: 'GET' | 'PATCH' | 'POST'
  readonly call: string
  /** The call goes to a signed address, without a token: no answer of it ends a session (decisions 14). */
  readonly isSigned?: boolean
  readonly busy: (page: Page) => Locator
  readonly failed: (page: Page) => Locator
  /** The button that tries again; 'Reintentar' of the failure unless told otherwise. */
  readonly again?: (page: Page) => Locator
  readonly done: (page: Page) => Locator
}

const dialog =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('dialog', { name })
const download = {
  busy: dialog('Generando'),
  failed: dialog('No se completó la descarga'),
  done: dialog('Descarga completada'),
} as const
const setting = (page: Page): Locator => page.getByRole('region', { name: 'Reemplazo del RCE' })
const padron = (page: Page): Locator => page.getByRole('region', { name: 'Padrón reducido del RUC' })
const padronFile = join(sampleMonth.deposits, '..', '..', 'padron_reducido_muestra.txt')

/** Actions of a company with its sample month. */
export const companyActions: readonly CompanyAction[] = [
  {
    name: 'a setting is saved',
    open: byAddress('/ajustes'),
    async press(page) {
      await setting(page).getByLabel('Datos por línea').selectOption('42')
      await setting(page).getByRole('button', { name: 'Guardar' }).click()
    },
    method: 'PATCH',
    call: '**/settings',
    busy: (page) => setting(page).locator('button[aria-busy=true]'),
    failed: (page) => setting(page).getByRole('alert').filter({ hasText: 'No pudimos guardar los cambios' }),
    again: (page) => setting(page).getByRole('button', { name: 'Guardar' }),
    done: (page) => setting(page).getByText(/^Guardado\./),
  },
  {
    name: 'a padrón is uploaded',
    open: byAddress('/ajustes'),
    async press(page) {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        padron(page).getByRole('button', { name: 'Elegir archivo' }).click(),
      ])
      await chooser.setFiles(padronFile)
    },
    method: 'POST',
    call: '**/uploads',
    busy: (page) => padron(page).getByRole('progressbar', { name: /^Subiendo/ }),
    failed: (page) => padron(page).getByRole('alert').filter({ hasText: 'No se subió' }),
    done: (page) => padron(page).getByText(/contribuyentes leídos$/),
  },
  {
    name: 'files are uploaded',
    open: byAddress('/subir-archivos'),
    press: (page) => uploadFiles(page, sampleMonth.deposits),
    method: 'POST',
    call: '**/uploads',
    busy: (page) => uploadForm(page).getByRole('progressbar', { name: /^Subiendo/ }),
    failed: (page) => uploadForm(page).getByRole('alert').filter({ hasText: 'No pudimos subir los archivos' }),
    done: (page) => uploadForm(page).getByText('1 depósito leído').first(),
  },
  {
    name: 'the image of a voucher is looked at',
    open: byAddress('/comprobantes'),
    press: (page) => page.getByRole('button', { name: 'Ver la imagen de F001-101' }).click(),
    method: 'GET',
    call: '**/voucher-files/**',
    isSigned: true,
    busy: (page) => page.getByRole('dialog').getByText('Cargando el comprobante…'),
    failed: (page) => page.getByRole('alert').filter({ hasText: 'No pudimos cargar el comprobante' }),
    done: (page) => page.getByRole('img', { name: 'Comprobante F001-101' }),
  },
  {
    name: 'a report is downloaded',
    open: byAddress(''),
    async press(page) {
      const modal = await chooseReport(page, 'Compras RCE')
      await modal.getByRole('button', { name: 'Descargar Archivo' }).click()
    },
    method: 'GET',
    call: '**/reports?*',
    ...download,
  },
  {
    name: 'files of validated purchases are downloaded',
    open: byAddress('/observaciones', '&lista=validados'),
    async press(page) {
      await page.getByRole('button', { name: 'Descarga masiva' }).click()
      await page.getByRole('menuitem', { name: /^Archivos XML/ }).click()
    },
    method: 'POST',
    call: '**/validated-images',
    ...download,
  },
  {
    name: 'an observed purchase is validated',
    open: byAddress('/observaciones'),
    press: (page) => page.getByRole('button', { name: 'Validar E001-12' }).click(),
    method: 'PATCH',
    call: '**/observed/validate/**',
    busy: dialog('Procesando'),
    failed: dialog('No pudimos validar los comprobantes'),
    again: byText('Entendido'),
    done: (page) => page.getByRole('button', { name: 'Validar E001-12' }),
  },
]
