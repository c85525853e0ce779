import { sampleMonth } from './product/sample-month.ts'
import { expect, monthTest, storedEvents } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'

const titles = [
  'Análisis de compras y ventas',
  'Reportes por periodo',
  'Análisis de facturas con gastos no deducibles',
  'Otras empresas',
]

monthTest('the first visit shows the video, then the tour of four steps, each once', async ({ page, product }) => {
  await signIn(page, product)
  await page.evaluate(() => {
    localStorage.setItem('completedOnboardingVideo', 'false')
    localStorage.setItem('completedFirstOnboarding', 'false')
  })
  await page.reload()
  const tourCode = page.waitForResponse('**/assets/tour-overlay-*.js')
  await page.getByRole('link', { name: new RegExp(sampleMonth.company.name) }).click()
  const video = page.getByRole('dialog', { name: 'Así funciona el reporte de tu empresa' })
  // The tour follows the video at once: nothing else can open between them.
  await tourCode
  await video.getByRole('button', { name: 'Empezar el recorrido' }).click()
  const tour = page.getByRole('dialog', { name: 'Recorrido guiado' })
  await expect(tour).toContainText('1 de 4')
  // A tour that was not finished begins again.
  await page.reload()
  for (const [index, title] of titles.entries()) {
    await expect(tour).toContainText(`${index + 1} de 4`)
    await expect(tour.getByRole('heading', { name: title })).toBeVisible()
    await expect(tour.locator('[data-side]')).toHaveCount(1)
    if (index < 3) await tour.getByRole('button', { name: 'Siguiente' }).click()
  }
  // Without the sidebar there is nothing to point at.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tour.locator('[data-side]')).toHaveCount(0)
  await tour.getByRole('button', { name: 'Finalizar' }).click()
  await expect(tour).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const flags = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  expect(flags).toMatchObject({ completedOnboardingVideo: 'true', completedFirstOnboarding: 'true' })
})

monthTest('the first dashboard view after a login is told once', { tag: '@full' }, async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('link', { name: new RegExp(sampleMonth.company.name) }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  await page.getByRole('link', { name: 'Percepciones', exact: true }).click()
  await page.getByRole('link', { name: 'Inicio', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  await page.getByRole('link', { name: 'Retenciones', exact: true }).click()
  const told = async (): Promise<string[]> =>
    (await storedEvents(product)).map((event) => `${event.eventType} ${event.description}`)
  const last = 'sidebar retenciones'
  await expect.poll(told).toEqual(expect.arrayContaining(['login_successful dashboard', 'sidebar inicio', last]))
  expect((await told()).filter((event) => event === 'login_successful dashboard')).toHaveLength(1)
})
