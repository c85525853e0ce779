import { centimos, toDecimalText } from '@contapro/sunat'
import type { Perception, Retention } from '../../contract/contract.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { aRuc } from './a-business.ts'
import { aPerception } from './a-perception.ts'
import { aRetention } from './a-retention.ts'

const REGIMES = ['Percepción venta interna', 'Percepción a la adquisición de combustible'] as const

const AGENTS = [
  'DISTRIBUIDORA SUMAQ TIKA S.A.',
  'MINERA YANAPUMA S.A.A.',
  'SUPERMERCADOS CHASKI DEL PERÚ S.A.',
] as const

/** Perceptions of a month, three to fourteen, newest first; one in nine is reverted. The same for the same company and month. */
export function somePerceptions(ruc: string, taxPeriod: string): Perception[] {
  const random = seededRandom(`perceptions ${ruc} ${taxPeriod}`)
  return days(random, random.integer(3, 14)).map((day, index) =>
    aPerception({
      perception_regime_description: random.pick(REGIMES),
      document_number: `P001-${4_200 - index}`,
      issue_date: dateOf(taxPeriod, day),
      ruc_supplier: aRuc(510 + random.integer(0, 3)),
      ruc_customer: ruc,
      perception_amount: toDecimalText(centimos(random.integer(8_00, 420_00))),
      state: stateOf(random),
    }),
  )
}

/** Retentions of a month, none to eight, newest first; one in nine is reverted. The same for the same company and month. */
export function someRetentions(ruc: string, taxPeriod: string): Retention[] {
  const random = seededRandom(`retentions ${ruc} ${taxPeriod}`)
  return days(random, random.integer(0, 8)).map((day, index) => {
    const who = random.integer(0, AGENTS.length - 1)
    return aRetention({
      supplier_business_name: AGENTS[who] ?? AGENTS[0],
      ruc_supplier: aRuc(520 + who),
      issue_date: dateOf(taxPeriod, day),
      document_number: `R001-${1_290 - index}`,
      retention_amount: toDecimalText(centimos(random.integer(60_00, 1_300_00))),
      state: stateOf(random),
    })
  })
}

function stateOf(random: SeededRandom): string {
  return random.integer(0, 8) === 0 ? 'Revertido' : 'Emitido'
}

function days(random: SeededRandom, count: number): number[] {
  return Array.from({ length: count }, () => random.integer(1, 28)).toSorted((a, b) => b - a)
}

function dateOf(taxPeriod: string, day: number): string {
  return `${taxPeriod.slice(0, 4)}-${taxPeriod.slice(4)}-${String(day).padStart(2, '0')}`
}
