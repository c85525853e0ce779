import { pino } from 'pino'
import { expect, test } from 'vitest'
import { contract } from '../../src/platform/generated/contract.gen.ts'
import { operations } from '../../src/platform/http/contract/operations.ts'
import { checkOf } from '../../src/platform/http/contract/schema-checker.ts'
import { operationServedBy } from '../../src/platform/http/from-contract.ts'
import { problems } from '../../src/platform/http/problem.ts'
import { createApp } from '../../src/start/app.ts'
import type { ServerServices } from '../../src/start/create-services.ts'
import { pendingOperations } from '../../test-kit/pending-operations.ts'

/** Method and path of every route that serves an operation of the contract. */
function servedRoutes(): Map<string, string> {
  const app = createApp({ services: { logger: pino({ level: 'silent' }) } as ServerServices })
  const served = new Map<string, string>()
  for (const { method, path, handler } of app.routes) {
    const operation = operationServedBy(handler)
    if (operation) served.set(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, operation.id)
  }
  return served
}

test('every operation of the contract has its route or is pending, and every route its operation', () => {
  const pending = pendingOperations()
  const promised = [...operations.values()]
    .filter(({ id }) => !pending.has(id))
    .map(({ method, path, id }) => [`${method} ${path}`, id] as const)
  expect(promised.length).toBeGreaterThan(10)
  expect(servedRoutes()).toEqual(new Map(promised))
})

test('no route below /app stands outside the contract', () => {
  const app = createApp({ services: { logger: pino({ level: 'silent' }) } as ServerServices })
  const served = servedRoutes()
  const others = app.routes.filter(
    ({ method, path }) =>
      method !== 'ALL' && path.startsWith('/app/') && !served.has(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
  )
  expect(others).toEqual([])
})

test('every JSON body has a schema that compiles', () => {
  const bodies = [...operations.values()].flatMap(({ jsonBody }) => jsonBody ?? [])
  expect(bodies.length).toBeGreaterThan(10)
  expect(bodies.filter((pointer) => checkOf(pointer)('no body').length === 0)).toEqual([])
})

test('every promised JSON answer has a schema that compiles', () => {
  const schemas = [...operations.values()].flatMap(({ id, answers }) =>
    [...answers].map(([status, pointer]) => [`${id} ${status}`, pointer] as const),
  )
  const compiled = schemas.filter(([, pointer]) => pointer !== undefined && checkOf(pointer)('no answer').length > 0)
  expect(compiled.length).toBe(schemas.filter(([, pointer]) => pointer !== undefined).length)
  expect(compiled.length).toBeGreaterThan(60)
})

interface ErrorExample {
  readonly code: string
  readonly name: string
}

/** Every error that stands as an example in the contract: code → title. */
function exampleTitles(node: unknown): [code: string, title: string][] {
  if (typeof node !== 'object' || node === null) return []
  const { value } = node as { value?: Partial<ErrorExample> & { errors?: unknown } }
  const own = value?.errors && value.code && value.name ? [[value.code, value.name] as [string, string]] : []
  return [...own, ...Object.values(node).flatMap(exampleTitles)]
}

test('every code that the server answers stands in the contract with its title', () => {
  const promised = new Map(exampleTitles(contract))
  const titles = Object.entries(problems).map(([code, [, title]]) => [code, title])
  // No operation answers for an address that is none.
  const expected = titles.filter(([code]) => code !== 'ROUTE_NOT_FOUND')
  expect(expected.map(([code = '']) => [code, promised.get(code)])).toEqual(expected)
})
