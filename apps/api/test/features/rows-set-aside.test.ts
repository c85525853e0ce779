import type { CivilDate } from '@contapro/sunat'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, type RegisterFile, salesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import type { TestFile } from '../../test-kit/uploads.ts'
import { writtenFactura } from '../../test-kit/written-factura.ts'
import { zipOf } from '../../test-kit/zip-file.ts'

const SELLER = '20990000027'

interface Reviewed {
  readonly number: string
  readonly warnings: readonly object[]
  readonly advices: readonly object[]
}

interface UploadedFile {
  readonly rows_read: number
  readonly rows_repeated?: number
  readonly rows_set_aside?: number
  readonly vouchers_new: number
  readonly vouchers_known: number
  readonly warnings: readonly { readonly line: number | null; readonly code: string; readonly message: string }[]
}

async function take(company: ObservedCompany, ...files: readonly TestFile[]) {
  const { files: taken } = await company.take(...files)
  return taken as unknown as UploadedFile[]
}
const listed = async (company: ObservedCompany, operation: 'COMPRA' | 'VENTA' = 'COMPRA') => {
  const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${company.business.ruc}&tax_period=202608&operation_type=${operation}&page=1&size=50&status=0`
  const { data } = (await company.get(path)) as { data: { serie: string; number: string; total_amount: string }[] }
  return Object.fromEntries(data.map(({ serie, number, total_amount }) => [`${serie}-${number}`, total_amount]))
}
/** An export of RCE with F001-1, made on a day of September at 10:00. */
function exported(ruc: string, day: string, taxable: number): RegisterFile {
  const { content } = purchasesFile(ruc, '202608', [{ number: '1', taxable }])
  return { name: `${ruc}-202609${day}-100000-propuesta.txt`, content }
}

const supplied = (counterpartyName: string) => ({ number: '2', counterpartyName })
const replacedIn = (line: number): string =>
  `No cuenta la línea ${line} de «a.txt» (propuesta de SUNAT, 08/2026): cuenta la línea ${line} de «b.txt» (propuesta de SUNAT, 08/2026), porque es de un archivo más nuevo.`
/** The register as SUNAT exports it at ten o'clock of a day, `AAAAMMDD`. */
const exportOf = (ruc: string, day: string, { content }: RegisterFile): RegisterFile => ({
  name: `${ruc}-${day}-100000-propuesta.txt`,
  content,
})

describe.each(databaseKinds)('rows that do not count, on %s', (kind) => {
  const app = useTestApp(kind)

  test('the later of two lines of one file counts, and the upload names the other', async () => {
    const company = await addObservedCompany(app)
    const rows = [{ number: '1' }, { number: '2' }, { number: '1', taxable: 200_00, igv: 36_00 }, { number: '2' }]
    const [file] = await take(company, purchasesFile(company.business.ruc, '202608', rows))
    expect(file).toMatchObject({
      rows_read: 4,
      vouchers_new: 2,
      vouchers_known: 0,
      rows_repeated: 1,
      rows_set_aside: 1,
    })
    expect(file?.warnings).toEqual([
      {
        line: 2,
        field: null,
        code: 'ROW_BEFORE_ANOTHER',
        message:
          'F001-1: esta fila no cuenta. Cuenta la línea 4: en un mismo archivo vale la última línea. Diferencias: total S/\u00a0118.00 (cuenta S/\u00a0236.00); base imponible S/\u00a0100.00 (cuenta S/\u00a0200.00); IGV S/\u00a018.00 (cuenta S/\u00a036.00).',
      },
    ])
    expect(await listed(company)).toEqual({ 'F001-1': '236.00', 'F001-2': '118.00' })
    expect(await company.igv()).toEqual(['0.00', '54.00', '-54.00'])
  })

  test('a corrected export counts, and the upload names the row that it replaces', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await take(company, exported(ruc, '01', 900_00))
    const [file] = await take(company, exported(ruc, '02', 100_00))
    expect(file).toMatchObject({ vouchers_new: 0, vouchers_known: 1, rows_repeated: 0, rows_set_aside: 0 })
    expect(file?.warnings).toMatchObject([
      {
        line: 2,
        code: 'ROW_OF_OLDER_FILE',
        message: `F001-1: ya no cuenta la línea 2 de «${ruc}-20260901-100000-propuesta.txt» (propuesta de SUNAT, 08/2026). Cuenta esta fila: es de un archivo más nuevo. Diferencias: total S/\u00a0918.00 (cuenta S/\u00a0118.00); base imponible S/\u00a0900.00 (cuenta S/\u00a0100.00).`,
      },
    ])
    expect(await listed(company)).toEqual({ 'F001-1': '118.00' })
  })

  test('an older export that is uploaded later does not count, and its upload says so', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await take(company, exported(ruc, '02', 100_00))
    const [file] = await take(company, exported(ruc, '01', 900_00))
    expect(file).toMatchObject({ vouchers_known: 1, rows_set_aside: 1 })
    expect(file?.warnings).toMatchObject([
      {
        line: 2,
        code: 'ROW_OF_OLDER_FILE',
        message: expect.stringContaining('F001-1: esta fila no cuenta. Cuenta la línea 2 de «'),
      },
    ])
    expect(await listed(company)).toEqual({ 'F001-1': '118.00' })
  })

  test('the later upload counts where the names of files have no date', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await take(company, { ...salesFile(ruc, '202608', [{ number: '1', taxable: 900_00 }]), name: 'b.txt' })
    await take(company, { ...salesFile(ruc, '202608', [{ number: '1', taxable: 100_00 }]), name: 'a.txt' })
    expect(await listed(company, 'VENTA')).toEqual({ 'F001-1': '118.00' })
  })

  test('a row of a later period does not count', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await take(company, purchasesFile(ruc, '202608', [{ number: '1' }]))
    const [file] = await take(company, purchasesFile(ruc, '202609', [{ number: '1' }]))
    expect(file?.warnings).toMatchObject([{ line: 2, code: 'ROW_OF_LATER_PERIOD' }])
    expect(file?.warnings[0]?.message).toMatch(
      /: el comprobante ya está anotado en 08\/2026\. Diferencias: periodo «?09\/2026/,
    )
  })

  test('an XML that came before another one of its voucher does not count', async () => {
    const company = await addObservedCompany(app)
    const xml = (payable: string) => ({
      ...writtenFactura({
        id: 'F001-7',
        seller: SELLER,
        buyer: company.business.ruc,
        taxes: [['1000', '100.00', '18.00']],
        payable,
      }),
      name: `${payable}.xml`,
    })
    await take(company, xml('118.00'))
    const [file] = await take(company, xml('119.00'))
    expect(file?.warnings).toMatchObject([
      { code: 'XML_REMAINDER' },
      {
        line: null,
        code: 'XML_OF_OLDER_FILE',
        message:
          'F001-7: ya no cuenta el XML «118.00.xml». Cuenta este XML: se subió después. Diferencias: total S/\u00a0118.00 (cuenta S/\u00a0119.00).',
      },
    ])
    expect(await listed(company)).toEqual({ 'F001-7': '119.00' })
  })

  test('a register that says other amounts than the XML of its voucher counts, and its upload says so', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    const xml = {
      id: 'F001-1',
      seller: SELLER,
      buyer: ruc,
      taxes: [['1000', '100.00', '18.00']],
      payable: '118.00',
    } as const
    await take(company, { ...writtenFactura(xml), name: 'factura.xml' })
    const [file] = await take(company, exported(ruc, '01', 200_00))
    expect(file?.warnings).toMatchObject([
      {
        line: 2,
        code: 'XML_OTHER_THAN_REGISTER',
        message:
          'F001-1: no cuentan los importes de su XML «factura.xml». Cuenta esta fila: la propuesta de SUNAT vale más que el XML. Diferencias: total S/\u00a0118.00 (cuenta S/\u00a0218.00).',
      },
    ])
  })

  test('the voucher has the row as a warning, and as an advice where money differs', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await take(company, {
      ...purchasesFile(ruc, '202608', [{ number: '1', taxable: 900_00, igv: 162_00 }, supplied('UNO')]),
      name: 'a.txt',
    })
    await take(company, { ...purchasesFile(ruc, '202608', [{ number: '1' }, supplied('UNO S.A.C.')]), name: 'b.txt' })
    const { data } = (await company.list('validated')) as unknown as { data: Reviewed[] }
    const of = (number: string) => data.find((row) => row.number === number)
    expect(of('1')).toMatchObject({
      total_amount: '118.00',
      warnings: [
        {
          code: 'ROW_OF_OLDER_FILE',
          message: `${replacedIn(2)} Diferencias: total S/\u00a01,062.00 (cuenta S/\u00a0118.00); base imponible S/\u00a0900.00 (cuenta S/\u00a0100.00); IGV S/\u00a0162.00 (cuenta S/\u00a018.00).`,
        },
      ],
      advices: [{ code: 'AMOUNT_STATED_OTHERWISE' }],
    })
    expect(of('2')).toMatchObject({
      warnings: [
        { code: 'ROW_OF_OLDER_FILE', message: `${replacedIn(3)} Diferencias: nombre «UNO» (cuenta «UNO S.A.C.»).` },
      ],
      advices: [],
    })
    expect(await company.igv()).toEqual(['0.00', '36.00', '-36.00'])
  })

  test('so does a sale', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await take(company, { ...salesFile(ruc, '202608', [{ number: '1', taxable: 900_00, igv: 162_00 }]), name: 'a.txt' })
    await take(company, { ...salesFile(ruc, '202608', [{ number: '1' }]), name: 'b.txt' })
    const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202608&operation_type=VENTA&page=1&size=50&status=0`
    expect(await company.get(path)).toMatchObject({
      data: [{ warnings: [{ code: 'ROW_OF_OLDER_FILE' }], sale_advices: [{ code: 'AMOUNT_STATED_OTHERWISE' }] }],
      summary: { advised_cpes_count: 1 },
    })
  })

  test('an older file of an earlier period does not undo an annulment', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await take(
      company,
      exportOf(
        ruc,
        '20261002',
        purchasesFile(ruc, '202609', [{ number: '1', state: '2', issuedOn: '2026-08-05' as CivilDate }]),
      ),
    )
    const [file] = await take(company, exportOf(ruc, '20260901', purchasesFile(ruc, '202608', [{ number: '1' }])))
    expect(file?.warnings).toMatchObject([
      {
        code: 'ROW_OF_LATER_PERIOD',
        message: expect.stringContaining('el comprobante sigue en 08/2026, y de esta fila solo vale su anulación'),
      },
    ])
    expect(await company.igv()).toEqual(['0.00', '0.00', '0.00'])
  })

  test('of the files of a zip the later one counts, and the upload names the files', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    const files = [900_00, 100_00].map((taxable) => purchasesFile(ruc, '202608', [{ number: '1', taxable }]))
    const named = files.map(({ content }, i) => ({ name: `${i}.txt`, content }))
    const zip = await zipOf('agosto.zip', named)
    const [file] = await take(company, { name: zip.name, content: new Uint8Array(zip.content) })
    expect(file).toMatchObject({ rows_read: 2, vouchers_new: 1, rows_set_aside: 1 })
    expect(file?.warnings).toMatchObject([
      {
        line: 2,
        message: expect.stringMatching(/^«0\.txt»: F001-1: esta fila no cuenta\. Cuenta la línea 2 de «1\.txt»/),
      },
    ])
    expect(await listed(company)).toEqual({ 'F001-1': '118.00' })
  })

  test('a row of before places were kept is older than every file, and named without its file', async () => {
    const company = await addObservedCompany(app)
    const { ruc, uuid } = company.business
    await take(company, exported(ruc, '20', 900_00))
    await app.services.database.driver.query(
      'UPDATE vouchers SET file_made_at_ms = NULL, file_version = NULL, file_entry = NULL, file_line = NULL WHERE business_uuid = $1',
      [uuid],
    )
    const [file] = await take(company, exported(ruc, '01', 100_00))
    expect(file?.warnings).toMatchObject([
      {
        line: 2,
        code: 'ROW_OF_OLDER_FILE',
        message: expect.stringContaining(
          'F001-1: ya no cuenta una fila cargada antes (propuesta de SUNAT, 08/2026). Cuenta esta fila: es de un archivo más nuevo.',
        ),
      },
    ])
    expect(await listed(company)).toEqual({ 'F001-1': '118.00' })
  })

  test('repeats of another file are only counted', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await take(company, exported(ruc, '01', 100_00))
    const [file] = await take(company, exported(ruc, '02', 100_00), exported(ruc, '03', 100_00))
    expect(file).toMatchObject({ vouchers_known: 1, rows_set_aside: 0, warnings: [] })
  })
})
