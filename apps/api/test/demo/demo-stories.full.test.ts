import { readFileSync } from 'node:fs'
import { detractionDeadline, parseRuc } from '@contapro/sunat'
import { depositVoucherCode } from '@contapro/sunat/deposits'
import { registerKey, voucherCode } from '@contapro/sunat/sire'
import { beforeAll, describe, expect, it } from 'vitest'
import { plansOnOffer } from '../../src/company/accounts/plans-on-offer.ts'
import { demoAccounts, demoCompanies, demoUploads } from '../../src/demo/index.ts'
import { type ReadMonth, readMonth, testClock } from './demo-data.ts'

const guide = readFileSync(new URL('../../../../docs/guides/demo-data.md', import.meta.url), 'utf8')
const stories = demoCompanies.filter((company) => company.story !== null)

describe('the companies of the demo', () => {
  it('belong to the accounts of the product, and each RUC to one of them', () => {
    const emails = demoAccounts.map((account) => account.email)
    expect(demoCompanies.filter((company) => !emails.includes(company.accountant))).toEqual([])
    expect(new Set(demoCompanies.map((company) => company.ruc)).size).toBe(demoCompanies.length)
    expect(new Set(demoCompanies.map((company) => company.name)).size).toBe(demoCompanies.length)
  })

  it('have RUCs of the invented range with a right digit, never that of the sample month', () => {
    for (const { ruc } of demoCompanies) {
      expect(parseRuc(ruc)).toBe(ruc)
      expect(ruc).toMatch(/^2099[1-9]/)
    }
  })

  it('show all four statuses to the accounting firm, with twelve companies or more', () => {
    const firm = demoCompanies.filter((company) => company.accountant === 'demo@contapro.pe')
    expect(firm.length).toBeGreaterThanOrEqual(12)
    expect([...new Set(firm.map((company) => company.status))].toSorted()).toEqual([
      'INVALID_CREDENTIALS',
      'IN_PROGRESS',
      'MISSING_PERMISSIONS',
      'VALID',
    ])
    const lacking = firm.filter((company) => company.status === 'MISSING_PERMISSIONS')
    expect(lacking.map((company) => company.missingModules.length > 0)).toEqual([true, true])
    expect(lacking.map((company) => company.books !== null)).toEqual([true, false])
  })

  it('are no more than the plan of their account allows', () => {
    const allowed = new Map(
      plansOnOffer.map((plan) => [plan.plan_type, plan.max_businesses ?? Number.POSITIVE_INFINITY]),
    )
    const tooMany = demoAccounts.filter(({ email, planType }) => {
      const companies = demoCompanies.filter((company) => company.accountant === email)
      return planType !== null && companies.length > (allowed.get(planType) ?? 0)
    })
    expect(tooMany).toEqual([])
  })

  it('leave an account without companies and one without a plan', () => {
    expect(demoCompanies.filter((company) => company.accountant === 'nueva@contapro.pe')).toEqual([])
    expect(demoAccounts.filter((account) => account.planType === null).map((account) => account.email)).toEqual([
      'sinplan@contapro.pe',
    ])
  })

  it('are told of in the guide, each story with its RUC and name', () => {
    for (const { ruc, name, story } of stories) {
      expect(guide).toContain(`| ${name} | ${ruc} | ${story} |`)
    }
    for (const { email } of demoAccounts) expect(guide).toContain(email)
  })
})

