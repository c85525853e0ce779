import type { SolCredentials } from '../platform/ports/collector.ts'
import type { Sealer } from '../platform/secrets/sealer.ts'
import type { BusinessRow } from './businesses.store.ts'

/** The sealed columns of a company. */
export type SealedCredentials = Pick<BusinessRow, 'sealedSolPassword' | 'sealedApiKey' | 'sealedApiSecret'>

/** Secrets as a form brings them. An empty key or secret is none. */
export interface PlainSecrets {
  readonly solPassword: string
  readonly apiKey?: string | undefined
  readonly apiSecret?: string | undefined
}

/** Where a company's secret stands: what is sealed for one field of one company opens nowhere else. */
export const sealContext = (businessUuid: string, field: string): string => `businesses/${businessUuid}/${field}`

/** Seals what a company's data are opened with, each for this company and field alone. */
export function sealCredentials(sealer: Sealer, businessUuid: string, secrets: PlainSecrets): SealedCredentials {
  const { solPassword } = secrets
  return {
    sealedSolPassword: sealer.seal(solPassword, sealContext(businessUuid, 'sol_password')),
    sealedApiKey: sealOptional(secrets.apiKey, 'api_key'),
    sealedApiSecret: sealOptional(secrets.apiSecret, 'api_secret'),
  }

  function sealOptional(secret: string | undefined, field: string): string | null {
    return secret?.trim() ? sealer.seal(secret.trim(), sealContext(businessUuid, field)) : null
  }
}

type Sealed = SealedCredentials & Pick<BusinessRow, 'uuid' | 'ruc' | 'solUsername'>

/** Opens them, for a collector. Throws `SealBrokenError`. */
export function openCredentials(sealer: Sealer, business: Sealed): SolCredentials {
  const open = (sealed: string, field: string): string => sealer.open(sealed, sealContext(business.uuid, field))
  const { sealedApiKey, sealedApiSecret } = business
  return {
    ruc: business.ruc,
    solUsername: business.solUsername,
    solPassword: open(business.sealedSolPassword, 'sol_password'),
    apiKey: sealedApiKey === null ? undefined : open(sealedApiKey, 'api_key'),
    apiSecret: sealedApiSecret === null ? undefined : open(sealedApiSecret, 'api_secret'),
  }
}
