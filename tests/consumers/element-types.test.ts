import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { run } from './run.ts'

const folder = join(inject('consumers'), 'plain-html')

describe('the types of the elements', () => {
  test.each(['tsconfig.json', 'tsconfig.nodenext.json'])('hold with %s', async (config) => {
    expect(await run('tsc', ['-p', config], folder)).toBe('')
  })

  test('importing them without a browser does nothing', async () => {
    const script = "import('@contapro/ui/elements').then((names) => console.log(typeof names.configureContapro))"
    expect((await run('node', ['-e', script], folder)).trim()).toBe('function')
  })
})
