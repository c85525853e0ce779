import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from './contract.ts'
import { type Operation, operationsOf } from './operations.ts'
import { addedCalls } from './specification/additions.ts'
import { callsOfDecisions } from './specification/decisions.ts'
import { callsOfPart1 } from './specification/part-1.ts'
import { callsOfPart2 } from './specification/part-2.ts'
import { specifiedFields } from './specification/entities.ts'

const specified = [...callsOfPart1, ...callsOfPart2, ...callsOfDecisions, ...addedCalls]
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

test.each(Object.entries(specifiedFields))(
  '%s requires what the specification names, and no other field',
  async (name, fields) => {
    const { components } = (await bundleContract()) as {
      components: { schemas: Record<string, { required?: string[] }> }
    }
    expect(components.schemas[name]?.required?.toSorted() ?? []).toEqual(fields.toSorted())
  },
)
