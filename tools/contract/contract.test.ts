import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleContract, generatedFiles, lintContract, root } from './contract.ts'

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: Schema | boolean
  $ref?: string
  type?: unknown
}

/** Names of the properties that say nothing about themselves. */
function undescribed(schema: Schema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(property.description || property.$ref ? [] : [`${path}.${name}`]),
    ...undescribed(property, `${path}.${name}`),
  ])
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]
  return [...own, ...parts.flatMap((part) => undescribed(part, path))]
}

test('the contract keeps the rules of its linter', async () => {
  await expect(lintContract()).resolves.toBeUndefined()
})

test('what is made from the contract is fresh (npm run generate)', async () => {
  const stale: string[] = []
  for (const [path, text] of await generatedFiles()) {
    const found = await readFile(join(root, path), 'utf8').catch(() => '')
    if (found !== text) stale.push(path)
  }
  expect(stale).toEqual([])
})

test('every field of every schema is described', async () => {
  const { components } = (await bundleContract()) as { components: { schemas: Record<string, Schema> } }
  const names = Object.entries(components.schemas)
  expect(names.length).toBeGreaterThan(10)
  expect(names.flatMap(([name, schema]) => undescribed(schema, name))).toEqual([])
})

test('every operation answers its failures with the one error shape', async () => {
  type Operation = { operationId: string; security?: unknown[]; responses: Record<string, unknown> }
  const { paths } = (await bundleContract()) as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const missing = operations.flatMap(({ operationId, security, responses }) =>
    ['400', '500', '503', ...(security?.length === 0 ? [] : ['401'])]
      .filter((status) => !(status in responses))
      .map((status) => `${operationId} ${status}`),
  )
  expect(operations.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
