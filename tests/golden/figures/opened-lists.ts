import {
  type ContaproClient,
  type Detraction,
  getPdt621,
  getSettings,
  listDetractions,
  listObservedVouchers,
  listPdt621Vouchers,
  listPerceptions,
  listRejectedVouchers,
  listRetentions,
  listValidatedVouchers,
  listVouchers,
  type OperationType,
  type Pdt621,
  type PeriodScope,
  type Settings,
  type Voucher,
  type VoucherFigure,
  type VoucherList,
} from '@contapro/sdk'
import { addMonths, centimos, parseCentimos, parseTaxPeriod, toDecimalText } from '@contapro/sunat'

/** What the rows of a list come to. */
export interface Opened {
  readonly count: number
  /** Decimal text. */
  readonly amount: string
}

/** Adds up decimal texts; null counts nothing. */
export function sumOf(amounts: readonly (string | null | undefined)[]): string {
  return toDecimalText(
    centimos(amounts.reduce((sum, amount) => sum + (parseCentimos(amount ?? '0.00') ?? Number.NaN), 0)),
  )
}

export function monthBefore({ taxPeriod }: PeriodScope): string {
  const period = parseTaxPeriod(taxPeriod)
  if (!period) throw new Error(`${taxPeriod} is no period.`)
  return addMonths(period, -1)
}

const codesOf = (vouchers: readonly Voucher[]): string[] => vouchers.map(({ code }) => code)

/** Opens the lists behind the figures of a company's period, and adds up what their rows say. Each is opened once. */
export class OpenedLists {
  readonly #client: ContaproClient
  readonly #opened = new Map<string, Promise<unknown>>()
  readonly scope: PeriodScope

  constructor(client: ContaproClient, scope: PeriodScope) {
    this.#client = client
    this.scope = scope
  }

  /** The vouchers of a figure of the period, or of another one. Throws when the foot is not what its rows come to. */
  async figure(operationType: OperationType, figure: VoucherFigure, more: FigureFilter = {}): Promise<Opened> {
    const { count, amount } = await this.#figure(operationType, figure, more)
    return { count, amount }
  }

