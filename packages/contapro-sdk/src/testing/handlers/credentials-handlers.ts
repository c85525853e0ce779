import type { HttpHandler } from 'msw'
import type { Business, CredentialsCheck } from '../../contract/contract.ts'
import type { MockData } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'

/** SOL credentials: stored ones are read with again, and a check says what `data().credentialsCheck` holds. */
export function credentialsHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'updateCredentials', ({ params, data, ownBusiness, reply }) => {
      const business = ownBusiness({ uuid: params.uuid })
      return reply(200, setStatus(data, business, 'IN_PROGRESS'))
    }),
    mockOperation(server, 'validateCredentials', async ({ params, body, data, ownBusiness, reply }) => {
      const business = ownBusiness({ uuid: params.uuid, ruc: (await body()).ruc })
      const check = data.credentialsCheck
      setStatus(data, business, statusAfter(check, business))
      return reply(200, check)
    }),
  ]
}

function statusAfter({ code, source_validation }: CredentialsCheck, { status }: Business): Business['status'] {
  if (code === 200) return 'IN_PROGRESS'
  return code === 400 && source_validation === 'portal-sunat' ? 'INVALID_CREDENTIALS' : status
}

function setStatus(data: MockData, business: Business, status: Business['status']): Business {
  const now = { ...business, status }
  data.businesses = data.businesses.map((one) => (one.uuid === business.uuid ? now : one))
  return now
}
