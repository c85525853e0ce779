import { updateSettings } from '@contapro/sdk'
import type { Page } from '@playwright/test'
import { onlyCompany, signedInClient, uploadAll } from './product/company-calls.ts'
import { createGate } from './product/gate.ts'
import { sampleMonth } from './product/sample-month.ts'
import { expect, monthTest, passTime, type Product, storedEvents } from './product/test.ts'
import { vouchersInDollars } from './product/vouchers-in-dollars.ts'
import { expectCells, expectItems, nameOf } from './report-files/expect-sheet.ts'
import { openSheet, openZip, textLines } from './report-files/open-files.ts'
import { purchases, type RegisterLine, replacements, sales } from './report-files/sample-vouchers.ts'
import { siscontRules } from './report-files/siscont-sheet.ts'
import { itemCells, purchaseRules, saleRules } from './report-files/voucher-sheets.ts'
import { chooseReport, downloadReport, saveBy } from './steps/download-report.ts'
import { signIn } from './steps/sign-in.ts'

const { ruc } = sampleMonth.company
const names = { rce: `LE${ruc}20260800080400021112`, rvie: `LE${ruc}20260800140400021112` }

/** Not in RCE: a boleta, a factura of more than twelve months, and the purchase that is doubted until somebody decides. */
const observed = '|01|E001||12|'
const withoutCredit = ['|03|B001||77|', '|01|F001||3|', observed]
const rceLines = (left: readonly string[]): string[] =>
  replacements.rce.filter((line) => !left.some((part) => line.includes(part)))

async function openReport(page: Page, product: Product): Promise<void> {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
}

/** A file goes by day of issue, then by issuer, type, series and number. */
const placeOf = (line: RegisterLine): string => {
  const day = line.get('Fecha de emisión')?.split('/').toReversed().join('')
  const parts = ['Nro Doc Identidad', 'Tipo CP/Doc.', 'Serie del CDP', 'Nro CP o Doc. Nro Inicial (Rango)']
  return [day, ...parts.map((name) => line.get(name))].join('-')
}

monthTest(
  'each file of the month holds its vouchers, field by field and cell by cell',
  { tag: '@full' },
  async ({ page, product }) => {
    await openReport(page, product)

    const bought = await downloadReport(page, 'Compras ContaPro')
    expect(bought.name).toBe(`compras-contapro-${ruc}-202608.xlsx`)
    const boughtSheet = await openSheet(bought.bytes, 'Compras')
    expectCells(boughtSheet, purchases, purchaseRules)
    expectItems(await openSheet(bought.bytes, 'Ítems'), itemCells(purchases, true))
    const xmlLinks = boughtSheet.linksOf('XML')
    expect(xmlLinks).toHaveLength(11)
    for (const link of [...xmlLinks.slice(0, 1), ...boughtSheet.linksOf('Imagen').slice(0, 1)]) {
      expect((await page.request.get(link)).status(), link).toBe(200)
    }

    const sold = await downloadReport(page, 'Ventas ContaPro')
    expect(sold.name).toBe(`ventas-contapro-${ruc}-202608.xlsx`)
    const soldSheet = await openSheet(sold.bytes, 'Ventas')
    expectCells(soldSheet, sales, saleRules)
    expectItems(await openSheet(sold.bytes, 'Ítems'), itemCells(sales, false))

    const rce = await downloadReport(page, 'Compras RCE')
    expect(rce.name).toBe(`${names.rce}.txt`)
    expect(textLines(rce.bytes).toSorted()).toEqual(rceLines(withoutCredit).toSorted())
    const rvie = await downloadReport(page, 'Ventas RVIE')
    expect(rvie.name).toBe(`${names.rvie}.txt`)
    expect(textLines(rvie.bytes).toSorted()).toEqual(replacements.rvie.toSorted())
    for (const [file, text, name] of [
      ['Compras RCE', rce, names.rce],
      ['Ventas RVIE', rvie, names.rvie],
    ] as const) {
      const zip = await downloadReport(page, file, 'ZIP para SUNAT')
      expect(zip.name).toBe(`${name}.zip`)
      expect(await openZip(zip.bytes)).toEqual([{ name: `${name}.txt`, content: text.bytes.toString('utf8') }])
    }

    const siscont = await downloadReport(page, 'Siscont')
    expect(siscont.name).toBe(`siscont-${ruc}-202608.xlsx`)
    const deductible = purchases.filter((line) => !['E001', 'B001'].includes(line.get('Serie del CDP') ?? ''))
    const siscontSheet = await openSheet(siscont.bytes, 'Siscont')
    const inOrder = deductible.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    expectCells(siscontSheet, deductible, [['ID', (line) => inOrder.indexOf(line) + 1], ...siscontRules])

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Descargar reporte' }).click()
    const modal = page.getByRole('dialog', { name: 'Descarga tu reporte' })
    await modal.getByRole('combobox', { name: 'Archivo' }).selectOption({ label: 'Ventas RVIE (TXT)' })
    await expect(modal.getByRole('button', { name: 'ZIP para SUNAT' })).toBeInViewport()
    const onPhone = await saveBy(page, modal.getByRole('button', { name: 'Descargar Archivo' }))
    expect(onPhone).toEqual(rvie)

    await expect
      .poll(async () => (await storedEvents(product)).filter(({ eventType }) => eventType === 'download').length)
      .toBe(8)
    const events = (await storedEvents(product)).filter(({ eventType }) => eventType === 'download')
    expect(events.map(({ description }) => description)).toEqual(
      ['compras', 'ventas', 'rce', 'rvie', 'rce_zip', 'rvie_zip', 'siscont', 'rvie'].map((file) => `dashboard_${file}`),
    )
  },
)

