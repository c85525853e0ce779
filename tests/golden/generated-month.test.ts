import { describe, expect, it } from 'vitest'
import { testOpenedFigures } from './figures/figures-of.ts'
import { expectedMonths } from './generated-months/expected-months.ts'
import { gatePeriod, generatedFiles, hashOf, settlementFile } from './generated-months/generated-files.ts'
import { generatedCompany } from './generated-months/generated-company.ts'
import { hasPython, reckonAgain } from './generated-months/second-computation.ts'
import { testFigures } from './generated-months/test-figures.ts'
import { testReports } from './generated-months/test-reports.ts'

// One month of generated-months.full.test.ts, generated-reports.full.test.ts and every-figure.full.test.ts, after one upload.
const inputs = [...generatedFiles(), settlementFile()]
const company = generatedCompany()

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

describe('every figure of the months, uploaded', () => {
  testFigures(company, 'uploaded', [gatePeriod])
})

testReports(company, [gatePeriod])

describe('the generated months', () => {
  describe('uploaded', () => {
    testOpenedFigures(company, [gatePeriod])
  })
})
