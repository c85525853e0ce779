import { addMonths, parseRuc, periodOf, type Ruc, type TaxPeriod } from '@contapro/sunat'
import type { Clock } from '../platform/clock/clock.ts'
import { todayInLima } from '../platform/clock/today-in-lima.ts'
import type {
  CollectedCompany,
  CollectionOptions,
  CollectionResult,
  Collector,
  CredentialsVerdict,
  SolCredentials,
} from '../platform/ports/collector.ts'
import { newcomer } from './companies/newcomer.ts'
import { solModules } from './companies/sol-modules.ts'
import { monthFiles } from './files/month-files.ts'
import { streamedFiles } from './files/streamed-files.ts'
import { isInventedRuc } from './invented/demo-ruc.ts'
import { demoMonth } from './vouchers/demo-month.ts'

/** SOL users that tell the demo how SUNAT is to answer; each other one is taken (docs/guides/demo-data.md). */
export const demoSolUsers = {
  invalid: 'INVALIDO',
  missingPermissions: 'SINPERMI',
  stillProcessing: 'ENPROCES',
  unstable: 'INESTABL',
  failing: 'PROBLEMA',
  withoutVouchers: 'SINDATOS',
} as const

/** API keys that do the same. */
export const demoApiKeys = { invalid: 'INVALIDA', unstable: 'INESTABLE' } as const

const AGAIN_IN_SECONDS = 300

/**
 * Plays SUNAT for the demo: the SOL user decides how it answers. Vouchers are made only for companies of the invented
 * ranges that nobody has sent files, so that nobody finds made-up vouchers in the books of a real one.
 */
export function createDemoCollector(clock: Clock): Collector {
  return {
    origin: 'demo',
    checkCredentials: async (credentials) => portalVerdict(credentials) ?? apiVerdict(credentials) ?? taken,
    collect: (company, options) => collect(company, options, clock),
  }
}

const portal = (code: number): CredentialsVerdict => ({ code, source: 'portal-sunat' })
const api = (code: number): CredentialsVerdict => ({ code, source: 'api-sunat' })
const taken = portal(200)

function portalVerdict({ solUsername }: SolCredentials): CredentialsVerdict | undefined {
  if (solUsername === demoSolUsers.invalid) return portal(400)
  if (solUsername === demoSolUsers.unstable) return portal(503)
  return solUsername === demoSolUsers.failing ? portal(500) : undefined
}

function apiVerdict({ apiKey, apiSecret }: SolCredentials): CredentialsVerdict | undefined {
  if (!apiKey || !apiSecret) return undefined
  if (apiKey === demoApiKeys.invalid) return api(400)
  return api(apiKey === demoApiKeys.unstable ? 503 : 200)
}

async function collect(
  company: CollectedCompany,
  { deliver, hasUploadOfPerson, signal }: CollectionOptions,
  clock: Clock,
): Promise<CollectionResult> {
  switch (company.solUsername) {
    case demoSolUsers.invalid:
      return { kind: 'invalid-credentials' }
    case demoSolUsers.missingPermissions:
      return { kind: 'missing-permissions', modules: [solModules.sire, solModules.vouchers] }
    case demoSolUsers.stillProcessing:
    case demoSolUsers.unstable:
      return { kind: 'not-yet', againInSeconds: AGAIN_IN_SECONDS }
    case demoSolUsers.failing:
      throw new Error('The SOL user asked the demo to fail.')
    case demoSolUsers.withoutVouchers:
      return { kind: 'collected' }
    default:
      break
  }
  const ruc = parseRuc(company.ruc)
  if (!ruc || !isInventedRuc(ruc)) return { kind: 'left-to-uploads' }
  for (const period of lastMonths(clock)) {
    signal.throwIfAborted()
    if (await hasUploadOfPerson()) break
    await deliver(streamedFiles(await filesOf(company, ruc, period)))
  }
  return { kind: 'collected' }
}

/** The newest first: it is what the dashboard opens with. */
function lastMonths(clock: Clock): TaxPeriod[] {
  const thisMonth = periodOf(todayInLima(clock))
  return [1, 2, 3].map((monthsBack) => addMonths(thisMonth, -monthsBack))
}

const filesOf = ({ name }: CollectedCompany, ruc: Ruc, period: TaxPeriod) =>
  monthFiles(demoMonth(newcomer({ ruc, name }), period), { xmlPercent: 90 })
