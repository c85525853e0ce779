import { parseRuc } from '@contapro/sunat'
import { listBusinesses, validateByRuc } from '../businesses/calls.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { Business } from '../contract/contract.ts'
import { listTaxPeriods } from '../tax-periods/calls.ts'
import { defaultTaxPeriod } from '../tax-periods/default-tax-period.ts'
import { getMe } from '../users/calls.ts'
import type { PartnerRefusal } from './partner-refusal.ts'
import type { PartnerArrival } from './sign-in-from-address.ts'

/** What becomes of the company that was open in the partner software. */
export type PartnerOpening =
  /** It is the accountant's and selected, with its periods: on to its dashboard. */
  | { readonly step: 'company'; readonly company: Business }
  /** The partner named none: on to the accountant's companies. */
  | { readonly step: 'companies' }
  /** Nobody registered it: its form, for which the session keeps the data. */
  | { readonly step: 'register-company' }
  | { readonly step: 'refused'; readonly refusal: PartnerRefusal }

/** The second half of the partner validate flow (part 1 §4): whose company it is. Fails with the errors of its calls. */
export async function openPartnerCompany(
  client: ContaproClient,
  { email, company }: PartnerArrival,
): Promise<PartnerOpening> {
  const { session } = client
  session.setPartner(null)
  if (!company) return { step: 'companies' }
  const { ruc, razon_social } = company
  if (!parseRuc(ruc)) return { step: 'refused', refusal: { reason: 'ruc-invalid', ruc } }
  const [me, owner] = await Promise.all([getMe(client), validateByRuc(client, ruc)])
  if (owner && owner.accountant_uuid !== me.uuid) {
    return { step: 'refused', refusal: { reason: 'ruc-taken', ruc, name: owner.name } }
  }
  const own = (await listBusinesses(client)).find((business) => business.ruc === ruc)
  if (!own) {
    session.setPartner({ email, password: '', ruc, razon_social })
    return { step: 'register-company' }
  }
  session.selectCompany(own, await periodsOf(client, own))
  return { step: 'company', company: own }
}

async function periodsOf(
  client: ContaproClient,
  { uuid, exists_periods_processed }: Business,
): Promise<{ readonly taxPeriods?: readonly string[]; readonly taxPeriod?: string }> {
  if (!exists_periods_processed) return { taxPeriod: defaultTaxPeriod(new Date()) }
  return { taxPeriods: await listTaxPeriods(client, uuid) }
}
