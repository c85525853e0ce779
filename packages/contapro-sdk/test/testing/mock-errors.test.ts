import { expect, test } from 'vitest'
import type { ErrorAnswer } from '../../src/index.ts'
import { knownErrors } from '../../src/testing/builders/an-error-answer.ts'
import { readContract } from '../support/contract-check.ts'

test('the mocks word their errors as the contract’s examples do', async () => {
  const examples = errorExamples((await readContract()).document)
  const isExample = (code: string, name: string, message: string): boolean =>
    examples.some((one) => one.code === code && one.name === name && one.message === message)
  const unlike = Object.entries(knownErrors).filter(([code, [, name, message]]) => !isExample(code, name, message))
  expect(unlike).toEqual([])
})

/** Every error that stands as an example in the contract. */
function errorExamples(node: unknown): ErrorAnswer[] {
  if (typeof node !== 'object' || node === null) return []
  const { value } = node as { value?: ErrorAnswer }
  return [...(value?.errors ? [value] : []), ...Object.values(node).flatMap(errorExamples)]
}
