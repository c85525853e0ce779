import { expect, monthTest } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'
import { uploadForm } from './steps/upload-files.ts'

monthTest('while the upload form loads, four messages go round every 2.2 seconds', async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  const now = await page.evaluate(() => Date.now())
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/formulario-subida**', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('link', { name: 'Subir archivos' }).click()
  const status = page.getByRole('status').filter({ hasText: /\.\.\.$/ })
  const messages = [
    'Cargando el formulario...',
    'Cargando los registros...',
    'Cargando las imágenes...',
    'El formulario está casi listo...',
    'Cargando el formulario...',
  ]
  for (const message of messages) {
    await page.clock.runFor(1)
    await expect(status).toHaveText(message)
    await page.clock.runFor(2198)
    expect(await status.textContent()).toBe(message)
    await page.clock.runFor(1)
  }
  await page.clock.resume()
  release?.()
  await expect(uploadForm(page).getByRole('button', { name: 'Elegir archivos' })).toBeVisible()
  await expect(status).toHaveCount(0)
})

monthTest('the upload form takes the theme of the page around it', async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await page.getByRole('link', { name: 'Subir archivos' }).click()
  const formTheme = uploadForm(page).locator('[data-cp-theme]').first()
  await expect(formTheme).toHaveAttribute('data-cp-theme', 'contapro')
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click()
  await expect(formTheme).toHaveAttribute('data-cp-theme', 'contapro-dark')
})
