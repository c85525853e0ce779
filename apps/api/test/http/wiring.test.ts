import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { checkOf } from '../../src/http/contract/schema-checker.ts'
import { operationServedBy } from '../../src/http/contract/from-contract.ts'
import { operations } from '../../src/http/contract/operations.ts'
import type { Services } from '../../src/services.ts'

/** Method and path of every route that serves an operation of the contract. */
function servedRoutes(): Map<string, string> {
  const app = createApp({ services: { logger: pino({ level: 'silent' }) } as Services })
  const served = new Map<string, string>()
  for (const { method, path, handler } of app.routes) {
    const operation = operationServedBy(handler)
    if (operation) served.set(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, operation.id)
  }
  return served
}

test('every operation of the contract has its route, and every route its operation', () => {
  const promised = [...operations.values()].map(({ method, path, id }) => [`${method} ${path}`, id] as const)
  expect(promised.length).toBeGreaterThan(10)
  expect(servedRoutes()).toEqual(new Map(promised))
})

test('no route below /app stands outside the contract', () => {
  const app = createApp({ services: { logger: pino({ level: 'silent' }) } as Services })
  const served = servedRoutes()
  const others = app.routes.filter(
    ({ method, path }) =>
      method !== 'ALL' && path.startsWith('/app/') && !served.has(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
  )
  expect(others).toEqual([])
})

test('every promised JSON answer has a schema that compiles', () => {
  const schemas = [...operations.values()].flatMap(({ id, answers }) =>
    [...answers].map(([status, pointer]) => [`${id} ${status}`, pointer] as const),
  )
  const compiled = schemas.filter(([, pointer]) => pointer !== undefined && checkOf(pointer)('no answer').length > 0)
  expect(compiled.length).toBe(schemas.filter(([, pointer]) => pointer !== undefined).length)
  expect(compiled.length).toBeGreaterThan(60)
})
