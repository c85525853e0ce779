import { filesOfMonth, officeCompanies } from './product/office.ts'
import { createGate } from './product/gate.ts'
import { sampleMonth } from './product/sample-month.ts'
import { expect, monthTest, officeTest } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { holdUploads } from './steps/hold-uploads.ts'
import { signIn } from './steps/sign-in.ts'
import { uploadFiles } from './steps/upload-files.ts'

monthTest(
  'figures on screen renew when an upload ends whose page was left',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    await page.getByRole('link', { name: sampleMonth.company.name }).click()
    const overview = page.getByRole('region', { name: 'IGV de agosto 2026' })
    await expect(overview).toContainText(sampleMonth.figures.payable)
    await page.getByRole('link', { name: 'Subir archivos', exact: true }).first().click()
    const end = await holdUploads(page)
    const form = await uploadFiles(page, sampleMonth.deposits)
    await expect(form.getByRole('progressbar', { name: /^Leyendo/ }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await expect(overview).toBeVisible()
    end()
    await expect(overview).toContainText('S/ 97.97')
  },
)

officeTest(
  "a company's pages open when its first upload ends whose page was left",
  { tag: '@full' },
  async ({ page, product }) => {
    const [company] = officeCompanies
    await signIn(page, product)
    await page.getByRole('link', { name: company.name }).click()
    await page.getByRole('link', { name: 'Subir archivos', exact: true }).first().click()
    const end = await holdUploads(page)
    const form = await uploadFiles(page, filesOfMonth(company))
    await expect(form.getByRole('progressbar', { name: /^Leyendo/ }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Editar credenciales' }).click()
    await expect(page.getByRole('heading', { name: 'Editar credenciales' })).toBeVisible()
    const start = page.getByRole('navigation').getByRole('link', { name: 'Inicio' })
    await expect(start).toHaveAttribute('aria-disabled', 'true')
    end()
    await expect(start).not.toHaveAttribute('aria-disabled')
  },
)

monthTest('files that are on their way are not left without a word', { tag: '@full' }, async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('link', { name: sampleMonth.company.name }).click()
  await page.getByRole('link', { name: 'Subir archivos', exact: true }).first().click()
  const sent = createGate()
  await page.route(/\/uploads$/, async (route) => {
    await sent.opened
    await route.fallback()
  })
  const form = await uploadFiles(page, sampleMonth.deposits)
  await expect(form.getByRole('progressbar', { name: /^Subiendo/ }).first()).toBeVisible()
  const start = page.getByRole('link', { name: 'Inicio', exact: true })
  await start.click()
  const question = page.getByRole('dialog', { name: 'Tus archivos se están subiendo' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Seguir subiendo' }).click()
  await expect(question).toBeHidden()
  await start.click()
  await expect(question).toBeVisible()
  // Once they are there, nothing is lost by leaving.
  sent.open()
  await expect(question).toBeHidden()
  await expect(form.getByText('Archivo leído')).toBeVisible()
  await start.click()
  await expect(page.getByRole('region', { name: 'IGV de agosto 2026' })).toBeVisible()
})
