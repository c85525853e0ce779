import { readFile } from 'node:fs/promises'
import { ConfigError } from '../../platform/config.ts'
import { checkOf } from '../../platform/http/contract/schema-checker.ts'
import { type Plan, plansOnOffer } from './plans-on-offer.ts'

const checkPlans = checkOf('#/components/schemas/plan-list')

/**
 * The plans of an installation: a JSON file with a list of plans as the contract shows them, or those that Contapro ships.
 *
 * @throws ConfigError when the file cannot be read, or holds something else.
 */
export async function loadPlans(file: string | undefined): Promise<readonly Plan[]> {
  if (file === undefined) return plansOnOffer
  const plans = parse(await readFile(file, 'utf8').catch(() => refuse('debe nombrar un archivo que se pueda leer')))
  const [error] = checkPlans({ plans, trial_available: false })
  if (error) refuse(`nombra un archivo con planes incorrectos: ${error.instancePath || '/'} ${error.message}`)
  const sorted = (plans as Plan[]).toSorted((a, b) => a.plan_type - b.plan_type)
  if (new Set(sorted.map((plan) => plan.plan_type)).size < sorted.length) {
    refuse('nombra un archivo donde un plan_type se repite')
  }
  return sorted
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('nombra un archivo que no es JSON')
  }
}

function refuse(expected: string): never {
  throw new ConfigError('CONTAPRO_PLANS', expected)
}
