import { sampleMonth } from './product/sample-month.ts'
import { expect, monthTest } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { signIn } from './steps/sign-in.ts'
import { uploadFiles, uploadForm } from './steps/upload-files.ts'

// The deposits make an observed purchase deductible, whose IGV is S/ 900.00.
const withDeposits = 'S/ 97.97'

monthTest('one click undoes an upload, and the month is as before it', async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('link', { name: sampleMonth.company.name }).click()
  const overview = page.getByRole('region', { name: 'IGV de agosto 2026' })
  const expectPayable = async (payable: string): Promise<void> => {
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await expect(overview).toContainText(payable)
    await page.getByRole('link', { name: 'Subir archivos', exact: true }).first().click()
  }
  await expectPayable(sampleMonth.figures.payable)
  const form = await uploadFiles(page, sampleMonth.deposits)
  await expect(form.getByText('Cambió 1 comprobante, S/ −900.00 de IGV.')).toBeVisible()
  await expectPayable(withDeposits)

  const entry = uploadForm(page).getByRole('region', { name: 'Subidas anteriores' }).getByRole('listitem').first()
  await entry.getByText('Lista', { exact: true }).click()
  await entry.getByRole('button', { name: 'Deshacer' }).click()
  await expect(entry.getByText('Deshecha', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectPayable(sampleMonth.figures.payable)

  await entry.getByText('Deshecha', { exact: true }).click()
  await expect(entry.getByText(/^Deshecha por Rosa Elvira Quispe el [0-9/]+ [0-9:]+$/)).toBeVisible()
  await entry.getByRole('button', { name: 'Volver a procesar' }).click()
  await expect(form.getByText('Archivo leído', { exact: true })).toBeVisible()
  await expectPayable(withDeposits)
})

monthTest.describe('without a connection', () => {
  monthTest.use({ expectedFailures: ['net::ERR_INTERNET_DISCONNECTED'] })

  monthTest('an undo that fails can be requested again', { tag: '@full' }, async ({ page, product }) => {
    await page.route('**/undo', (route) => route.abort('internetdisconnected'), { times: 1 })
    await signIn(page, product)
    await page.getByRole('link', { name: sampleMonth.company.name }).click()
    await page.getByRole('link', { name: 'Subir archivos', exact: true }).first().click()
    const form = await uploadFiles(page, sampleMonth.deposits)
    await form.getByRole('button', { name: 'Deshacer' }).click()
    await expect(form.getByText('No pudimos deshacer la subida')).toBeVisible()
    await form.getByRole('button', { name: 'Reintentar' }).click()
    await expect(form.getByText('Subida deshecha')).toBeVisible()
  })
})
