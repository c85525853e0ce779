import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isDocumented, publicNames } from './public-names.ts'

const packages = new URL('../../packages', import.meta.url).pathname

test.each(['contapro-sunat', 'contapro-sdk', 'contapro-ui'])(
  'every public name of %s has a doc comment, types included',
  (name) => {
    const names = publicNames(join(packages, name))
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((each) => !isDocumented(each)).map((each) => each.name)).toEqual([])
  },
)

test('a name without a doc comment is found, in the entry and behind it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-public-names-'))
  const files = {
    'package.json': '{"exports":{".":{"contapro-source":"./src/index.ts"},"./styles.css":"./styles.css"}}',
    'src/index.ts': "export { a, type B } from './a.ts'\nexport const c = 1\n/** D. */\nexport const d = 1\n",
    'src/a.ts': '/** A. */\nexport function a() {}\n\nexport interface B {}\n',
  }
  mkdirSync(join(folder, 'src'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  const names = publicNames(folder)
  const missing = names.filter((each) => !isDocumented(each)).map(({ name }) => name)
  rmSync(folder, { recursive: true })
  expect(names.map(({ name }) => name)).toEqual(['a', 'B', 'c', 'd'])
  expect(missing).toEqual(['B', 'c'])
})
