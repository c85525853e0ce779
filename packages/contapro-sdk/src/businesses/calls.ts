import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import { isContaproError } from '../client/contapro-error.ts'
import { jsonOr } from '../client/read-answer.ts'
import type { Business, NewBusiness, RegisteredBusiness, RucOwner } from '../contract/contract.ts'

/** All companies of the accountant, by status text in descending order, then by name (decisions 19). */
export async function listBusinesses(
  { call, session }: ContaproClient,
  options?: CallOptions,
): Promise<readonly Business[]> {
  const { sessionId } = session.auth.getSnapshot()
  const route = 'GET /app/internal/accountant/dashboard/filters'
  const { businesses } = await call({ operation: 'listBusinesses', route }, options)
  // The accountant may have left while the answer was on its way.
  if (session.auth.getSnapshot().sessionId === sessionId) session.setBusinesses(businesses)
  return businesses
}

/**
 * Registers a company. A server may answer without a body (part 1 §7): the result then has the RUC and the name of the request only.
 * Errors: 409 BUSINESS_ALREADY_REGISTERED, 422 with the fields at fault.
 */
export async function registerBusiness(
  { call, session, events }: ContaproClient,
  business: NewBusiness,
  options?: CallOptions,
): Promise<RegisteredBusiness> {
  try {
    const route = 'POST /app/internal/me/businesses'
    const read = jsonOr<Partial<Business>>({})
    const answer = await call({ operation: 'registerBusiness', route, body: business, read }, options)
    const registered = { ruc: business.ruc, name: business.name, ...answer }
    session.setCreationStatus('CREATED')
    events.tell({ type: 'company-registered', ruc: registered.ruc })
    return registered
  } catch (error) {
    if (!isContaproError(error) || error.kind !== 'aborted') session.setCreationStatus('ERROR')
    throw error
  }
}

/** Whose company a RUC is; null when nobody registered it (the server's 404). Rate-limited (429). */
export function validateByRuc({ call }: ContaproClient, ruc: string, options?: CallOptions): Promise<RucOwner | null> {
  return call(
    {
      operation: 'validateByRuc',
      route: 'GET /app/internal/businesses/validate-by-ruc/{ruc}',
      path: { ruc },
      alsoFine: [404],
      read: ({ data, response }) => (response.status === 404 ? null : (data as RucOwner | undefined)),
    },
    options,
  )
}
