import { createContaproClient, isContaproError, listTaxPeriods, staleTimes, voucherQueries } from '@contapro/sdk'
import { loginFormSchema } from '@contapro/sdk/rules'
import { parseRuc } from '@contapro/sunat'
import { sniffFile } from '@contapro/sunat/sire'
import { readUbl } from '@contapro/sunat/ubl'

// A program of a host without React and without TanStack Query's React part: one call, one query value, one failure.
const client = createContaproClient({
  baseUrl: 'https://api.example.pe',
  getAccessToken: () => 'token',
  retry: false,
  fetch: async (request) =>
    new URL(request.url).pathname.endsWith('/periods')
      ? Response.json({ tax_periods: ['202608'] })
      : Response.json({ code: 'BUSINESS_NOT_FOUND', name: '', message: 'No', errors: [] }, { status: 404 }),
})
const periods: readonly string[] = await listTaxPeriods(client, '3f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11')
const query = voucherQueries.list(client, { ruc: '20990000019', taxPeriod: '202608' })
const failure = await query.queryFn({ signal: new AbortController().signal }).catch((error: unknown) => error)

console.log(
  JSON.stringify({
    periods,
    key: query.queryKey.slice(0, 1),
    fresh: query.staleTime === staleTimes.vouchers,
    failure: isContaproError(failure) ? failure.code : String(failure),
    ruc: parseRuc('20990000019'),
    isForm: loginFormSchema.safeParse({ email: '', password: '' }).success,
    readers: [typeof sniffFile, typeof readUbl],
    globals: ['window', 'document', 'localStorage'].filter((name) => Object.hasOwn(globalThis, name)),
  }),
)
