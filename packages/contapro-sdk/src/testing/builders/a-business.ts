import { rucCheckDigit } from '@contapro/sunat'
import type { Business } from '../../contract/contract.ts'
import { seededUuid } from '../seeded-random.ts'
import { aUser } from './a-user.ts'

/** A VALID company with processed periods. Its uuid follows its RUC. */
export function aBusiness(facts: Partial<Business> = {}): Business {
  const ruc = facts.ruc ?? aRuc(1)
  return {
    uuid: seededUuid(`business ${ruc}`),
    name: 'COMERCIAL QORIWASI S.A.C.',
    ruc,
    status: 'VALID',
    exists_periods_processed: true,
    missing_permissions: [],
    accountant_uuid: aUser().uuid,
    registered: true,
    ...facts,
  }
}

/** The n-th made-up RUC with a right check digit: 2099… for companies, 10… for people with `prefix` '10'. */
export function aRuc(n: number, prefix: '10' | '20' = '20'): string {
  const ten = `${prefix === '20' ? '2099' : '1099'}${String(n).padStart(6, '0')}`
  return `${ten}${rucCheckDigit(ten)}`
}
