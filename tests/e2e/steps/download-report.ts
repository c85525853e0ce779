import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** A file as the browser saved it. */
export interface SavedReport {
  readonly name: string
  readonly bytes: Buffer
  /** The dialog's text at the end. */
  readonly said: string
}

export type ReportName = 'Compras ContaPro' | 'Ventas ContaPro' | 'Compras RCE' | 'Ventas RVIE' | 'Siscont'

/** Opens 'Descarga tu reporte' and chooses a file. */
export async function chooseReport(page: Page, name: ReportName): Promise<Locator> {
  await page.getByRole('button', { name: 'Descargar reporte' }).click()
  const modal = page.getByRole('dialog', { name: 'Descarga tu reporte' })
  await modal.getByRole('radio', { name }).check({ force: true })
  return modal
}

/** What the browser saves when somebody presses a button, and the end of the dialog. */
export async function saveBy(page: Page, button: Locator): Promise<SavedReport> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const done = page.getByRole('dialog', { name: 'Descarga completada' })
  await expect(done).toContainText('El archivo fue descargado exitosamente.')
  const said = await done.innerText()
  await done.getByRole('button', { name: 'Entendido' }).click()
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()), said }
}

/** Downloads a file of the chosen period: by default as it is, or in the zip that SUNAT takes. */
export async function downloadReport(
  page: Page,
  name: ReportName,
  button: 'Descargar Archivo' | 'ZIP para SUNAT' = 'Descargar Archivo',
): Promise<SavedReport> {
  const modal = await chooseReport(page, name)
  return saveBy(page, modal.getByRole('button', { name: button }))
}
