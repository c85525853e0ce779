import { beforeAll, describe } from 'vitest'
import { generatedCompany } from './generated-months/generated-company.ts'
import { otherPeriods, periods } from './generated-months/generated-files.ts'
import { settleMonths } from './generated-months/settle-months.ts'
import { testFigures } from './generated-months/test-figures.ts'

// Two months with every oddity, and two whose credit notes exceed the rest, or whose rows do not add up (each is named where it is planned), and what a program in another language makes of the same files.
const company = generatedCompany()

describe('every figure of the months, uploaded', () => {
  testFigures(company, 'uploaded', otherPeriods)
})

describe('every figure of the months, settled', () => {
  beforeAll(() => settleMonths(company()))

  testFigures(company, 'settled', periods)
})
