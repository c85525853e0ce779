import { expect, it } from 'vitest'
import { answersWithoutFigures, figureOrigins } from './figures/figure-origins.ts'
import { numericFields } from './figures/numeric-fields.ts'

// A figure opens exactly its vouchers: their number and their sum are the figure, whatever screen shows it. The figures are opened
// in generated-month.test.ts, and those of all months and of the demo in every-figure.full.test.ts.

it('every number that a screen is answered has a declared origin', async () => {
  const fields = [...(await numericFields())]
  const found = fields.filter(([operation]) => !isOther(operation))
  const declared = Object.entries(figureOrigins).map(([operation, of]) => [operation, Object.keys(of.fields)] as const)
  expect(sorted(found)).toEqual(sorted(declared))
  expect(
    fields
      .map(([operation]) => operation)
      .filter(isOther)
      .toSorted(),
  ).toEqual(Object.keys(answersWithoutFigures).toSorted())
})

const isOther = (operation: string): boolean => Object.hasOwn(answersWithoutFigures, operation)

const sorted = (answers: readonly (readonly [string, readonly string[]])[]) =>
  Object.fromEntries(answers.map(([operation, fields]) => [operation, fields.toSorted()]))
