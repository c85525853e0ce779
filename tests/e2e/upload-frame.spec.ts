import { createGate } from './product/gate.ts'
import { expect, monthTest } from './product/test.ts'
import { expectViewBegun } from './steps/expect-view-begun.ts'
import { signIn } from './steps/sign-in.ts'
import { uploadForm } from './steps/upload-files.ts'

monthTest(
  'while the upload form loads, four messages go round every 2.2 seconds',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
    const now = await page.evaluate(() => Date.now())
    await page.clock.install({ time: now })
    await page.clock.pauseAt(now + 60_000)
    const form = createGate()
    await page.route('**/formulario-subida**', async (route) => {
      await form.opened
      await route.continue()
    })
    await page.getByRole('link', { name: 'Subir archivos' }).click()
    // What counts the seconds of the messages starts with what counts those of the screen.
    await expectViewBegun(page, 'subir_archivos')
    const status = page.getByRole('status').filter({ hasText: /\.\.\.$/ })
    const messages = [
      'Cargando el formulario...',
      'Cargando los registros...',
      'Cargando las imágenes...',
      'El formulario está casi listo...',
      'Cargando el formulario...',
    ]
    for (const message of messages) {
      await expect(status).toHaveText(message)
      await page.clock.runFor(2199)
      expect(await status.textContent()).toBe(message)
      await page.clock.runFor(1)
    }
    await page.clock.resume()
    form.open()
    await expect(uploadForm(page).getByRole('button', { name: 'Elegir archivos' })).toBeVisible()
    await expect(status).toHaveCount(0)
  },
)

monthTest('the upload form takes the theme of the page around it', { tag: '@full' }, async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await page.getByRole('link', { name: 'Subir archivos' }).click()
  const formTheme = uploadForm(page).locator('[data-cp-theme]').first()
  await expect(formTheme).toHaveAttribute('data-cp-theme', 'contapro')
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click()
  await expect(formTheme).toHaveAttribute('data-cp-theme', 'contapro-dark')
})
