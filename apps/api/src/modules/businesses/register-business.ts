import { randomUUID } from 'node:crypto'
import { parseRuc } from '@contapro/sunat'
import { DomainError, type Reason, RuleBrokenError } from '../../domain-error.ts'
import type { RequestContext } from '../../services.ts'
import { addBusiness, type BusinessRow } from './businesses.store.ts'

export interface Registration {
  readonly ruc: string
  readonly name: string
  readonly solUsername: string
  readonly solPassword: string
  readonly apiKey?: string | undefined
  readonly apiSecret?: string | undefined
  readonly paternalSurname?: string | undefined
  readonly maternalSurname?: string | undefined
  readonly givenNames?: string | undefined
}

/** Somebody has registered this RUC: the same accountant or another. */
export class BusinessAlreadyRegisteredError extends DomainError {
  constructor() {
    super('BUSINESS_ALREADY_REGISTERED', 'La Pyme ya se encuentra registrada')
  }
}

/**
 * Registers a company, whose data are still to come. SOL password and API credentials are sealed, each for this company
 * and field alone. Throws `RuleBrokenError`, `BusinessAlreadyRegisteredError`.
 */
export async function registerBusiness(ctx: RequestContext, registration: Registration): Promise<BusinessRow> {
  const { ruc, solUsername, solPassword } = registration
  const name = registration.name.trim()
  const reasons = brokenRules(ruc, name)
  if (reasons.length > 0) throw new RuleBrokenError(reasons)
  const uuid = randomUUID()
  const seal = (secret: string | undefined, field: string): string | null =>
    secret?.trim() ? ctx.sealer.seal(secret.trim(), sealContext(uuid, field)) : null
  const business = await addBusiness(ctx.database, {
    uuid,
    accountantUuid: ctx.accountantUuid,
    ruc,
    name,
    solUsername,
    sealedSolPassword: ctx.sealer.seal(solPassword, sealContext(uuid, 'sol_password')),
    sealedApiKey: seal(registration.apiKey, 'api_key'),
    sealedApiSecret: seal(registration.apiSecret, 'api_secret'),
    paternalSurname: registration.paternalSurname?.trim() || null,
    maternalSurname: registration.maternalSurname?.trim() || null,
    givenNames: registration.givenNames?.trim() || null,
    createdAt: ctx.clock(),
  })
  if (!business) throw new BusinessAlreadyRegisteredError()
  return business
}

/** Where a company's secret stands: what is sealed for one field of one company opens nowhere else. */
export const sealContext = (businessUuid: string, field: string): string => `businesses/${businessUuid}/${field}`

function brokenRules(ruc: string, name: string): Reason[] {
  const reasons: Reason[] = []
  if (!parseRuc(ruc)) reasons.push({ code: 'RUC_INVALID', message: 'El RUC ingresado es inválido', field: 'ruc' })
  if (name === '') {
    reasons.push({ code: 'NAME_EMPTY', message: 'Ingrese el nombre de la empresa a registrar', field: 'name' })
  }
  return reasons
}
