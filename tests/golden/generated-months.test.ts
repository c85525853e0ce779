import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectedMonths } from './generated-months/expected-months.ts'
import { generatedFiles, hashOf, periods, settlementFile, uploads } from './generated-months/generated-files.ts'
import { owner } from './generated-months/parties.ts'
import { hasPython, reckonAgain } from './generated-months/second-computation.ts'
import { settleMonths } from './generated-months/settle-months.ts'
import { shownFigures } from './generated-months/shown-figures.ts'
import { type OpenCompany, openCompany } from './open-company.ts'

// Two months with every oddity, and two whose credit notes exceed the rest, or whose rows do not add up (each is named where it is planned), and what a program in another language makes of the same files.
let company: OpenCompany
const inputs = [...generatedFiles(), settlementFile()]

beforeAll(async () => {
  company = await openCompany({ ruc: owner.document, name: owner.name }, await uploads())
})
afterAll(() => company?.server.close())

describe('the second computation', () => {
  it('was made of the very files that are uploaded here', () => {
    expect(hashOf(inputs)).toBe(expectedMonths.inputs)
  })

  it('gives the same again on a machine with python3; on another one the files alone are checked', () => {
    const { inputs: _inputs, ...figures } = expectedMonths
    if (!hasPython) console.warn('No python3 here: the second computation was not made again.')
    expect(hasPython ? reckonAgain(inputs) : figures).toEqual(figures)
  })
})

const sections = [
  'overview',
  'purchase_dashboard',
  'sales_dashboard',
  'history',
  'pdt_report',
  'pdt_621',
  'list_sums',
  'review_lists',
  'purchases',
  'in_rce',
  'detractions',
  'perceptions',
  'retentions',
  'warnings',
] as const

const nothing = { warnings: { RCE: [], RVIE: [] } } as const

describe.each(['uploaded', 'settled'] as const)('every figure of the months, %s', (stage) => {
  beforeAll(async () => {
    if (stage === 'settled') await settleMonths(company)
  })

  describe.each(periods)('in %s', (period) => {
    let shown: Awaited<ReturnType<typeof shownFigures>>
    beforeAll(async () => {
      shown = await shownFigures(company, period)
    })

    it.each(sections)('%s is what the second computation says', (section) => {
      expect(shown[section]).toMatchObject({ ...nothing, ...expectedMonths[stage][period] }[section])
    })
  })
})
