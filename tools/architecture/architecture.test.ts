import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { circularImports, unknownFloors, upwardImports } from './floors.ts'
import { importRules, nameRules, readImports, sourceFiles } from './imports.ts'

const root = new URL('../..', import.meta.url).pathname
const imports = readImports(root)
const broken = (list: typeof imports, rule: string): string[] =>
  list.filter((i) => importRules[rule]?.(i)).map((i) => `${i.from} -> ${i.to}`)

test('imports are found', () => expect(imports.length).toBeGreaterThan(100))

test.each(Object.keys(importRules))('%s', (rule) => expect(broken(imports, rule)).toEqual([]))

test.each(Object.keys(nameRules))('%s', (rule) =>
  expect(sourceFiles(root).filter((file) => nameRules[rule]?.(file))).toEqual([]),
)

test('every folder of sources with floors is a floor', () => expect(unknownFloors(sourceFiles(root))).toEqual([]))

test('imports go down only', () => expect(upwardImports(imports)).toEqual([]))

test('folders import each other in no circle', () => expect(circularImports(imports)).toEqual([]))

const at = (from: string, to: string) => ({ from: `apps/api/src/${from}`, to: `apps/api/src/${to}` })

test('a wrong floor, an upward import and a circle of folders are found', () => {
  expect(unknownFloors(['apps/api/src/collect/a.ts', 'apps/api/src/jobs/a.ts'])).toEqual(['apps/api/src/collect/a.ts'])
  expect(upwardImports([at('company/a.ts', 'features/b/b.ts'), at('jobs/a.ts', 'platform/b.ts')])).toEqual([
    'apps/api/src/company/a.ts -> apps/api/src/features/b/b.ts: move what both need to apps/api/src/company or lower',
  ])
  const [index, host] = ['packages/contapro-ui/src/index.ts', 'packages/contapro-ui/src/host/a.ts']
  expect(
    [
      { from: index, to: host },
      { from: host, to: index },
    ].map((i) => upwardImports([i]).length),
  ).toEqual([0, 1])
  const circle = [at('jobs/a/a.ts', 'jobs/b/b.ts'), at('jobs/b/c.ts', 'jobs/d/d.ts'), at('jobs/d/d.ts', 'jobs/a/e.ts')]
  const besides = [
    at('jobs/a/a.ts', 'platform/a.ts'),
    at('start/a.ts', 'jobs/a/a.ts'),
    at('jobs/a/a.ts', 'jobs/a/b.ts'),
  ]
  expect(circularImports([...circle, ...besides])).toEqual(circle.map(({ from, to }) => `${from} -> ${to}`))
  expect(circularImports(besides)).toEqual([])
})

test('every rule can fail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-architecture-'))
  const bad = {
    'packages/contapro-x/src/features/a/deep/a.tsx':
      "export type { B } from '../../b/b.ts'\nexport const l = () => import('../../b/c.ts')\nimport '../own.ts'",
    'packages/contapro-x/src/y.ts':
      "import type { Q } from 'drizzle-orm/pg-core'\nimport '@contapro/api'\nimport '../../../apps/web/src/z.ts'",
    'packages/contapro-sunat/src/a.ts': "import '@contapro/sdk'",
    'packages/contapro-sdk/src/a.ts': "import '@contapro/ui'\nimport 'recharts'",
    'apps/api/src/a.ts': "import '@contapro/sdk/react'",
    'packages/contapro-ui/src/primitives/a/a.tsx': "import '@contapro/sdk/react'",
    'packages/contapro-ui/src/Utils/helpers.ts': '',
  }
  for (const [file, text] of Object.entries(bad)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const list = readImports(folder)
  const names = sourceFiles(folder)
  rmSync(folder, { recursive: true })
  expect(Object.keys(importRules).map((rule) => broken(list, rule).length)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1])
  expect(Object.values(nameRules).map((breaks) => names.filter((name) => breaks(name)).length)).toEqual([1, 1])
})
