import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packages, publicPaths, writeReference } from './reference.ts'

test.each(packages)('the reference of %s names every path that a host can import', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-reference-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await writeReference(name, folder)
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  const missing = [...publicPaths(name).keys()].filter((path) => !index.includes(`>${path}<`))
  expect(missing).toEqual([])
})
