import type { Contract } from '../../src/platform/http/contract/contract-values.ts'

/** Asks the server a path and gives the body of a 200. */
export type Get = (path: string) => Promise<unknown>

/** A company's month. */
export interface MonthOfCompany {
  readonly ruc: string
  readonly uuid: string
  readonly period: string
}

/** What the server answers about a month, side by side. */
export interface MonthAnswers {
  readonly overview: Contract<'total-amount'>
  readonly purchases: Contract<'purchase-dashboard'>
  readonly sales: Contract<'sales-dashboard'>
  /** Informe PDT of purchases. */
  readonly cards: Contract<'pdt-report'>
  readonly boxes: Contract<'pdt621'>['boxes']
  readonly lists: Readonly<Record<'COMPRA' | 'VENTA', NonNullable<Contract<'voucher-list'>['summary']>>>
  readonly history: Readonly<Record<'COMPRA' | 'VENTA', string | undefined>>
}

export async function answersOfMonth(get: Get, { ruc, uuid, period }: MonthOfCompany): Promise<MonthAnswers> {
  const query = `ruc=${ruc}&tax_period=${period}`
  const ask = (path: string, more: object): Promise<unknown> =>
    get(`/app/internal/${path}?filters=${encodeURIComponent(JSON.stringify({ ruc, tax_period: period, ...more }))}`)
  const list = async (side: string) => {
    const path = `/app/internal/businesses/dashboard-reports/all-invoices?${query}&operation_type=${side}`
    const { summary } = (await get(path)) as Contract<'voucher-list'>
    if (!summary) throw new Error(`The list of ${side} has no sums.`)
    return summary
  }
  const total = async (side: string) => {
    const { history } = (await ask('dashboard/history', { operation_type: side })) as Contract<'history'>
    return history[period]?.total_importe_total
  }
  return {
    overview: (await get(`/app/internal/businesses/dashboard/total-amount?${query}`)) as MonthAnswers['overview'],
    purchases: (await ask('purchase/dashboard', { business_uuid: uuid })) as MonthAnswers['purchases'],
    sales: (await ask('sales/dashboard', { business_uuid: uuid })) as MonthAnswers['sales'],
    cards: (await ask('dashboard/pdt-report', { operation_type: 'COMPRA' })) as MonthAnswers['cards'],
    boxes: ((await ask('dashboard/pdt-621', { business_uuid: uuid })) as Contract<'pdt621'>).boxes,
    lists: { COMPRA: await list('COMPRA'), VENTA: await list('VENTA') },
    history: { COMPRA: await total('COMPRA'), VENTA: await total('VENTA') },
  }
}
