import { beforeAll, expect, test } from 'vitest'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, type RegisterFile, salesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import type { UploadAnswer } from '../../test-kit/uploads.ts'
import { writtenFactura } from '../../test-kit/written-factura.ts'

interface Warned {
  readonly serie: string
  readonly number: string
  readonly total_amount: string
  readonly warnings: readonly { readonly code: string; readonly message: string }[]
}

const OTHER = '20990000035'
const app = useTestApp()
let company: ObservedCompany
let uploaded: UploadAnswer

/** The register with another total on the line of one voucher. */
function withTotal({ name, content }: RegisterFile, number: string, total: string): RegisterFile {
  const lines = content.split('\r\n')
  const changed = lines.map((line) => (line.includes(`|${number}|`) ? line.replace('|118.00|', `|${total}|`) : line))
  return { name, content: changed.join('\r\n') }
}

beforeAll(async () => {
  company = await addObservedCompany(app)
  const { ruc } = company.business
  const bought = purchasesFile(ruc, '202608', [
    { number: '1' },
    { number: '2' },
    { number: '3', series: 'F002', counterpartyDocument: OTHER },
  ])
  const sold = salesFile(ruc, '202608', [{ number: '1' }, { number: '2' }])
  const xml = (id: string, payable: string) =>
    writtenFactura({ id, seller: OTHER, buyer: ruc, taxes: [['1000', '100.00', '18.00']], payable })
  uploaded = await company.take(
    withTotal(bought, '2', '118.01'),
    withTotal(sold, '2', '117.99'),
    // 100.00 + 18.00 = 118.00: nobody says what the other 7.00 are. A register names the second one.
    xml('F002-7', '125.00'),
    xml('F002-3', '125.00'),
    writtenFactura({
      id: 'F003-1',
      seller: ruc,
      buyer: OTHER,
      taxes: [['1000', '100.00', '18.00']],
      payable: '111.00',
    }),
  )
})

/** Those of a list that have warnings, by number. */
async function warned(path: string): Promise<Record<string, Warned>> {
  const { data } = (await company.get(path)) as { data: Warned[] }
  const found = data.filter(({ warnings }) => warnings.length > 0)
  return Object.fromEntries(found.map((voucher) => [`${voucher.serie}-${voucher.number}`, voucher]))
}
const invoices = (operation: 'COMPRA' | 'VENTA', more = '') =>
  `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${company.business.ruc}&tax_period=202608&operation_type=${operation}&page=1&size=50&status=0${more}`

const mismatch = (total: string, difference: string) => ({
  code: 'TOTAL_MISMATCH',
  message: `El total ${total} no es igual a la suma de sus importes, 118.00: difieren en ${difference}.`,
})
/** The register says 118.00, and counts. */
const notCounted = {
  code: 'XML_OTHER_THAN_REGISTER',
  message:
    'Los importes del XML no cuentan: la propuesta de SUNAT vale más que el XML. Diferencias: total S/\u00a0125.00 (cuenta S/\u00a0118.00).',
}
const unexplained = { code: 'XML_REMAINDER', message: expect.stringMatching(/^El XML no suma: S\/\u00a07\.00 /) }

test('a purchase whose total has a céntimo too much shows it with a warning, and so does one whose XML does not sum up', async () => {
  expect(await warned(invoices('COMPRA'))).toEqual({
    'F002-3': expect.objectContaining({ total_amount: '118.00', warnings: [notCounted] }),
    'F001-2': expect.objectContaining({ total_amount: '118.01', warnings: [mismatch('118.01', '0.01')] }),
    'F002-7': expect.objectContaining({ total_amount: '125.00', warnings: [unexplained] }),
  })
})

test('so does a sale', async () => {
  expect(await warned(invoices('VENTA'))).toEqual({
    'F001-2': expect.objectContaining({ total_amount: '117.99', warnings: [mismatch('117.99', '-0.01')] }),
    'F003-1': expect.objectContaining({
      total_amount: '111.00',
      warnings: [{ code: 'XML_REMAINDER', message: expect.stringMatching(/^El XML no suma: S\/\u00a0\u22127\.00 /) }],
    }),
  })
})

test('the voucher alone, as its detail asks for it, has the same warnings', async () => {
  const one = await warned(invoices('COMPRA', '&filter_by=serie_number&value_filter=F001-2'))
  expect(one).toMatchObject({ 'F001-2': { warnings: [mismatch('118.01', '0.01')] } })
})

test('the lists of Observaciones have them, and an XML that does not sum up is also an advice', async () => {
  const { data } = (await company.list('validated')) as unknown as { data: (Warned & { advices: object[] })[] }
  const of = (serie: string, number: string) => data.find((row) => row.serie === serie && row.number === number)
  expect(of('F001', '2')).toMatchObject({ warnings: [mismatch('118.01', '0.01')], advices: [] })
  expect(of('F002', '7')).toMatchObject({ warnings: [unexplained], advices: [{ code: 'XML_REMAINDER' }] })
})

test("the upload's result names each of them, with line and field, also where a register takes the XML's amounts over", () => {
  const warnings = uploaded.files.map((file) => (file as unknown as { warnings: object[] }).warnings)
  expect(warnings).toMatchObject([
    [{ line: 3, field: 'Total CP', ...mismatch('118.01', '0.01') }],
    [{ line: 3, field: 'Total CP', ...mismatch('117.99', '-0.01') }],
    [{ line: null, field: 'cac:LegalMonetaryTotal/cbc:PayableAmount', ...unexplained }],
    [
      { line: null, ...unexplained },
      { line: null, code: 'XML_OTHER_THAN_REGISTER' },
    ],
    [{ line: null, code: 'XML_REMAINDER' }],
  ])
})
