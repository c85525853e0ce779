import { expect, test } from 'vitest'
import { createContaproClient, type DetractionFilter, listDetractions } from '../../src/index.ts'
import { signedInSession } from '../../src/testing/index.ts'
import { recordingFetch } from '../support/recording-fetch.ts'

const scope = { businessUuid: '3f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11', ruc: '20990000019', taxPeriod: '202608' }
const dateRange = { from: '2026-08-01', to: '2026-08-31' }
const sent = { fecha_inicio: '2026-08-01', fecha_fin: '2026-08-31' }

// Specification, part 2, section 7: fecha_inicio and fecha_fin only when filter_type is fechaPago and paid is S.
test.each<[Pick<DetractionFilter, 'paid' | 'filterType' | 'dateRange'>, Record<string, string>]>([
  [{ paid: 'S', filterType: 'fechaPago', dateRange }, sent],
  [{ paid: 'N', filterType: 'fechaPago', dateRange }, {}],
  [{ paid: 'S', filterType: 'fechaPeriodo', dateRange }, {}],
  [{ paid: 'S', dateRange }, {}],
  [{ paid: 'S', filterType: 'fechaPago' }, {}],
  [{ paid: 'S', filterType: 'fechaPago', dateRange: { from: '', to: '' } }, {}],
  [{ paid: 'S', filterType: 'fechaPago', dateRange: { from: '2026-08-01', to: '' } }, {}],
])('%o sends the dates %o', async (filter, dates) => {
  const fetch = recordingFetch()
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, session: signedInSession() })
  await listDetractions(client, { ...scope, ...filter })
  expect(fetch.sent[0]?.query).toEqual({
    business_uuid: scope.businessUuid,
    ruc: scope.ruc,
    tax_period: scope.taxPeriod,
    paid: filter.paid,
    ...dates,
  })
})
