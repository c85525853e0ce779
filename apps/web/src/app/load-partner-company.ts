import { businessQueries, type PartnerCompany } from '@contapro/sdk'
import { redirect } from 'react-router'
import type { AppServices } from './app-services.ts'
import { addressOf, paths } from './paths.ts'

/**
 * The company that waits to be registered. Without a session, to the account's form; without a company, to those that are there;
 * and one that is registered by now, in another tab or before this page was loaded anew, opens its dashboard.
 */
export async function loadPartnerCompany({ client, queryClient }: AppServices): Promise<PartnerCompany> {
  const { accessToken, partner } = client.session.auth.getSnapshot()
  if (accessToken === null) throw redirect(paths.partnerAccount)
  if (!partner?.ruc) throw redirect(paths.home)
  const companies = await queryClient.fetchQuery(businessQueries.list(client))
  const own = companies.find(({ ruc }) => ruc === partner.ruc)
  if (own) throw redirect(addressOf(paths.dashboard, { businessUuid: own.uuid }))
  return { ruc: partner.ruc, razon_social: partner.razon_social }
}
