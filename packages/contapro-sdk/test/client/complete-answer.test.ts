import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { bundleContract } from '../../../../tools/contract/contract.ts'
import { operationsOf } from '../../../../tools/contract/operations.ts'
import { type AnswerDefaults, completeAnswer } from '../../src/client/complete-answer.ts'
import type { OperationId } from '../../src/contract/contract.ts'
import { answerDefaults } from '../../src/generated/answer-defaults.gen.ts'
import { isSpecified, specifiedAnswer } from '../../src/testing/specified-answer.ts'

const document = await bundleContract()
const ajv = new Ajv2020({ strict: false, useDefaults: true })
addFormats.default(ajv)
ajv.addSchema(document, 'contract')

const answers = operationsOf(document).flatMap(({ id, schema, example }) => {
  const operation = id as OperationId
  const check = schema && ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object)
  return check && isSpecified(operation) ? [{ operation, example, check }] : []
})

const defaultsOf = (operation: OperationId): AnswerDefaults =>
  (answerDefaults as Readonly<Record<string, AnswerDefaults>>)[operation] ?? {}

test.each(answers)('$operation: the fields of the specification make an answer', ({ operation, example, check }) => {
  const specified = specifiedAnswer(operation, example)
  check(specified)
  expect(check.errors ?? []).toEqual([])
})

test.each(answers)('$operation: what is left out has its default', ({ operation, example, check }) => {
  const complete = completeAnswer(specifiedAnswer(operation, example), defaultsOf(operation))
  // Ajv fills in each default of the contract that is missing.
  const filled = structuredClone(complete)
  check(filled)
  expect(complete).toEqual(filled)
})

test('what an answer has stays as it is, and a list that is null is empty', () => {
  const defaults = { rows: { warnings: [], note: null }, part: { count: 0 } }
  const answer = { rows: [{ warnings: ['a'], note: 'b', more: 1 }, { warnings: null }], other: 2 }
  expect(completeAnswer(answer, defaults)).toEqual({
    rows: [
      { warnings: ['a'], note: 'b', more: 1 },
      { warnings: [], note: null },
    ],
    other: 2,
    part: undefined,
  })
})
