import {
  type ContaproClient,
  downloadReport,
  getDetractionTotals,
  getHistory,
  getPdt621,
  getPdtReport,
  getPurchaseDashboard,
  getSalesDashboard,
  getTotalAmount,
  listDetractions,
  listObservedVouchers,
  listPerceptions,
  listRejectedVouchers,
  listRetentions,
  listValidatedVouchers,
  listVouchers,
  type Voucher,
} from '@contapro/sdk'
import { observationRules } from '@contapro/sunat/observations'
import { registerKey, voucherCode } from '@contapro/sunat/sire'
import type { OpenCompany } from '../open-company.ts'
import { rowsOf } from '../sample-month.ts'
import type { ExpectedFigures } from './expected-months.ts'

const books = { RCE: 'COMPRA', RVIE: 'VENTA' } as const

const byBook = async <Value>(of: (side: 'COMPRA' | 'VENTA') => Promise<Value>) => ({
  RCE: await of(books.RCE),
  RVIE: await of(books.RVIE),
})

/** Every figure that the server shows of a period, in the words of the second computation. */
export async function shownFigures({ client, business }: OpenCompany, taxPeriod: string): Promise<ExpectedFigures> {
  const scope = { ruc: business.ruc, businessUuid: business.uuid, taxPeriod }
  const { observed_by_reason, ...purchases } = await getPurchaseDashboard(client, scope)
  const { boxes, left_out_withholdings } = await getPdt621(client, scope)
  const perceptions = (await listPerceptions(client, scope)).summary
  const retentions = (await listRetentions(client, scope)).summary
  const bought = await everyVoucher(client, { ...scope, operationType: books.RCE })
  const sold = await everyVoucher(client, { ...scope, operationType: books.RVIE })
  return {
    overview: await getTotalAmount(client, scope),
    purchase_dashboard: { ...purchases, observed_by_code: byCode(observed_by_reason) },
    sales_dashboard: await getSalesDashboard(client, scope),
    history: await byBook(async (operationType) => (await getHistory(client, { ...scope, operationType })).history),
    pdt_report: await byBook(async (operationType) => await getPdtReport(client, { ...scope, operationType })),
    pdt_621: Object.fromEntries(
      boxes.map(({ box, sum, received_amount, left_amount, value, vouchers_count, flag_off }) => [
        box,
        { sum, received_amount, left_amount, value, vouchers_count, flag_off },
      ]),
    ),
    list_sums: await byBook(async (operationType) => (await listVouchers(client, { ...scope, operationType })).summary),
    review_lists: {
      observed: (await listObservedVouchers(client, scope)).summary,
      rejected: (await listRejectedVouchers(client, scope)).summary,
      validated: (await listValidatedVouchers(client, scope)).summary,
    },
    purchases: Object.fromEntries(bought.map((voucher) => [voucher.code, treatmentOf(voucher)])),
    in_rce: await codesInRce(client, scope),
    detractions: await detractionsOf(client, scope),
    perceptions: { total_items: perceptions.total_items, amount: perceptions.total_amount_perceptions },
    retentions: { total_items: retentions.total_items, amount: retentions.total_amount_retentions },
    left_out: left_out_withholdings ?? [],
    fitting: fittingOf(bought),
    warnings: { RCE: contradicting(bought), RVIE: contradicting(sold) },
  }
}

type Scope = Parameters<typeof getPdt621>[1]

const contradicting = (vouchers: readonly Voucher[]): string[] =>
  vouchers.flatMap(({ code, warnings }) => (warnings.length > 0 ? [code] : [])).toSorted()

const fittingOf = (vouchers: readonly Voucher[]): string[][] =>
  vouchers.flatMap(({ code, status_reasons }) =>
    status_reasons.flatMap(({ fitting_amount }) => (fitting_amount === undefined ? [] : [[code, fitting_amount]])),
  )

async function everyVoucher(client: ContaproClient, scope: Parameters<typeof listVouchers>[1]): Promise<Voucher[]> {
  const first = await listVouchers(client, { ...scope, size: 100 })
  const pages = Array.from({ length: first.metadata.pagination.total_pages - 1 }, (_, i) =>
    listVouchers(client, { ...scope, size: 100, page: i + 2 }),
  )
  return [first, ...(await Promise.all(pages))].flatMap(({ data }) => data)
}

const treatmentOf = ({ status, status_reasons, igv_credit, igv_credit_reasons, igv_rate }: Voucher) => [
  status,
  status_reasons.map(({ code }) => code),
  igv_credit,
  igv_credit_reasons.map(({ code }) => code),
  igv_rate,
]

function byCode(reasons: readonly { name: string | null; totalValue: number; amount: string }[]) {
  const rules = Object.values(observationRules)
  return Object.fromEntries(
    reasons.map(({ name, ...of }) => [rules.find((rule) => rule.name === name)?.code ?? name, of]),
  )
}

async function codesInRce(client: ContaproClient, scope: Scope): Promise<string[]> {
  const { blob } = await downloadReport(client, { ...scope, kind: 'rce' })
  const rows = await rowsOf(new Uint8Array(await blob.arrayBuffer()))
  return rows.map((row) => voucherCode(registerKey(row))).toSorted()
}

async function detractionsOf(client: ContaproClient, scope: Scope) {
  const { summary: paid } = await listDetractions(client, { ...scope, paid: 'S' })
  const { summary: unpaid } = await listDetractions(client, { ...scope, paid: 'N' })
  const totals = await getDetractionTotals(client, scope)
  const cards = [totals.sum_paid_detractions, totals.sum_not_paid_detractions]
  if (cards.join() !== [paid, unpaid].map((of) => of.total_amount_detractions).join()) {
    throw new Error(`The cards say ${cards.join(' and ')}, the lists something else.`)
  }
  return {
    paid: { count: paid.total_items, amount: paid.total_amount_detractions },
    unpaid: {
      count: unpaid.total_items,
      amount: unpaid.total_amount_detractions,
      unknown: unpaid.unknown_amount_count,
    },
    total: totals.total_amount_detractions,
  }
}
