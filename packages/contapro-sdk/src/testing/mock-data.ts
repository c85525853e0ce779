import { addMonths, parseTaxPeriod } from '@contapro/sunat'
import type { Business, OperationType, Upload, User, Voucher } from '../contract/contract.ts'
import type { AbTestGroup } from '../session/ab-test-group.ts'
import { aBusiness, aRuc } from './builders/a-business.ts'
import { aMonth } from './builders/a-month.ts'
import { aUser } from './builders/a-user.ts'

/** An account of the mock server. */
export interface MockAccount {
  readonly user: User
  readonly password: string
  readonly abTestGroup: AbTestGroup
}

/** What the mock server knows; calls change it. */
export interface MockData {
  accounts: MockAccount[]
  businesses: Business[]
  /** By `voucherKey`. */
  vouchers: Map<string, Voucher[]>
  /** By business uuid, newest first. */
  uploads: Map<string, Upload[]>
}

/** Newest period of the mock data. */
export const MOCK_TAX_PERIOD = '202608'

/** Key of the vouchers of one side of one period's register. */
export function voucherKey(ruc: string, taxPeriod: string, operationType: OperationType): string {
  return `${ruc} ${taxPeriod} ${operationType}`
}

/** One account with five companies in all four statuses, thirteen months each for those with processed periods. Password: Contapro2026. */
export function someMockData(): MockData {
  const businesses = someBusinesses()
  const vouchers = new Map<string, Voucher[]>()
  for (const { ruc, exists_periods_processed } of businesses) {
    if (!exists_periods_processed) continue
    for (const taxPeriod of monthsUntil(MOCK_TAX_PERIOD, 13)) addMonth(vouchers, ruc, taxPeriod)
  }
  return {
    accounts: [{ user: aUser(), password: 'Contapro2026', abTestGroup: 'A' }],
    businesses,
    vouchers,
    uploads: new Map(),
  }
}

function someBusinesses(): Business[] {
  return [
    aBusiness({ ruc: aRuc(101), name: 'COMERCIAL QORIWASI S.A.C.' }),
    aBusiness({ ruc: aRuc(102), name: 'EXPORTADORA VALLE QANTU S.A.C.' }),
    aBusiness({
      ruc: aRuc(103),
      name: 'RESTAURANTE MISKI WAYRA E.I.R.L.',
      status: 'MISSING_PERMISSIONS',
      missing_permissions: [
        { module_name: 'Consulta de comprobantes' },
        { module_name: 'Sistema Integrado de Registros Electrónicos' },
      ],
    }),
    aBusiness({
      ruc: aRuc(104, '10'),
      name: 'HUAMÁN CCOPA JUANA ROSA',
      status: 'IN_PROGRESS',
      exists_periods_processed: false,
    }),
    aBusiness({
      ruc: aRuc(105),
      name: 'TRANSPORTES ILLARIY DEL CENTRO S.R.L.',
      status: 'INVALID_CREDENTIALS',
      exists_periods_processed: false,
    }),
  ]
}

function addMonth(vouchers: Map<string, Voucher[]>, ruc: string, taxPeriod: string): void {
  for (const operationType of ['COMPRA', 'VENTA'] as const) {
    vouchers.set(voucherKey(ruc, taxPeriod, operationType), aMonth({ ruc, taxPeriod, operationType }))
  }
}

function monthsUntil(last: string, months: number): string[] {
  const period = parseTaxPeriod(last)
  return period ? Array.from({ length: months }, (_, index) => addMonths(period, -index)) : []
}
