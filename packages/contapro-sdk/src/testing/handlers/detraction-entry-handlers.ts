import { detractionAmount, detractionRates, findDetractionGood, parseCentimos, toDecimalText } from '@contapro/sunat'
import type { HttpHandler } from 'msw'
import type {
  Detraction,
  DetractionEntry,
  DetractionEntryRequest,
  PossibleDetraction,
} from '../../contract/contract.ts'
import { anUnpaidDetraction } from '../builders/a-detraction.ts'
import { type MockData, periodKey } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { pageOf } from '../page-of.ts'
import { detractionsOf } from './detraction-handlers.ts'

/** What seems to be under detraction, and what accountants enter by hand. */
export function detractionEntryHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listPossibleDetractions', ({ query, data, isEmpty, ownBusiness, reply }) => {
      const { ruc } = ownBusiness({ ruc: query.get('ruc') ?? '', uuid: query.get('business_uuid') ?? '' })
      const { data: vouchers, metadata } = pageOf(isEmpty ? [] : possibleOf(data, ruc, periodIn(query)), query, 10)
      return reply(200, { vouchers, pagination: metadata.pagination })
    }),
    mockOperation(server, 'enterDetraction', async ({ query, data, user, body, ownBusiness, reply }) => {
      const { ruc } = ownBusiness({ ruc: query.get('ruc') ?? '', uuid: query.get('business_uuid') ?? '' })
      const { code, is_subject, good_or_service_code, amount } = await body()
      const entry =
        is_subject === null
          ? null
          : {
              is_subject,
              good_or_service_code,
              amount,
              entered_by: `${user.name} ${user.last_name}`,
              entered_at: new Date().toISOString(),
            }
      enter(data, { ruc, taxPeriod: periodIn(query), code, entry })
      return reply(200, { entry, is_reviewing: false })
    }),
  ]
}

const periodIn = (query: URLSearchParams): string => query.get('tax_period') ?? ''

const possibleOf = (data: MockData, ruc: string, taxPeriod: string): PossibleDetraction[] =>
  data.possibleDetractions.get(periodKey(ruc, taxPeriod)) ?? []

interface Entered extends Pick<DetractionEntryRequest, 'code'> {
  readonly ruc: string
  readonly taxPeriod: string
  readonly entry: DetractionEntry | null
}

/** A mark moves a purchase from what only seems to be subject to what is owed; an amount completes what is owed. */
function enter(data: MockData, { ruc, taxPeriod, code, entry }: Entered): void {
  const possible = possibleOf(data, ruc, taxPeriod)
  const suggested = possible.find((one) => one.code === code)
  const known = detractionsOf(data, ruc, taxPeriod)
  const isKnown = known.some((one) => one.voucher_unique_code === `${ruc}-${code}`)
  if (!suggested && !isKnown) throw new MockRefusal('VOUCHER_NOT_FOUND')
  const completed = known.map((one) =>
    one.voucher_unique_code === `${ruc}-${code}` && one.payment_datetime === null ? complete(one, entry) : one,
  )
  const marked = suggested && entry?.is_subject ? [complete(unpaidOf(ruc, suggested), entry)] : []
  data.detractions.set(periodKey(ruc, taxPeriod), [...marked, ...completed])
  if (suggested && entry) {
    data.possibleDetractions.set(
      periodKey(ruc, taxPeriod),
      possible.filter((one) => one !== suggested),
    )
  }
}

function complete(detraction: Detraction, entry: DetractionEntry | null): Detraction {
  const code = entry?.good_or_service_code ?? detraction.good_or_service_code
  const rate = detractionRates.find((one) => one.code === code)?.percent ?? null
  const total = parseCentimos(detraction.total_amount ?? '')
  const byRate = rate !== null && total !== undefined ? toDecimalText(detractionAmount(total, rate)) : null
  return {
    ...detraction,
    good_or_service_code: code,
    good_or_service_name: findDetractionGood(code ?? '')?.name ?? null,
    deposit_amount: entry?.amount ?? byRate ?? detraction.deposit_amount,
    due: detraction.due && { ...detraction.due, rate },
    entry,
  }
}

function unpaidOf(ruc: string, { code, ...voucher }: PossibleDetraction): Detraction {
  return anUnpaidDetraction({
    voucher_unique_code: `${ruc}-${code}`,
    serie_number: voucher.serie_number,
    issuer_date: voucher.issuer_date,
    supplier_business_name: voucher.supplier_business_name,
    customer_identity_number: code.slice(0, 11),
    total_amount: voucher.total_amount,
  })
}
