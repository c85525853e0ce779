import { declineVouchers, updateSettings, validateVouchers } from '@contapro/sdk'
import type { OpenCompany } from '../open-company.ts'
import { settlement } from './generated-files.ts'

/** Sets coefficients, the balance of November, what July received and regimes of issuers, and decides about purchases of both months. */
export async function settleMonths({ client, business, server }: OpenCompany): Promise<void> {
  const { prorrata, opening_balance, stated_carries, issuer_regimes, validated, declined } = settlement
  await updateSettings(client, business.uuid, {
    prorrata: [...prorrata],
    opening_balance,
    stated_carries: [...stated_carries],
    issuer_regimes: [...issuer_regimes],
  })
  for (const taxPeriod of ['202512', '202601'] as const) {
    const scope = { ruc: business.ruc, taxPeriod }
    await validateVouchers(client, { ...scope, codes: validated[taxPeriod] })
    await declineVouchers(client, { ...scope, codes: declined[taxPeriod] })
  }
  await server.services.ingestion.idle()
}
