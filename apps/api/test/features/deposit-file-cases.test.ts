import { caseCount, testSeed } from '@contapro/long-run'
import { array, assert, asyncProperty, boolean, constantFrom, dictionary, integer, option, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { addObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const SUPPLIER = '20990000027'
const codeOf = (number: string): string => `${SUPPLIER}-01-F001-${number}`
const soles = (amount: number): string => `${amount}.00`
const centimosOf = (amount: string): number => Number(amount.replace('.', ''))

/** Catálogo 54 → its percentage. */
const goods = { '019': 10, '020': 12, '022': 12, '027': 4, '030': 4, '037': 12 }
const anyGood = constantFrom(...(Object.keys(goods) as (keyof typeof goods)[]))

/** A purchase of August 2026, in whole soles: what register and XML say, what is deposited and what is entered by hand, the newest last. No entry is above a total. */
const anyPurchase = record({
  taxable: integer({ min: 7, max: 400 }).map((hundreds) => hundreds * 100),
  isMarked: boolean(),
  xmlGood: option(anyGood),
  deposited: option(integer({ min: 1, max: 3_000 })),
  entries: array(record({ good: anyGood, amount: option(integer({ min: 1, max: 826 })) }), { maxLength: 2 }),
})

/** Percentages that a company sets. */
const anyRates = dictionary(anyGood, integer({ min: 1, max: 15 }), { minKeys: 1 })

interface Listed {
  readonly voucher_unique_code: string
  readonly serie_number: string
  readonly good_or_service_code: string | null
  readonly deposit_amount: string | null
}

interface Checked {
  readonly lines: readonly {
    readonly serie_number: string
    readonly good_or_service_code: string | null
    readonly amount: string | null
    readonly problems: readonly object[]
  }[]
  readonly total_amount: string
}

describe.each(databaseKinds)('a bulk deposit file, on %s', (kind) => {
  const app = useTestApp(kind)

  test('holds for each purchase what the list shows, whatever was read, deposited and entered', async () => {
    await assert(
      asyncProperty(array(anyPurchase, { minLength: 2, maxLength: 6 }), anyRates, async (purchases, rates) => {
        const company = await addObservedCompany(app)
        const { ruc, uuid } = company.business
        const path = (name: string): string =>
          `/app/internal/businesses/dashboard/${name}?business_uuid=${uuid}&ruc=${ruc}&tax_period=202608`
        const send = (method: 'PATCH' | 'POST', name: string, json: object) =>
          app.request(path(name), { as: company.as, method, json })
        const numbered = purchases.map((purchase, place) => ({ ...purchase, number: `${place + 1}` }))

        await company.take(
          purchasesFile(
            ruc,
            '202608',
            numbered.map(({ number, taxable, isMarked }) => ({
              number,
              taxable: taxable * 100,
              igv: taxable * 18,
              hasDetraction: isMarked,
              counterpartyDocument: SUPPLIER,
            })),
          ),
          ...numbered.flatMap(({ number, taxable, xmlGood }) =>
            xmlGood ? [xmlOf({ customer: ruc, number, taxable, good: xmlGood })] : [],
          ),
          ...numbered.flatMap(({ number, deposited }) => {
            const deposit = { receipt: number, customer: ruc, voucher: `01-F001-${number}` }
            return deposited ? [depositsFile(`${number}.csv`, [{ ...deposit, amount: soles(deposited) }])] : []
          }),
        )
        const detraction_rates = Object.entries(rates).map(([code, rate]) => ({
          code,
          name: 'Servicios',
          from: '2018-04-01',
          rate: `${rate}`,
        }))
        expect(await company.change({ detraction_rates })).toMatchObject({ status: 200 })
        for (const round of [0, 1]) {
          for (const { number, entries } of numbered) {
            const entry = entries[round]
            if (!entry) continue
            const { good, amount } = entry
            const json = {
              code: codeOf(number),
              is_subject: true,
              good_or_service_code: good,
              amount: amount && soles(amount),
            }
            expect(await send('PATCH', 'detractions/entries', json)).toMatchObject({ status: 200 })
          }
        }

        const { vouchers } = (await company.get(`${path('detractions')}&paid=N`)) as { vouchers: Listed[] }
        const shown = vouchers
          .filter(({ deposit_amount }) => deposit_amount !== null)
          .map((one) => [one.serie_number, one.good_or_service_code, one.deposit_amount ?? ''] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
        if (shown.length === 0) return
        const total = shown.reduce((sum, [, , amount]) => sum + centimosOf(amount), 0)
        const order = {
          codes: shown.map(([serie]) => codeOf(serie.slice('F001-'.length))),
          accounts: [{ supplier_ruc: SUPPLIER, account: '00068214503' }],
        }
        const checked = (await send('POST', 'detractions/deposit-files/check', order)).body as Checked
        expect(checked.lines.map((line) => [line.serie_number, line.good_or_service_code, line.amount])).toEqual(shown)
        expect(centimosOf(checked.total_amount)).toBe(total)
        if (checked.lines.some(({ problems }) => problems.length > 0)) return

        const { status, body } = await send('POST', 'detractions/deposit-files', order)
        expect(status).toBe(201)
        const [head = '', ...lines] = (body as { content: string }).content.trimEnd().split('\r\n')
        // Columns of a line: good 57-59, amount in céntimos 71-85, series 96-99, number 100-107.
        expect(
          lines.map((line) => [
            `${line.slice(95, 99)}-${Number(line.slice(99, 107))}`,
            line.slice(56, 59),
            Number(line.slice(70, 85)),
          ]),
        ).toEqual(shown.map(([serie, good, amount]) => [serie, good, centimosOf(amount)]))
        expect(Number(head.slice(-15))).toBe(total)
      }),
      { seed: testSeed, numRuns: caseCount({ few: 5, many: 100 }) },
    )
  })
})

interface XmlFacts {
  readonly customer: string
  readonly number: string
  readonly taxable: number
  readonly good: keyof typeof goods
}

/** In whole soles, as the taxable amount is one of hundreds. */
function xmlOf({ customer, number, taxable, good }: XmlFacts) {
  const total = (taxable * 118) / 100
  return facturaXml({
    customer,
    number,
    taxable: soles(taxable),
    igv: soles((taxable * 18) / 100),
    total: soles(total),
    detraction: { code: good, percent: `${goods[good]}`, amount: soles(Math.round((total * goods[good]) / 100)) },
  })
}
