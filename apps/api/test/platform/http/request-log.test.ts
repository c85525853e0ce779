import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Operation, operations } from '../../../src/platform/http/contract/operations.ts'
import { useTestApp } from '../../../test-kit/test-app.ts'
import { addAccountant } from '../../../test-kit/testing-records.ts'

const app = useTestApp()

const RUC = '20990000019'

/** The address of an operation with a value in each parameter of path and query. */
function addressOf({ path, parameters }: Operation, value: string): string {
  const query = new URLSearchParams(
    Object.fromEntries(parameters.flatMap((p) => (p.in === 'query' ? [[p.name, value]] : []))),
  )
  return `${path.replaceAll(/\{\w+\}/g, value)}?${query.toString()}`
}

test.each([...operations.values()].map((operation) => [operation.id, operation] as const))(
  'the log has the route of %s, and nothing of its path and query',
  async (_, operation) => {
    const accountant = await addAccountant(app.services)
    for (const value of [RUC, accountant.uuid, randomUUID()]) {
      const before = app.log.length
      await app.request(addressOf(operation, value), { method: operation.method, as: accountant })
      const lines = app.log.slice(before)
      expect(lines.map((line) => (JSON.parse(line) as { route?: string }).route).at(-1)).toBe(routeOf(operation))
      expect(lines.join('')).not.toContain(value)
    }
  },
)

test.each(['/app/internal/nothing', '/health', '/recuperar-contraseña'])(
  'the log has nothing of an unknown address below %s',
  async (path) => {
    const before = app.log.length
    await app.request(`${path}/${RUC}?ruc=${RUC}`)
    const lines = app.log.slice(before).join('')
    expect(lines).toContain('"route":"/*"')
    expect(lines).not.toContain(RUC)
  },
)

const routeOf = ({ path }: Operation): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
