import type { Page, Route } from '@playwright/test'
import { type CompanyAction, companyActions } from './company-calls/company-actions.ts'
import { byAddress, bySection, type CompanyRead, type CompanyVisit } from './company-calls/company-visit.ts'
import { figureVisits } from './company-calls/figure-visits.ts'
import { listVisits } from './company-calls/list-visits.ts'
import { createGate } from './product/gate.ts'
import { sampleMonth } from './product/sample-month.ts'
import { expect, monthTest as test, type Product } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'
import { uploadFiles, uploadForm } from './steps/upload-files.ts'

// Each walk signs in once and begins its next look where the one before ended.
test.use({ expectedFailures: [500, 401, 'net::ERR_INTERNET_DISCONNECTED', 'Error al cargar la imagen:'] })

const answer = (status: 500 | 401) => ({
  status,
  json: { code: 'CODE', name: 'Error', message: 'Ocurrió un error.', errors: [] },
})

const companyLink = (page: Page) => page.getByRole('link', { name: /EMPRESA DE PRUEBA/ })
const expired = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión caducó' })

async function openReport(page: Page, product: Product): Promise<void> {
  await signIn(page, product)
  await companyLink(page).click()
  await page.waitForURL(/periodo=/)
}

async function expectToRecover(page: Page, { name, open, reads }: CompanyVisit): Promise<void> {
  await test.step(name, async () => {
    const gate = createGate()
    for (const { call } of reads) {
      await page.route(call, async (route) => {
        await gate.opened
        await route.fulfill(answer(500))
      })
    }
    await open(page)
    const alertOf = ({ failure, frame }: CompanyRead) =>
      (frame?.(page) ?? page).getByRole('alert').filter({ hasText: failure })
    for (const read of reads) {
      await expect(read.waiting(page).first()).toBeAttached()
      await expect(alertOf(read)).toHaveCount(0)
    }
    gate.open()
    for (const read of reads) {
      const { call, loaded } = read
      const alert = alertOf(read)
      await expect(alert).toContainText('Ocurrió un error.')
      await page.unroute(call)
      await alert.getByRole('button', { name: 'Reintentar' }).click()
      await expect(loaded(page).first()).toBeVisible()
      await expect(alert).toBeHidden()
    }
  })
}

/** Answers the calls of an action that have its method; the others go their way. */
async function answerAction(page: Page, action: CompanyAction, respond: (route: Route) => Promise<void>) {
  await page.route(action.call, (route) =>
    route.request().method() === action.method ? respond(route) : route.fallback(),
  )
}

test('each list keeps its places while it loads, says that it failed, and comes by another try', {
  tag: '@full',
}, async ({ page, product }) => {
  await openReport(page, product)
  for (const visit of listVisits) await expectToRecover(page, visit)
})

test('each figure, chart and form says that it is on its way or failed, and comes by another try', {
  tag: '@full',
}, async ({ page, product }) => {
  await signIn(page, product)
  for (const visit of figureVisits) await expectToRecover(page, visit)
})

test('what is sent or fetched by a press says that it goes on or failed, and is done by another try', {
  tag: '@full',
}, async ({ page, product }) => {
  await openReport(page, product)
  for (const action of companyActions) {
    await test.step(action.name, async () => {
      const gate = createGate()
      await answerAction(page, action, async (route) => {
        await gate.opened
        await route.fulfill(answer(500))
      })
      await action.open(page)
      await action.press(page)
      await expect(action.busy(page)).toBeVisible()
      gate.open()
      const failed = action.failed(page)
      await expect(failed).toBeVisible()
      await page.unroute(action.call)
      await (action.again?.(page) ?? failed.getByRole('button', { name: 'Reintentar' })).click()
      await expect(action.done(page)).toBeVisible()
    })
  }
})

test('without a connection an upload says what to do, and goes by another try', { tag: '@full' }, async ({
  page,
  product,
}) => {
  await openReport(page, product)
  await bySection('Subir archivos')(page)
  const form = uploadForm(page)
  await page.route('**/uploads', (route) => route.abort('internetdisconnected'))
  await uploadFiles(page, sampleMonth.deposits)
  const unsent = form.getByRole('alert').filter({ hasText: 'No pudimos subir los archivos' })
  await expect(unsent).toContainText('Revisa tu conexión a internet y vuelve a intentarlo.')
  await page.unroute('**/uploads')
  await unsent.getByRole('button', { name: 'Reintentar' }).click()
  await expect(form.getByText('1 depósito leído').first()).toBeVisible()
})

/** Screens of each kind; that every call tells of an ended session is the SDK's promise. */
const expiring = [
  { path: '', call: '**/dashboard/total-amount?*' },
  { path: '/comprobantes', call: '**/all-invoices?*' },
  { path: '/detracciones', call: '**/businesses/dashboard/detractions?*' },
  { path: '/percepciones', call: '**/dashboard-reports/perceptions?*' },
  { path: '/retenciones', call: '**/dashboard-reports/retentions?*' },
  { path: '/informe-pdt', call: '**/dashboard/pdt-621?*' },
] as const

test('a session that has ended is told over every screen, by what it reads and by what is pressed', {
  tag: '@full',
}, async ({ page, product }) => {
  await openReport(page, product)
  for (const { path, call } of expiring) {
    await test.step(`/dashboard${path}`, async () => {
      await page.route(call, (route) => route.fulfill(answer(401)))
      await byAddress(path)(page)
      await expect(expired(page)).toBeVisible()
      await page.unroute(call)
    })
  }
  for (const action of companyActions) {
    await test.step(action.name, async () => {
      await answerAction(page, action, (route) => route.fulfill(answer(401)))
      await action.open(page)
      await action.press(page)
      await expect(action.isSigned ? action.failed(page) : expired(page)).toBeVisible()
      await expect(expired(page)).toHaveCount(action.isSigned ? 0 : 1)
      await page.unroute(action.call)
    })
  }
  await expired(page).getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/login/)
})
