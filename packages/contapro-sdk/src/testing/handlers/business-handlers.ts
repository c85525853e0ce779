import type { HttpHandler } from 'msw'
import type { Business } from '../../contract/contract.ts'
import { aBusiness } from '../builders/a-business.ts'
import type { MockData } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'

/** Companies, their registration and their periods. */
export function businessHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listBusinesses', ({ data, user, isEmpty, reply }) => {
      const own = data.businesses.filter(({ accountant_uuid }) => accountant_uuid === user.uuid)
      return reply(200, { businesses: isEmpty ? [] : own.toSorted(byStatusThenName) })
    }),
    mockOperation(server, 'registerBusiness', async ({ body, data, user, reply }) => {
      const { ruc, name } = await body()
      if (data.businesses.some((business) => business.ruc === ruc)) throw new MockRefusal('BUSINESS_ALREADY_REGISTERED')
      const business = aBusiness({
        ruc,
        name,
        status: 'IN_PROGRESS',
        exists_periods_processed: false,
        accountant_uuid: user.uuid,
      })
      data.businesses.push(business)
      return reply(200, business)
    }),
    mockOperation(server, 'validateByRuc', ({ params, data, isEmpty, reply }) => {
      const found = data.businesses.find(({ ruc }) => ruc === params.ruc)
      if (!found || isEmpty) throw new MockRefusal('RUC_NOT_REGISTERED')
      return reply(200, { accountant_uuid: found.accountant_uuid, name: found.name, registered: true })
    }),
    mockOperation(server, 'listTaxPeriods', ({ params, data, isEmpty, ownBusiness, reply }) => {
      const { ruc } = ownBusiness({ uuid: params.uuid })
      return reply(200, { tax_periods: isEmpty ? [] : taxPeriodsOf(data, ruc) })
    }),
  ]
}

/** Newest first (decisions 19). */
function taxPeriodsOf({ vouchers }: MockData, ruc: string): string[] {
  const periods = [...vouchers.keys()].map((key) => key.split(' ')).filter(([owner]) => owner === ruc)
  return [...new Set(periods.map(([, period]) => period ?? ''))].toSorted().toReversed()
}

/** By status text in descending order, then by name (decisions 19). As plain text: to a locale, IN_PROGRESS comes after INVALID_… */
function byStatusThenName(a: Business, b: Business): number {
  if (a.status !== b.status) return a.status < b.status ? 1 : -1
  return a.name.localeCompare(b.name, 'es')
}
