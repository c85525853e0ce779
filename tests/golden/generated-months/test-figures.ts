import { beforeAll, describe, expect, it } from 'vitest'
import type { OpenCompany } from '../open-company.ts'
import { type ExpectedMonths, expectedMonths } from './expected-months.ts'
import { shownFigures } from './shown-figures.ts'

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
  'left_out',
  'fitting',
  'warnings',
] as const

const nothing = { left_out: [], fitting: [], warnings: { RCE: [], RVIE: [] } } as const

/** Every figure of some months, before or after the accountant's settings, against the second computation. */
export function testFigures(
  company: () => OpenCompany,
  stage: 'uploaded' | 'settled',
  periods: readonly (keyof ExpectedMonths['uploaded'])[],
): void {
  describe.each(periods)('in %s', (period) => {
    let shown: Awaited<ReturnType<typeof shownFigures>>
    beforeAll(async () => {
      shown = await shownFigures(company(), period)
    })

    it.each(sections)('%s is what the second computation says', (section) => {
      expect(shown[section]).toMatchObject({ ...nothing, ...expectedMonths[stage][period] }[section])
    })
  })
}
