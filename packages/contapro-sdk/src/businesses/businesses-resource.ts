import type { ApiParts } from '../client/api-parts.ts'
import type { CallOptions } from '../client/caller.ts'
import { isContaproError } from '../client/contapro-error.ts'
import type { Business, NewBusiness, RucOwner } from '../contract/contract.ts'

/** The companies under review. */
export interface BusinessesResource {
  /** All companies of the accountant, by status text in descending order, then by name (decisions 19). */
  readonly list: (options?: CallOptions) => Promise<readonly Business[]>
  /** Registers a company. Fails with 409 BUSINESS_ALREADY_REGISTERED, 422 with the fields at fault. */
  readonly register: (business: NewBusiness, options?: CallOptions) => Promise<Business>
  /** Whose company a RUC is; null when nobody registered it (the server's 404). Rate-limited (429). */
  readonly ownerOf: (ruc: string, options?: CallOptions) => Promise<RucOwner | null>
}

/** The companies of a client. */
export function businessesResource({ api, call, session }: ApiParts): BusinessesResource {
  return {
    list: async (options) => {
      const answer = await call(
        { operation: 'listBusinesses', kind: 'read' },
        (init) => api.GET('/app/internal/accountant/dashboard/filters', { ...init }),
        options,
      )
      return answer.businesses
    },
    register: async (business, options) => {
      try {
        const registered = await call(
          { operation: 'registerBusiness', kind: 'write' },
          (init) => api.POST('/app/internal/me/businesses', { ...init, body: business }),
          options,
        )
        session.setCreationStatus('CREATED')
        return registered
      } catch (error) {
        if (!isContaproError(error) || error.kind !== 'aborted') session.setCreationStatus('ERROR')
        throw error
      }
    },
    ownerOf: async (ruc, options) => {
      const owner = await call<{ owner: RucOwner | null }>(
        { operation: 'validateByRuc', kind: 'read' },
        async (init) => {
          const path = '/app/internal/businesses/validate-by-ruc/{ruc}'
          const { data, error, response } = await api.GET(path, { ...init, params: { path: { ruc } } })
          if (response.status === 404) return { data: { owner: null }, response: new Response() }
          return { data: data && { owner: data }, error, response }
        },
        options,
      )
      return owner.owner
    },
  }
}
