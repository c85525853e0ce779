import { addMonths, parseTaxPeriod } from '@contapro/sunat'
import type {
  Business,
  CredentialsCheck,
  Decision,
  DepositFile,
  Detraction,
  EventLogBody,
  OperationType,
  PartnerCompany,
  Perception,
  Plan,
  PossibleDetraction,
  Retention,
  MergedVoucher,
  RuleChange,
  OpenSession,
  Settings,
  Upload,
  User,
} from '../contract/contract.ts'
import type { MockVoucher } from './mock-voucher.ts'
import type { AbTestGroup } from '../session/ab-test-group.ts'
import { aBusiness, aRuc } from './builders/a-business.ts'
import { aMonth } from './builders/a-month.ts'
import { somePlans } from './builders/a-plan.ts'
import { aSession } from './builders/a-session.ts'
import { aUser } from './builders/a-user.ts'

/** An account of the mock server. */
export interface MockAccount {
  readonly user: User
  /** Null until its owner sets one by mail. */
  readonly password: string | null
  readonly abTestGroup: AbTestGroup
  /** Its first hand-over voids the password. */
  readonly isUnverified?: boolean
}

/** A recovery token of the mock server; a used one expires at 0. */
export interface MockRecoveryToken {
  readonly userUuid: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** The partner key that the mock server knows. */
export const MOCK_PARTNER_KEY = 'mock-partner-key-of-thirty-two-characters'

/** A handed-over token of the mock server; a used one stays, to be told apart from an unknown one. */
export interface MockHandover {
  readonly email: string
  readonly company: PartnerCompany | null
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly isUsed: boolean
}

/** What was decided about a purchase, and what it was before. */
export interface MockDecision {
  readonly decision: Decision
  readonly before: MockVoucher
}

/** The plan of an account before its last change. */
export interface MockPlanChange {
  readonly before: User['subscription']
  readonly hadTrial: boolean
  /** Companies at the time of the change. */
  readonly businessesCount: number
}

/** What the mock server knows; calls change it. */
export interface MockData {
  accounts: MockAccount[]
  sessionsStarted: number
  /** Open sessions beside that of the call, by user uuid. */
  otherSessions: Map<string, OpenSession[]>
  /** Access tokens of sessions that a sign-out ended. The mock server still accepts them, because tests share `signedInSession`. */
  endedTokens: Set<string>
  /** What the accounts may still upload. */
  uploadBytesLeft: number
  recoveryTokens: Map<string, MockRecoveryToken>
  /** By their token. */
  handovers: Map<string, MockHandover>
  plans: Plan[]
  /** Uuids of the users that had their free trial. */
  trialsUsed: Set<string>
  /** By user uuid: what the last change of plan replaced; none after it was undone. */
  planChanges: Map<string, MockPlanChange>
  /** By business uuid; a company that nobody has touched is not there. */
  settings: Map<string, Settings>
  /** By business uuid: none unless they are put there. */
  ruleChanges: Map<string, RuleChange[]>
  /** Vouchers that counted twice, as `ruleChanges`. */
  mergedVouchers: Map<string, MergedVoucher[]>
  /** By company and voucher: those in another currency as they are without an exchange rate. */
  withoutSoles: Map<string, MockVoucher>
  /** What SUNAT says to the next credentials. */
  credentialsCheck: CredentialsCheck
  businesses: Business[]
  /** By `voucherKey`. */
  vouchers: Map<string, MockVoucher[]>
  /** By business uuid, newest first. */
  uploads: Map<string, Upload[]>
  /** By company and voucher (`decisionKey`). */
  decisions: Map<string, MockDecision>
  /** By `periodKey`; a period that is not there has those that its purchases give. */
  detractions: Map<string, Detraction[]>
  /** By `periodKey`: purchases that seem to be under detraction; none unless they are put there. */
  possibleDetractions: Map<string, PossibleDetraction[]>
  /** By `periodKey`, newest first. */
  depositFiles: Map<string, DepositFile[]>
  /** By `periodKey`; a period that is not there has some if it has vouchers. */
  perceptions: Map<string, Perception[]>
  /** By `periodKey`; a period that is not there has some if it has vouchers. */
  retentions: Map<string, Retention[]>
  /** Reports by their job: what is in the file. */
  reports: Map<string, readonly (readonly string[])[]>
  /** The event log, oldest first. */
  events: EventLogBody[]
}

/** Newest period of the mock data. */
export const MOCK_TAX_PERIOD = '202608'

/** A recovery token of the first account that does not expire; it can be used once. */
export const MOCK_RECOVERY_TOKEN = 'mock-recovery-token'

/** Token of the mail that confirms the address of the first account. It can be used again. */
export const MOCK_CONFIRMATION_TOKEN = 'mock-confirmation-token'

/** Key of the vouchers of one side of one period's register. */
export function voucherKey(ruc: string, taxPeriod: string, operationType: OperationType): string {
  return `${ruc} ${taxPeriod} ${operationType}`
}

/** Key of what a company has in one period. */
export function periodKey(ruc: string, taxPeriod: string): string {
  return `${ruc} ${taxPeriod}`
}

/** Key of the decision about a voucher. */
export function decisionKey(ruc: string, code: string): string {
  return `${ruc} ${code}`
}

/** One account with five companies in all four statuses, thirteen months each for those with processed periods. Password: Contapro2026. */
export function someMockData(): MockData {
  const businesses = someBusinesses()
  const vouchers = new Map<string, MockVoucher[]>()
  for (const { ruc, exists_periods_processed } of businesses) {
    if (!exists_periods_processed) continue
    for (const taxPeriod of monthsUntil(MOCK_TAX_PERIOD, 13)) addMonth(vouchers, ruc, taxPeriod)
  }
  return {
    accounts: [{ user: aUser(), password: 'Contapro2026', abTestGroup: 'A' }],
    sessionsStarted: 0,
    otherSessions: new Map([[aUser().uuid, [aSession()]]]),
    endedTokens: new Set(),
    uploadBytesLeft: Number.POSITIVE_INFINITY,
    recoveryTokens: new Map([[MOCK_RECOVERY_TOKEN, { userUuid: aUser().uuid, expiresAt: Number.POSITIVE_INFINITY }]]),
    handovers: new Map(),
    plans: somePlans(),
    trialsUsed: new Set([aUser().uuid]),
    planChanges: new Map(),
    settings: new Map(),
    ruleChanges: new Map(),
    mergedVouchers: new Map(),
    withoutSoles: new Map(),
    credentialsCheck: { code: 200, source_validation: 'portal-sunat' },
    businesses,
    vouchers,
    uploads: new Map(),
    decisions: new Map(),
    detractions: new Map(),
    possibleDetractions: new Map(),
    depositFiles: new Map(),
    perceptions: new Map(),
    retentions: new Map(),
    reports: new Map(),
    events: [],
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

function addMonth(vouchers: Map<string, MockVoucher[]>, ruc: string, taxPeriod: string): void {
  for (const operationType of ['COMPRA', 'VENTA'] as const) {
    vouchers.set(voucherKey(ruc, taxPeriod, operationType), aMonth({ ruc, taxPeriod, operationType }))
  }
}

function monthsUntil(last: string, months: number): string[] {
  const period = parseTaxPeriod(last)
  return period ? Array.from({ length: months }, (_, index) => addMonths(period, -index)) : []
}
