import type { Contract } from '../platform/http/contract/contract-values.ts'
import type { BusinessWithPeriods } from './businesses.store.ts'

/** A company as the contract has it. */
export function toBusiness(business: BusinessWithPeriods): Contract<'business'> {
  return {
    uuid: business.uuid,
    name: business.name,
    ruc: business.ruc,
    status: business.status,
    exists_periods_processed: business.hasPeriods,
    missing_permissions: business.status === 'MISSING_PERMISSIONS' ? business.missingPermissions : [],
    accountant_uuid: business.accountantUuid,
    registered: true,
  }
}
