import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from './contract.ts'
import { type Operation, operationsOf } from './operations.ts'
import { callsOfDecisions } from './specification/decisions.ts'
import { callsOfPart1 } from './specification/part-1.ts'
import { callsOfPart2 } from './specification/part-2.ts'

const specified = [...callsOfPart1, ...callsOfPart2, ...callsOfDecisions]
const contract = new Map<string, Operation>()

beforeAll(async () => {
  for (const operation of operationsOf(await bundleContract())) {
    contract.set(`${operation.method.toUpperCase()} ${operation.path}`, operation)
  }
})

test('every specified call stands in the contract, and the contract has no other', () => {
  expect([...contract.keys()].toSorted()).toEqual(specified.map(({ call }) => call).toSorted())
})

describe.each(specified)('$call', ({ call, source, isOpen = false, query = [], body = [], answer = [] }) => {
  test('wants a bearer token, unless it is specified to send none', () => {
    expect(contract.get(call)?.needsToken).toBe(!isOpen)
  })

  test(`has every field that ${source} names`, () => {
    const operation = contract.get(call)
    expect({ query: operation?.query, body: operation?.body, answer: operation?.answer }).toEqual({
      query: expect.arrayContaining([...query]),
      body: expect.arrayContaining([...body]),
      answer: expect.arrayContaining([...answer]),
    })
  })
})
