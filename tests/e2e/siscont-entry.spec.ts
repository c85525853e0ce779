import type { Page } from '@playwright/test'
import { sampleMonth } from './product/sample-month.ts'
import { takenCompany } from './product/taken-company.ts'
import { expect, partnerTest as test, passTime, type Product, serverLog } from './product/test.ts'
import { expectNoViolation } from './steps/expect-accessible.ts'
import { accessTokenOf, handOver, partnerAddress } from './steps/hand-over.ts'
import { expectNoTraceOf } from './steps/keeps-no-secret.ts'

// Specification, part 1, section 4, partner validate flow 1–4; docs/decisions/0032 for the handed-over token.
const company = { ruc: sampleMonth.company.ruc, razon_social: sampleMonth.company.name }
const alert = (page: Page) => page.getByRole('alert')

async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard\?empresa=[\w-]+&periodo=202608$/)
  await expect(page.getByText(sampleMonth.figures.payable).first()).toBeVisible()
}

test('a handed-over token opens the company’s month in the partner’s dark bar, and leaves no way back to itself', async ({
  page,
  product,
}) => {
  const handover = await handOver(product, company)
  await page.goto(partnerAddress({ handover }))
  await expectDashboard(page)
  await expect(page.locator('[data-cp-topbar="siscont"]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mis Empresas' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Detracciones', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Informe PDT' })).toHaveCount(0)
  await expectNoTraceOf([handover], page, product)
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test.describe(() => {
  test.use({ expectedFailures: [401] })

  test('a token opens once and holds two minutes; each time the page says so, and how to go on', {
    tag: '@full',
  }, async ({ page, product }) => {
    const used = await handOver(product)
    await page.goto(partnerAddress({ handover: used }))
    await expect(page).toHaveURL('/inicio')
    await page.goto(partnerAddress({ handover: used, ...company }))
    await expect(alert(page)).toContainText('Este acceso ya se usó. Vuelve a abrir Contapro desde SISCONT.')
    await expect(page).toHaveURL('/siscont/validate')

    const expired = await handOver(product, company)
    await passTime(product, 0.05)
    await page.goto(partnerAddress({ handover: expired }))
    await expect(alert(page)).toContainText('Este acceso ya venció. Vuelve a abrir Contapro desde SISCONT.')

    const tampered = `${used.slice(0, -8)}AAAAAAAA`
    await page.goto(partnerAddress({ handover: tampered }))
    await expect(alert(page)).toContainText('Este acceso no es válido.')
    await expectNoTraceOf([used, expired, tampered], page, product)
    await page.getByRole('link', { name: 'Ir a Contapro' }).click()
    await expect(page).toHaveURL('/inicio')
  })

  test('a token that does not hold, data that are missing and a RUC that is none: each is said, with a way on', {
    tag: '@full',
  }, async ({ page, product }) => {
    await page.goto(partnerAddress({ token: 'manipulado', ...company }))
    const failed = 'Ocurrió un error al validar tus datos, inténtelo de nuevo en unos minutos'
    await expect(alert(page)).toContainText(failed)
    await page.getByRole('button', { name: 'Volver a intentar' }).click()
    await expect(alert(page)).toContainText(failed)

    const token = await accessTokenOf(product)
    const { ruc, razon_social } = company
    for (const address of [
      partnerAddress({ token, ruc }),
      partnerAddress({ token, razon_social }),
      '/SISCONT/Validate/',
    ]) {
      await page.goto(address)
      await expect(alert(page)).toContainText('No tenemos el RUC o la razón social de la empresa.')
    }
    await page.goto(partnerAddress({ email: product.email, ...company }))
    await expect(alert(page)).toContainText('No tenemos un acceso ni tu contraseña.')

    await page.goto(partnerAddress({ token, ...company, ruc: '20990000010' }))
    await expect(alert(page)).toContainText('SISCONT envió el RUC 20990000010, que no existe.')
    await expectNoTraceOf(['manipulado'], page, product)
    await page.getByRole('link', { name: 'Ir a Contapro' }).click()
    await expect(page).toHaveURL('/inicio')
  })
})

test('a RUC of another accountant stops the entry and names the company', { tag: '@full' }, async ({
  page,
  product,
}) => {
  const token = await accessTokenOf(product)
  await page.goto(partnerAddress({ token, ruc: takenCompany.ruc, razon_social: 'Como la llama SISCONT' }))
  await expect(alert(page)).toContainText(
    `El ruc ${takenCompany.ruc} ya se encuentra registrado en otra cuenta como ${takenCompany.name}, contactar con soporte de ContaPro.`,
  )
  await expect(page).toHaveURL('/siscont/validate')
})

test('the right password lets in; it is gone from the address before anything is asked for', { tag: '@full' }, async ({
  page,
  product,
}) => {
  const { email, password } = product
  const addressesAtRequests: string[] = []
  await page.exposeBinding('tellAddress', (_source, address: string) => void addressesAtRequests.push(address))
  await page.addInitScript(noteAddressOfRequests)
  await page.goto(partnerAddress({ email, password, ...company }))
  await expectDashboard(page)
  expect(addressesAtRequests.length).toBeGreaterThan(3)
  expect(addressesAtRequests.filter((address) => address.includes('password'))).toEqual([])
  await expectNoTraceOf([password], page, product)
})

test.describe(() => {
  // Of the RUC that nobody has registered.
  test.use({ expectedFailures: [404] })

  test('a token that holds opens the month, and leads to the form of a company that nobody has; then to its dashboard', {
    tag: '@full',
  }, async ({ page, product }) => {
    const token = await accessTokenOf(product)
    await page.goto(partnerAddress({ token, ...company }))
    await expectDashboard(page)

    await page.goto(partnerAddress({ token, ...newCompany }))
    await registerCompany(page)
    const ofNewCompany = /\/dashboard\?empresa=[\w-]+$/
    await expect(page).toHaveURL(ofNewCompany)

    // Nothing of it is processed yet: there is no period that the address could name.
    await page.goto(partnerAddress({ token, ...newCompany }))
    await expect(page).toHaveURL(ofNewCompany)
    await expect(page.getByRole('main')).toContainText(`${newCompany.razon_social} · RUC ${newCompany.ruc}`)
    expect(await serverLog(product)).not.toContain(token)
  })
})

test.describe(() => {
  test.use({ expectedFailures: [500] })

  test('a sign-in that fails for another reason than the password is told, and another attempt goes on from there', {
    tag: '@full',
  }, async ({ page, product }) => {
    const { email, password } = product
    await page.route('**/siscont/sign-in', (route) => route.fulfill({ status: 500 }), { times: 1 })
    await page.goto(partnerAddress({ email, password, ...company }))
    await expect(alert(page)).toContainText('Ocurrió un error al validar tus datos, inténtelo de nuevo en unos minutos')
    await expect(page).toHaveURL('/siscont/validate')
    await page.getByRole('button', { name: 'Volver a intentar' }).click()
    await expectDashboard(page)
    await expectNoTraceOf([password], page, product)
  })
})

/** Tells the address of the page each time a script asks the network. */
function noteAddressOfRequests(): void {
  const { fetch, tellAddress } = window as unknown as {
    fetch: typeof globalThis.fetch
    tellAddress: (address: string) => void
  }
  window.fetch = (...request) => {
    tellAddress(location.href)
    return fetch(...request)
  }
}

const newCompany = { ruc: '20990001015', razon_social: 'Textiles Qorianka S.A.C.' }
const newCustomer = { email: 'nueva@cliente.example.com', password: 'ClaveDelSocio#1', ...newCompany }

async function makeAccount(page: Page, email = newCustomer.email): Promise<void> {
  await expect(page).toHaveURL('/siscont/registrar-cuenta')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await page.getByLabel('DNI').fill('45512878')
  await page.getByLabel('Celular').fill('987214306')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Registrarme' }).click()
}

async function registerCompany(page: Page): Promise<void> {
  await expect(page).toHaveURL('/siscont/registrar-empresa')
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue(newCompany.razon_social)
  await expect(page.getByLabel('RUC')).toBeDisabled()
  await page.getByLabel('Usuario SOL').fill('TEXTIL07')
  await page.getByLabel('Clave SOL').fill('clave12345')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tus comprobantes estarán listos en máximo 12 horas' })).toBeVisible()
  await page.getByRole('button', { name: 'Entendido' }).click()
}

test.describe(() => {
  test.use({ expectedFailures: [401, 404], viewport: { width: 390, height: 844 } })

  test('who has no account makes one and registers the company, on a phone too; the password is in memory only', async ({
    page,
    product,
  }: {
    page: Page
    product: Product
  }) => {
    await page.goto(partnerAddress(newCustomer))
    await expect(page).toHaveURL('/siscont/registrar-cuenta')
    await page.reload()
    await expect(alert(page)).toContainText('Abre Contapro desde SISCONT')

    await page.goto(partnerAddress(newCustomer))
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(newCustomer.email)
    await expectNoViolation(page, 'siscont')
    await makeAccount(page)
    await expect(page).toHaveURL('/siscont/registrar-empresa')
    await page.reload()
    await expect(page.getByLabel('Nombre de la empresa')).toHaveValue(newCompany.razon_social)
    await expectNoViolation(page, 'siscont')
    await registerCompany(page)
    // A new account is of either group, and B begins at the vouchers.
    await expect(page).toHaveURL(/\/dashboard(\/comprobantes)?\?empresa=[\w-]+$/)
    await expect(page.getByRole('main')).toContainText(`${newCompany.razon_social} · RUC ${newCompany.ruc}`)
    await expectNoTraceOf([newCustomer.password], page, product)

    await page.goto('/siscont/registrar-empresa')
    await expect(page).toHaveURL('/inicio')
  })
})

test.describe(() => {
  test.use({ expectedFailures: [401, 409] })

  test('who has an account under another password is told so by the form, which leads to the sign-in', {
    tag: '@full',
  }, async ({ page, product }) => {
    const wrong = 'ClaveQueNoEs#2'
    await page.goto(partnerAddress({ email: product.email, password: wrong, ...company }))
    await makeAccount(page, product.email)
    await expect(alert(page)).toContainText('El correo electrónico ya se encuentra registrado')
    await expect(page.getByLabel('Celular')).toHaveValue('987214306')
    await page.getByRole('link', { name: 'Inicia sesión' }).click()
    await expect(page).toHaveURL('/login')
    await expectNoTraceOf([wrong], page, product)
  })
})
