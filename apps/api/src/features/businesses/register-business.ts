import { randomUUID } from 'node:crypto'
import { parseRuc } from '@contapro/sunat'
import { refuseBeyondPlan } from '../../company/accounts/plan-limit.ts'
import { addBusiness, type BusinessRow } from '../../company/businesses.store.ts'
import { sealCredentials } from '../../company/sealed-credentials.ts'
import { DomainError, type Reason, RuleBrokenError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

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
 * Registers a company, whose data are still to come: collected where there is a collector, else uploaded. Throws
 * `RuleBrokenError`, `BusinessAlreadyRegisteredError`.
 */
export async function registerBusiness(ctx: RequestContext, registration: Registration): Promise<BusinessRow> {
  const { ruc, solUsername } = registration
  const name = registration.name.trim()
  const reasons = brokenRules(ruc, name)
  if (reasons.length > 0) throw new RuleBrokenError(reasons)
  const uuid = randomUUID()
  const business = await addBusiness(
    ctx.database,
    {
      uuid,
      accountantUuid: ctx.accountantUuid,
      ruc,
      name,
      solUsername,
      ...sealCredentials(ctx.sealer, uuid, registration),
      paternalSurname: registration.paternalSurname?.trim() || null,
      maternalSurname: registration.maternalSurname?.trim() || null,
      givenNames: registration.givenNames?.trim() || null,
      createdAt: ctx.clock(),
    },
    { collects: ctx.collector !== undefined, check: (tx) => refuseBeyondPlan(tx, ctx) },
  )
  if (!business) throw new BusinessAlreadyRegisteredError()
  ctx.collections.wake()
  return business
}

function brokenRules(ruc: string, name: string): Reason[] {
  const reasons: Reason[] = []
  if (!parseRuc(ruc)) reasons.push({ code: 'RUC_INVALID', message: 'El RUC ingresado es inválido', field: 'ruc' })
  if (name === '') {
    reasons.push({ code: 'NAME_EMPTY', message: 'Ingrese el nombre de la empresa a registrar', field: 'name' })
  }
  return reasons
}