describe('the story of', () => {
  const newest = new Map<string, ReadMonth>()
  const monthOf = (name: string): ReadMonth => {
    const month = newest.get(name)
    if (!month) throw new Error(`No company called ${name} has books.`)
    return month
  }
  beforeAll(async () => {
    for (const upload of demoUploads(testClock).filter(({ monthsBack }) => monthsBack === 0)) {
      newest.set(upload.company.name, await readMonth(upload))
    }
  })

  it('the company in order: the largest, with IGV to pay', () => {
    const month = monthOf('Comercial Andina del Sur S.A.C.')
    expect(Math.max(...[...newest.values()].map(rowsIn))).toBe(rowsIn(month))
    expect(salesIgv(month)).toBeGreaterThan(purchaseIgv(month))
  })

  it('the builder: a third of its purchases or more under detraction', () => {
    const { purchases } = monthOf('Constructora Misti Ingenieros S.A.C.')
    const marked = purchases.filter((row) => row.hasDetraction)
    expect(marked.length / purchases.length).toBeGreaterThan(0.33)
  })

  it('the builder: most deposits come after the term, and what it owes for the newest month is still to be paid', async () => {
    const [last, before] = await monthsOf('Constructora Misti Ingenieros S.A.C.', 2)
    const ofBefore = detractionsOf(before)
    const made = [...depositsByVoucher(last), ...depositsByVoucher(before)]
    const paid = ofBefore.map((code) => made.find(([paidFor]) => paidFor === code)?.[1])
    const late = paid.filter((day) => day !== undefined && day > detractionDeadline(before.period))
    expect(late.length / ofBefore.length).toBeGreaterThan(0.4)
    expect(paid.some((day) => day !== undefined && day <= detractionDeadline(before.period))).toBe(true)
    const soon = new Set(depositsByVoucher(last).map(([code]) => code))
    const owed = detractionsOf(last).filter((code) => !soon.has(code))
    expect(owed.length / detractionsOf(last).length).toBeGreaterThan(0.5)
  })

  it('the builder: one deposit a month is for a voucher that is nowhere', async () => {
    const [last, before] = await monthsOf('Constructora Misti Ingenieros S.A.C.', 2)
    const known = new Set([...last.purchases, ...before.purchases].map((row) => voucherCode(registerKey(row))))
    const issued = new Set([...last.vouchers].map((v) => `${v.supplier.document}-${v.type}-${v.series}-${v.number}`))
    const unknown = depositsByVoucher(last).filter(([code]) => !known.has(code) && !issued.has(code))
    expect(unknown).toHaveLength(1)
  })

  it('the company in order: every detraction is deposited within the month of its issue', async () => {
    const months = await monthsOf('Comercial Andina del Sur S.A.C.', 2)
    const paid = new Set(months.flatMap((month) => depositsByVoucher(month).map(([code]) => code)))
    const [last] = months
    expect(detractionsOf(last).length).toBeGreaterThan(5)
    expect(detractionsOf(last).filter((code) => !paid.has(code))).toEqual([])
  })

  it('the exporter: sells abroad in dollars and euros and ends in its favour', () => {
    const month = monthOf('Agroindustrias Valle Chicama S.A.C.')
    const exports = month.sales.filter((row) => row.amounts.exportValue > 0)
    expect(exports.length / month.sales.length).toBeGreaterThan(0.6)
    expect([...new Set(exports.map((row) => row.currency))]).toEqual(expect.arrayContaining(['USD', 'EUR']))
    expect(salesIgv(month)).toBeLessThan(purchaseIgv(month))
  })

  it('the restaurant: 10 % in December 2025 and 10.5 % in January 2026', async () => {
    const name = 'Cevichería Puerto Lindo del Norte E.I.R.L.'
    const uploads = demoUploads(testClock).filter((upload) => upload.company.name === name)
    for (const [period, percent] of [
      ['202512', '10'],
      ['202601', '10.5'],
    ] as const) {
      const upload = uploads.find((candidate) => candidate.period === period)
      if (!upload) throw new Error(`No month ${period}.`)
      const { vouchers, company } = await readMonth({ ...upload, xmlPercent: 100 })
      const own = vouchers.filter((voucher) => voucher.supplier.document === company.ruc && voucher.type !== '07')
      expect([...new Set(own.flatMap((voucher) => voucher.igvPercents))]).toEqual([percent])
    }
  })

  it('the garment maker: most notes correct vouchers of earlier periods', () => {
    const { purchases, sales, period } = monthOf('Textiles Gamarra Norte E.I.R.L.')
    for (const rows of [purchases, sales]) {
      const notes = rows.filter((row) => row.type === '07')
      const earlier = notes.filter(
        (row) => (row.modified?.issuedOn ?? '9') < `${period.slice(0, 4)}-${period.slice(4)}`,
      )
      expect(notes.length).toBeGreaterThanOrEqual(6)
      expect(earlier.length / notes.length).toBeGreaterThan(0.5)
    }
  })

  it('the pharmacy chain: purchases for taxed, mixed and untaxed sales', () => {
    const { purchases } = monthOf('Corporación Farmacéutica Los Olivos S.A.')
    for (const column of ['igvDg', 'igvDgng', 'igvDng'] as const) {
      expect(purchases.filter((row) => row.amounts[column] > 0).length).toBeGreaterThan(3)
    }
  })
})

/** The newest month of a company and those before it, read. */
async function monthsOf(name: string, count: 2): Promise<[last: ReadMonth, before: ReadMonth]> {
  const uploads = demoUploads(testClock).filter((upload) => upload.company.name === name && upload.monthsBack < count)
  const [last, before] = await Promise.all(uploads.toSorted((a, b) => a.monthsBack - b.monthsBack).map(readMonth))
  if (!last || !before) throw new Error(`No two months of ${name}.`)
  return [last, before]
}

/** Codes of the purchases of a month that are under detraction. */
function detractionsOf({ purchases }: ReadMonth): string[] {
  const subject = purchases.filter((row) => row.hasDetraction && row.state === '1' && row.type === '01')
  return subject.map((row) => voucherCode(registerKey(row)))
}

function depositsByVoucher({ deposits }: ReadMonth): (readonly [code: string, paidOn: string])[] {
  return deposits.map((deposit) => [depositVoucherCode(deposit) ?? '', deposit.paidOn])
}

function rowsIn({ purchases, sales }: ReadMonth): number {
  return purchases.length + sales.length
}

function salesIgv({ sales }: ReadMonth): number {
  return sales.reduce((sum, row) => sum + row.amounts.igv + row.amounts.igvDiscount, 0)
}

function purchaseIgv({ purchases }: ReadMonth): number {
  return purchases.reduce((sum, row) => sum + row.amounts.igvDg + row.amounts.igvDgng, 0)
}
