import { DomainError } from '../platform/errors/domain-error.ts'
import type { RequestContext } from '../platform/ports/services.ts'
import { type BusinessRow, findBusinessOf } from './businesses.store.ts'

/** Unknown, or of another accountant: the two cannot be told apart. */
export class BusinessNotFoundError extends DomainError {
  constructor() {
    super('BUSINESS_NOT_FOUND', 'No encontramos esta empresa en tu cuenta.')
  }
}

/** The company that a call names, by uuid, RUC or both, when it is the caller's. Throws `BusinessNotFoundError`. */
export async function ownBusiness(
  { database, accountantUuid }: RequestContext,
  name: { readonly uuid: string; readonly ruc?: string } | { readonly ruc: string },
): Promise<BusinessRow> {
  const business = await findBusinessOf(database, accountantUuid, name)
  if (!business) throw new BusinessNotFoundError()
  return business
}
