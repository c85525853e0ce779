import { readdirSync, readFileSync } from 'node:fs'
import * as core from '@contapro/sdk'
import * as react from '@contapro/sdk/react'
import { createMockApi } from '@contapro/sdk/testing'
import { expect, inject, test } from 'vitest'
import { pendingOperations } from './frame/pending-operations.ts'
import { operationHooks } from './operation-hooks.ts'

const operations = Object.entries(inject('operations'))
const hooks: Readonly<Record<string, unknown>> = { ...react }
const calls: Readonly<Record<string, unknown>> = { ...core }
/** The client alone writes the event log, and `prepareReport` asks for either kind of report. */
const otherCalls: Readonly<Record<string, string>> = {
  createEventLog: 'createContaproClient',
  getReport: 'prepareReport',
  getSiscontReport: 'prepareReport',
}

/** The operations that the files beside this one test. */
function testedOperations(): string[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'))
  const texts = files.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  return texts.flatMap((text) => [...text.matchAll(/^contractTest\('(\w+)'/gm)].map(([, id = '']) => id))
}

test('every operation has one contract test', () => {
  expect(testedOperations().toSorted()).toEqual(operations.map(([id]) => id).toSorted())
})

test('every operation has a mock at its own method and path', () => {
  const promised = operations.map(
    ([, { method, path }]) => `${method.toUpperCase()} *${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  )
  expect(
    createMockApi()
      .handlers.map(({ info }) => info.header)
      .toSorted(),
  ).toEqual(promised.toSorted())
})

test('every operation has a call of its name', () => {
  const missing = operations.filter(([id]) => typeof calls[otherCalls[id] ?? id] !== 'function')
  expect(missing.map(([id]) => id)).toEqual([])
})

test('every operation stands behind a hook, but those that servers ask each other', () => {
  const missing = operations.filter(([id]) => {
    const hook = operationHooks[id as core.OperationId]
    return hook !== null && typeof hooks[hook] !== 'function'
  })
  expect(missing.map(([id]) => id)).toEqual([])
})

test('what is pending stands in the contract, once, with what brings it', () => {
  const known = new Set(operations.map(([id]) => id))
  expect([...pendingOperations].filter(([id, title]) => !known.has(id) || title === '')).toEqual([])
})

test('a pending operation has no route yet', async () => {
  const { url, accountant } = inject('known')
  for (const [id, { method, path }] of operations) {
    if (!pendingOperations.has(id)) continue
    const response = await fetch(url + path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'), {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${accountant.token}` },
    })
    expect([id, await response.json()]).toMatchObject([id, { code: 'ROUTE_NOT_FOUND' }])
  }
})
