import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { referenceFiles, referenceFolder, root } from './reference.ts'

test('the reference in docs/ says what the packages export today: `npm run generate` renews it', async () => {
  const files = await referenceFiles()
  expect(globSync(`${referenceFolder}/**/*.md`, { cwd: root }).toSorted()).toEqual([...files.keys()].toSorted())
  const stale = [...files].filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
  expect(stale.map(([path]) => path)).toEqual([])
})
