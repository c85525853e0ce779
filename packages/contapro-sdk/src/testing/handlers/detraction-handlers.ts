import { parseCentimos, sumCentimos, toDecimalText, zeroCentimos } from '@contapro/sunat'
import type { HttpHandler } from 'msw'
import type { Detraction, DetractionList } from '../../contract/contract.ts'
import { someDetractions } from '../builders/some-detractions.ts'
import { type MockData, periodKey, voucherKey } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { undecidedVoucher } from '../mock-reviews.ts'
import { pageOf } from '../page-of.ts'

/** Deposits and what is still to be deposited, by period or by date of payment. */
export function detractionHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listDetractions', ({ query, data, isEmpty, ownBusiness, reply }) => {
      const { ruc } = ownBusiness({ ruc: query.get('ruc') ?? '', uuid: query.get('business_uuid') ?? '' })
      const found = isEmpty ? [] : wanted(data, ruc, query)
      const { data: vouchers, metadata } = pageOf(found, query, 10)
      const summary = {
        total_items: found.length,
        total_amount_detractions: sumOf(found),
        unknown_amount_count: unknownOf(found),
        ...paidOutside(isEmpty ? [] : detractionsOf(data, ruc, query.get('tax_period') ?? ''), query),
      }
      return reply(200, { vouchers, summary, pagination: metadata.pagination })
    }),
    mockOperation(server, 'getDetractionTotals', ({ query, data, isEmpty, ownBusiness, reply }) => {
      const { ruc } = ownBusiness({ ruc: query.get('ruc') ?? '', uuid: query.get('business_uuid') ?? '' })
      const all = isEmpty ? [] : detractionsOf(data, ruc, query.get('tax_period') ?? '')
      const unpaid = all.filter((detraction) => !isPaid(detraction))
      return reply(200, {
        sum_paid_detractions: sumOf(all.filter(isPaid)),
        sum_not_paid_detractions: sumOf(unpaid),
        unknown_not_paid_detractions_count: unknownOf(unpaid),
        total_amount_detractions: sumOf(all),
      })
    }),
  ]
}

function wanted(data: MockData, ruc: string, query: URLSearchParams): Detraction[] {
  const ofPeriod = detractionsOf(data, ruc, query.get('tax_period') ?? '')
  if (query.get('paid') === 'N') return newestFirst(ofPeriod.filter((detraction) => !isPaid(detraction)))
  const isWithin = daysOf(query)
  if (!isWithin) return newestFirst(ofPeriod.filter(isPaid))
  const paid = periodsOf(data, ruc).flatMap((taxPeriod) => detractionsOf(data, ruc, taxPeriod).filter(isPaid))
  return newestFirst(paid.filter(isWithin))
}

/** How many deposits of the period were paid on other days than those of the request; nothing without days. */
function paidOutside(
  ofPeriod: readonly Detraction[],
  query: URLSearchParams,
): Pick<DetractionList['summary'], 'paid_outside_count'> {
  const isWithin = daysOf(query)
  if (!isWithin) return {}
  return { paid_outside_count: ofPeriod.filter((detraction) => isPaid(detraction) && !isWithin(detraction)).length }
}

/** Whether a deposit was paid on the days of the request; undefined without both days, and for what is not paid. */
function daysOf(query: URLSearchParams): ((detraction: Detraction) => boolean) | undefined {
  const [from, to] = [query.get('fecha_inicio'), query.get('fecha_fin')]
  if (query.get('paid') === 'N' || from === null || to === null) return undefined
  return ({ payment_datetime }) => {
    const day = payment_datetime?.slice(0, 10) ?? ''
    return from <= day && day <= to
  }
}

/** The detractions of a period: those that were put there, else what its purchases give. */
export function detractionsOf(data: MockData, ruc: string, taxPeriod: string): readonly Detraction[] {
  const purchases = data.vouchers.get(voucherKey(ruc, taxPeriod, 'COMPRA')) ?? []
  return (
    data.detractions.get(periodKey(ruc, taxPeriod)) ??
    someDetractions(
      ruc,
      taxPeriod,
      purchases.map((voucher) => undecidedVoucher(data, ruc, voucher)),
    )
  )
}

function periodsOf({ vouchers, detractions }: MockData, ruc: string): string[] {
  const keys = [...vouchers.keys(), ...detractions.keys()].map((key) => key.split(' '))
  return [...new Set(keys.flatMap(([owner, taxPeriod]) => (owner === ruc && taxPeriod ? [taxPeriod] : [])))]
}

function isPaid({ payment_datetime }: Detraction): boolean {
  return payment_datetime !== null
}

/** Deposits by payment, the others by issue. */
function newestFirst(detractions: readonly Detraction[]): Detraction[] {
  return detractions.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))
}

function dateOf({ payment_datetime, issuer_date }: Detraction): string {
  return payment_datetime ?? issuer_date ?? ''
}

function sumOf(detractions: readonly Detraction[]): string {
  return toDecimalText(sumCentimos(detractions.map((one) => parseCentimos(one.deposit_amount ?? '') ?? zeroCentimos)))
}

/** Those whose amount nobody states. */
function unknownOf(detractions: readonly Detraction[]): number {
  return detractions.filter(({ deposit_amount }) => deposit_amount === null).length
}
