import { type BusinessWithPeriods, changeCredentials } from '../../company/businesses.store.ts'
import { BusinessNotFoundError, ownBusiness } from '../../company/own-business.ts'
import { type PlainSecrets, sealCredentials } from '../../company/sealed-credentials.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

/** New credentials of a company. What is undefined stays as it is; an empty key or secret is removed. */
export interface NewCredentials extends PlainSecrets {
  readonly solUsername: string
  readonly paternalSurname?: string | undefined
  readonly maternalSurname?: string | undefined
  readonly givenNames?: string | undefined
}

/** Keeps new credentials, sealed, and has the company's data collected with them. Throws `BusinessNotFoundError`. */
export async function updateCredentials(
  ctx: RequestContext,
  businessUuid: string,
  credentials: NewCredentials,
): Promise<BusinessWithPeriods> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid })
  const sealed = sealCredentials(ctx.sealer, uuid, credentials)
  const { apiKey, apiSecret, paternalSurname, maternalSurname, givenNames } = credentials
  const business = await changeCredentials(ctx.database, uuid, {
    credentials: {
      solUsername: credentials.solUsername,
      sealedSolPassword: sealed.sealedSolPassword,
      ...(apiKey !== undefined && { sealedApiKey: sealed.sealedApiKey }),
      ...(apiSecret !== undefined && { sealedApiSecret: sealed.sealedApiSecret }),
      ...(paternalSurname !== undefined && { paternalSurname: paternalSurname.trim() || null }),
      ...(maternalSurname !== undefined && { maternalSurname: maternalSurname.trim() || null }),
      ...(givenNames !== undefined && { givenNames: givenNames.trim() || null }),
    },
    collects: ctx.collector !== undefined,
  })
  if (!business) throw new BusinessNotFoundError()
  ctx.collections.wake()
  return business
}