monthTest(
  'a decision in Observaciones changes RCE and Excel by exactly its purchase',
  { tag: '@full' },
  async ({ page, product }) => {
    await openReport(page, product)
    const before = await filesOf(page)
    await page.getByRole('link', { name: 'Revisar' }).click()
    await page.getByRole('button', { name: 'Validar E001-12' }).click()
    await page.getByRole('dialog', { name: '¡Listo!' }).getByRole('button', { name: 'Entendido' }).click()
    await page.getByRole('link', { name: 'Volver al reporte' }).click()
    const after = await filesOf(page)

    expect(after.rce).toEqual(rceLines(withoutCredit.filter((part) => part !== observed)).toSorted())
    expect(after.rce.filter((line) => !before.rce.includes(line))).toEqual([expect.stringContaining(observed)])
    expect(before.rce.filter((line) => !after.rce.includes(line))).toEqual([])
    expect(after.excel.size).toBe(12)
    const changed = [...after.excel].filter(([name, row]) => row !== before.excel.get(name))
    expect(changed.map(([name]) => name)).toEqual(['E001-12'])
    const states = [before, after].map(({ excel }) => JSON.parse(excel.get('E001-12') ?? '{}'))
    expect(states.map((row) => row['Estado'])).toEqual(['observado', 'gasto deducible'])
  },
)

/** RCE, and each row of the Excel of purchases by its name; links are signed anew for each file. */
async function filesOf(page: Page): Promise<{ rce: string[]; excel: Map<string, string> }> {
  const rce = textLines((await downloadReport(page, 'Compras RCE')).bytes).toSorted()
  const { rows } = await openSheet((await downloadReport(page, 'Compras ContaPro')).bytes, 'Compras')
  const excel = rows.map((row) => Object.fromEntries(row))
  return { rce, excel: new Map(excel.map((row) => [nameOf(row).replace(/-$/, ''), JSON.stringify(row)])) }
}

monthTest(
  'a voucher in dollars without its rate is named beside each file in soles, and marked in Excel',
  { tag: '@full' },
  async ({ page, product }) => {
    const client = await signedInClient(product.url, product)
    const { uuid } = await onlyCompany(client)
    await uploadAll(client, uuid, await vouchersInDollars())
    await openReport(page, product)
    for (const file of ['Compras RCE', 'Ventas RVIE', 'Siscont'] as const) {
      const { said } = await downloadReport(page, file)
      const left = '1 comprobante no está en el archivo porque le falta tipo de cambio: F002-950 (USD).'
      expect(said).toContain(left)
    }
    for (const [file, sheet] of [
      ['Compras ContaPro', 'Compras'],
      ['Ventas ContaPro', 'Ventas'],
    ] as const) {
      const { said, bytes } = await downloadReport(page, file)
      expect(said).not.toContain('tipo de cambio')
      const { rows } = await openSheet(bytes, sheet)
      const shown = rows.filter((row) => row.get('Número') === '950')
      expect(shown.map((row) => ['Aviso', 'Total (S/)', 'Total en su moneda'].map((name) => row.get(name)))).toEqual([
        ['Falta tipo de cambio', null, 1180],
      ])
    }
  },
)