  async figureRows(operationType: OperationType, figure: VoucherFigure): Promise<readonly Voucher[]> {
    return (await this.#figure(operationType, figure, {})).rows
  }

  #figure(operationType: OperationType, figure: VoucherFigure, more: FigureFilter) {
    const { reason, taxPeriod = this.scope.taxPeriod } = more
    return this.#once(`${operationType} ${figure} ${reason ?? ''} ${taxPeriod}`, async () => {
      const filter = { ruc: this.scope.ruc, taxPeriod, operationType, figure, figureReason: reason }
      const { rows, first } = await this.#everyRow((page) => listVouchers(this.#client, { ...filter, ...page }))
      const { summary } = first
      const foot = summary?.figure ?? { amount: 'none', rounding_amount: 'none' }
      const amount = sumOf([...rows.map((row) => row.figure_amount), foot.rounding_amount])
      expectSame(`the foot of ${figure} of ${taxPeriod}`, footOf(rows), footShown(summary))
      expectSame(`the figure of ${figure} of ${taxPeriod}`, [rows.length, amount], [summary?.total_items, foot.amount])
      // Rounding half up moves each row by half a céntimo at most.
      if (Math.abs(Number(foot.rounding_amount)) * 200 > rows.length + 1)
        throw new Error(`${figure} rounds ${foot.rounding_amount}.`)
      return { count: rows.length, amount, rows }
    })
  }

  /** The vouchers of a side without a filter. */
  vouchers(operationType: OperationType): Promise<readonly Voucher[]> {
    return this.#once(operationType, async () => {
      const filter = { ruc: this.scope.ruc, taxPeriod: this.scope.taxPeriod, operationType }
      return (await this.#everyRow((page) => listVouchers(this.#client, { ...filter, ...page }))).rows
    })
  }

  /** The sales with an advice: exactly those that the whole list says it of. */
  advisedSales(): Promise<readonly Voucher[]> {
    return this.#once('advised sales', async () => {
      const filter = { ruc: this.scope.ruc, taxPeriod: this.scope.taxPeriod, operationType: 'VENTA' } as const
      const wanted = { ...filter, withAdvices: true }
      const { rows } = await this.#everyRow((page) => listVouchers(this.#client, { ...wanted, ...page }))
      const told = (await this.vouchers('VENTA')).filter(({ sale_advices: advices = [] }) => advices.length > 0)
      expectSame(`the sales with an advice of ${this.scope.taxPeriod}`, codesOf(rows), codesOf(told))
      return rows
    })
  }

  box(box: string): Promise<Opened> {
    return this.#once(`box ${box}`, async () => {
      const { rows, first } = await this.#everyRow((page) =>
        listPdt621Vouchers(this.#client, { ...this.scope, box, ...page }),
      )
      const amount = sumOf(rows.map((row) => row.box_amount))
      expectSame(`the foot of box ${box}`, [rows.length, amount], [first.summary.total_items, first.summary.box_amount])
      return { count: rows.length, amount }
    })
  }

  detractions(paid: 'S' | 'N'): Promise<Opened & { readonly unknown: number }> {
    return this.#once(`detractions ${paid}`, async () => {
      const rows = await this.detractionRows(paid)
      const known = rows.filter(({ deposit_amount }) => deposit_amount !== null)
      const amount = sumOf(known.map(({ deposit_amount }) => deposit_amount))
      return { count: rows.length, amount, unknown: rows.length - known.length }
    })
  }

  detractionRows(paid: 'S' | 'N'): Promise<readonly Detraction[]> {
    return this.#once(`rows of detractions ${paid}`, () =>
      this.#everyVoucher((page) => listDetractions(this.#client, { ...this.scope, paid, ...page })),
    )
  }

  /** Formulario 621 of a period. */
  form(taxPeriod: string): Promise<Pdt621> {
    return this.#once(`form of ${taxPeriod}`, () => getPdt621(this.#client, { ...this.scope, taxPeriod }))
  }

  settings(): Promise<Settings> {
    return this.#once('settings', () => getSettings(this.#client, this.scope.businessUuid))
  }

  /** The balance of the month before as the accountant states it: what was filed as box 145 comes first; undefined where nothing is stated. */
  async statedBalance(): Promise<string | undefined> {
    const { stated_carries, opening_balance: opening } = (await this.settings()).values
    const filed = stated_carries.find(({ tax_period, box }) => tax_period === this.scope.taxPeriod && box === '145')
    return filed?.amount ?? (opening?.tax_period === monthBefore(this.scope) ? opening.amount : undefined)
  }

  perceptions(taxPeriod = this.scope.taxPeriod): Promise<Opened> {
    return this.#once(`perceptions ${taxPeriod}`, async () => {
      const filter = { ...this.scope, taxPeriod }
      const rows = await this.#everyVoucher((page) => listPerceptions(this.#client, { ...filter, ...page }))
      return { count: rows.length, amount: sumOf(rows.filter(isIssued).map((row) => row.perception_amount)) }
    })
  }

  retentions(taxPeriod = this.scope.taxPeriod): Promise<Opened> {
    return this.#once(`retentions ${taxPeriod}`, async () => {
      const filter = { ...this.scope, taxPeriod }
      const rows = await this.#everyVoucher((page) => listRetentions(this.#client, { ...filter, ...page }))
      return { count: rows.length, amount: sumOf(rows.filter(isIssued).map((row) => row.retention_amount)) }
    })
  }

  /** The purchases of a tab of Observaciones. */
  reviewed(tab: 'observed' | 'rejected' | 'validated'): Promise<readonly ReviewedRow[]> {
    const list = { observed: listObservedVouchers, rejected: listRejectedVouchers, validated: listValidatedVouchers }[
      tab
    ]
    return this.#once(
      tab,
      async () => (await this.#everyRow((page) => list(this.#client, { ...this.scope, ...page }))).rows,
    )
  }

  #once<Value>(key: string, open: () => Promise<Value>): Promise<Value> {
    const opened = (this.#opened.get(key) as Promise<Value> | undefined) ?? open()
    this.#opened.set(key, opened)
    return opened
  }

  async #everyRow<Row, Answer extends { readonly data: readonly Row[]; readonly metadata: Paged }>(
    ask: (page: { page: number; size: number }) => Promise<Answer & { readonly data: readonly Row[] }>,
  ) {
    const first = await ask({ page: 1, size: 100 })
    const rows = [...first.data]
    for (let page = 2; page <= first.metadata.pagination.total_pages; page += 1) {
      rows.push(...(await ask({ page, size: 100 })).data)
    }
    return { first, rows }
  }

  async #everyVoucher<Row>(
    ask: (page: { page: number; size: number }) => Promise<{ readonly vouchers: readonly Row[] } & Paged>,
  ): Promise<Row[]> {
    const { rows } = await this.#everyRow(async (page) => {
      const { vouchers, pagination } = await ask(page)
      return { data: vouchers, metadata: { pagination } }
    })
    return rows
  }
}

interface FigureFilter {
  readonly reason?: string
  readonly taxPeriod?: string
}

type ReviewedRow = Awaited<ReturnType<typeof listObservedVouchers>>['data'][number]

interface Paged {
  readonly pagination: { readonly total_pages: number }
}

const isIssued = ({ state }: { readonly state: string }): boolean => state === 'Emitido'

/** Base, IGV and total of the rows that count, as the foot of a list has them: those in soles that are not annulled. */
export function footOf(rows: readonly Voucher[]) {
  const counted = rows.filter((row) => !row.flag_missing_exchange_rate && !isAnnulled(row))
  return [
    sumOf(counted.map((row) => row.taxable_amount)),
    sumOf(counted.map((row) => row.igv_amount)),
    sumOf(counted.map((row) => row.total_amount)),
  ]
}

/** A purchase has the annulment as a reason of its status, a sale as an advice. */
export const isAnnulled = ({ status_reasons: reasons, sale_advices: advices = [] }: Voucher): boolean =>
  reasons.some(({ code }) => code === 'ANNULLED') || advices.some(({ code }) => code === 'ANNULLED_WITH_AMOUNTS')

const footShown = (summary: VoucherList['summary']) => [
  summary?.taxable_amount,
  summary?.igv_amount,
  summary?.total_amount,
]

function expectSame(what: string, rows: readonly unknown[], shown: readonly unknown[]): void {
  if (rows.join() !== shown.join())
    throw new Error(`Of ${what} the rows come to ${rows.join(', ')}, and it says ${shown.join(', ')}.`)
}
