import type { CivilDate } from '@contapro/sunat'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { dollarFactura, dollarNote } from '../../test-kit/dollar-note.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, sheetOf } from '../../test-kit/report-files.ts'
import { runMigration } from '../../test-kit/run-migration.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const books = [
  { operation: 'COMPRA', isSold: false, report: 'compras', sheet: 'Compras', registerFile: purchasesFile },
  { operation: 'VENTA', isSold: true, report: 'ventas', sheet: 'Ventas', registerFile: salesFile },
] as const

const ofNote = { currency: 'USD', date: '2026-08-18', rate: '3.750' }
const ofFactura = { currency: 'USD', date: '2026-07-10', rate: '3.700' }

// US$ 118.00: × 3.700 = 436.60, × 3.800 = 448.40, × 3.650 = 430.70
describe.each(databaseKinds)('a note in dollars without a register row, on %s', (kind) => {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })
  let company: ObservedCompany

  beforeEach(async () => {
    company = await addObservedCompany(app)
  })

  const enter = async (...exchange_rates: readonly object[]): Promise<void> => {
    expect(await company.change({ exchange_rates })).toMatchObject({ status: 200 })
    await app.services.ingestion.idle()
  }
  const noteOf = async (operation: string): Promise<unknown> => {
    const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${company.business.ruc}&tax_period=202608&operation_type=${operation}`
    const { data } = (await company.get(path)) as Contract<'voucher-list'>
    expect(data).toHaveLength(1)
    return data[0]
  }
  const isWithoutRate = { exchange_rate: null, flag_missing_exchange_rate: true, total_amount: '-118.00' }

  test.each(books)('has the rate of the voucher that it modifies ($operation)', async (book) => {
    const { operation, isSold, report, sheet, registerFile } = book
    const { ruc } = company.business
    await company.take(dollarNote(ruc, { isSold }))
    await enter(ofNote)
    expect(await noteOf(operation)).toMatchObject({ ...isWithoutRate, exchange_rate_date: null })

    await company.take(dollarFactura(ruc, { isSold }))
    expect(await noteOf(operation)).toMatchObject({ ...isWithoutRate, exchange_rate_date: ofFactura.date })

    const isEntered = { exchange_rate_date: ofFactura.date, exchange_rate_entry: { entered_by: expect.any(String) } }
    await enter(ofNote, ofFactura)
    expect(await noteOf(operation)).toMatchObject({ ...isEntered, exchange_rate: '3.700', total_amount: '-436.60' })
    await enter({ ...ofFactura, rate: '3.800' })
    expect(await noteOf(operation)).toMatchObject({ ...isEntered, exchange_rate: '3.800', total_amount: '-448.40' })
    const { rows } = await sheetOf((await downloadReport(app, company.as, reportPath(ruc, report))).bytes, sheet)
    expect(rows.map((row) => row.get('Aviso'))).toEqual(['Tipo de cambio del comprobante modificado'])

    await company.take(registerFile(ruc, '202607', [{ ...registered, exchangeRate: '3.650' }]))
    const isRegistered = { exchange_rate_date: null, exchange_rate_entry: null, exchange_rate: '3.650' }
    expect(await noteOf(operation)).toMatchObject({ ...isRegistered, total_amount: '-430.70' })
  })

  test('is converted by a register that came before it, whatever is entered for its own day', async () => {
    const { ruc } = company.business
    await enter(ofNote, ofFactura)
    await company.take(purchasesFile(ruc, '202607', [{ ...registered, exchangeRate: '3.650' }]))
    await company.take(dollarNote(ruc, { isSold: false }))
    expect(await noteOf('COMPRA')).toMatchObject({ exchange_rate: '3.650', total_amount: '-430.70' })
    await enter()
    expect(await noteOf('COMPRA')).toMatchObject({ exchange_rate: '3.650', total_amount: '-430.70' })
  })

  test('about a voucher in soles has the rate entered for the day of that voucher', async () => {
    const { ruc } = company.business
    await enter(ofNote, ofFactura)
    await company.take(dollarNote(ruc, { isSold: false }))
    await company.take(purchasesFile(ruc, '202607', [{ ...registered, currency: 'PEN', exchangeRate: '1.000' }]))
    expect(await noteOf('COMPRA')).toMatchObject({ exchange_rate: '3.700', total_amount: '-436.60' })
  })

  test('is converted again by an update, and the boxes that change are named', async () => {
    const { ruc, uuid } = company.business
    const { database, ingestion } = app.services
    await company.take(dollarFactura(ruc, { isSold: false }), dollarNote(ruc, { isSold: false }))
    await database.driver.query(`INSERT INTO business_settings (business_uuid, "values") VALUES ($1, $2)`, [
      uuid,
      JSON.stringify({ exchange_rates: [ofFactura] }),
    ])
    expect(await noteOf('COMPRA')).toMatchObject(isWithoutRate)
    await database.driver.transaction((tx) => runMigration(tx, '0027_rates_of_notes.sql'))
    ingestion.wake()
    await ingestion.idle()
    expect(await noteOf('COMPRA')).toMatchObject({ exchange_rate: '3.700', total_amount: '-436.60' })
    const { changes } = (await company.get(`/app/internal/businesses/${uuid}/rule-changes`)) as Contract<'rule-changes'>
    expect(changes).toContainEqual(expect.objectContaining({ tax_period: '202608', box: '184', reasons: ['credit'] }))
  })
})

/** F001-90 in a register. */
const registered = {
  series: 'F001',
  number: '90',
  issuedOn: '2026-07-10' as CivilDate,
  currency: 'USD',
  taxable: 3_650_00,
  igv: 657_00,
}