monthTest.describe('what cannot be answered', { tag: '@full' }, () => {
  monthTest.use({ expectedFailures: [404, 422] })

  monthTest(
    'is said in the dialog: the voucher that does not fit, the company, the file',
    async ({ page, product }) => {
      const client = await signedInClient(product.url, product)
      const columns = [{ heading: '', field: 'total_amount' as const, fixed_value: null, width: 4 }]
      await updateSettings(client, (await onlyCompany(client)).uuid, { siscont_template: { format: 'txt', columns } })
      await openReport(page, product)
      const failed = page.getByRole('dialog', { name: 'No se completó la descarga' })
      const retry = failed.getByRole('button', { name: 'Reintentar' })
      const modal = await chooseReport(page, 'Siscont')
      await modal.getByRole('button', { name: 'Descargar Archivo' }).click()
      await expect(failed).toContainText(
        'El comprobante F001-3 no cabe en el archivo. 94.40 no entra en las 4 posiciones',
      )

      await page.route('**/reports/siscont?*', (route) =>
        route.continue({ url: route.request().url().replace(ruc, '20990000027') }),
      )
      await retry.click()
      await expect(failed).toContainText('No encontramos esta empresa en tu cuenta.')

      await page.unrouteAll()
      await updateSettings(client, (await onlyCompany(client)).uuid, {
        siscont_template: { format: 'txt', columns: columns.map((column) => ({ ...column, width: 10 })) },
      })
      await page.route('**/report-files/**', (route) => route.fulfill(removed), { times: 1 })
      await retry.click()
      await expect(failed).toContainText('No encontramos este reporte. Vuelve a descargarlo.')
      expect((await saveBy(page, retry)).name).toBe(`siscont-${ruc}-202608.txt`)
    },
  )
})

monthTest.describe('when a file does not come', { tag: '@full' }, () => {
  monthTest.use({ expectedFailures: [403, 500, 'net::ERR_FAILED'] })

  monthTest('the dialog says why, and another try brings it', async ({ page, product }) => {
    await openReport(page, product)
    const failed = page.getByRole('dialog', { name: 'No se completó la descarga' })
    const retry = failed.getByRole('button', { name: 'Reintentar' })
    const gate = createGate()
    const asked = page.waitForRequest('**/report-files/**')
    await page.route('**/report-files/**', async (route) => {
      await gate.opened
      await route.continue()
    })
    const modal = await chooseReport(page, 'Compras RCE')
    await modal.getByRole('button', { name: 'ZIP para SUNAT' }).click()
    await asked
    await passTime(product, 0.2)
    gate.open()
    await expect(failed).toContainText('Este enlace ya expiró. Vuelve a pedir el archivo.')

    await page.unrouteAll()
    await page.route('**/report-files/**', (route) => route.abort())
    await retry.click()
    await expect(failed).toContainText('No pudimos conectarnos.')
    await page.unrouteAll()
    await page.route('**/reports?*', (route) => route.fulfill(broken))
    await retry.click()
    await expect(failed).toContainText('Ocurrió un error.')

    await page.unrouteAll()
    expect((await saveBy(page, retry)).name).toBe(`${names.rce}.zip`)
  })
})

monthTest('a file that takes long shows how far it is', { tag: '@full' }, async ({ page, product }) => {
  await openReport(page, product)
  const job = { job_uuid: '0d9a9c1e-51a7-4b3f-9d2e-0c8a4b1f7e21', progress: 40 }
  const gate = createGate()
  await page.route('**/reports?*', async (route) => {
    await gate.opened
    await route.continue()
  })
  // The last one that is set comes first.
  await page.route('**/reports?*', (route) => route.fulfill({ status: 202, json: job }), { times: 1 })
  const modal = await chooseReport(page, 'Ventas ContaPro')
  await modal.getByRole('button', { name: 'Descargar Archivo' }).click()
  const generating = page.getByRole('dialog', { name: 'Generando' })
  await expect(generating).toContainText('Este proceso puede tardar hasta unos minutos.')
  await expect(generating.getByRole('progressbar', { name: 'Avance: 40 %' })).toBeVisible()
  const download = page.waitForEvent('download')
  gate.open()
  expect((await download).suggestedFilename()).toBe(`ventas-contapro-${ruc}-202608.xlsx`)
})

const removed = {
  status: 404,
  json: {
    code: 'REPORT_FILE_NOT_FOUND',
    name: 'Reporte no encontrado',
    message: 'No encontramos este reporte. Vuelve a descargarlo.',
    errors: [{ code: 'REPORT_FILE_NOT_FOUND', message: 'No encontramos este reporte. Vuelve a descargarlo.' }],
  },
}

const broken = {
  status: 500,
  json: { code: 'INTERNAL_ERROR', name: 'Error interno', message: 'Ocurrió un error.', errors: [] },
}
