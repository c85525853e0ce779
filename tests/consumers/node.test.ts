import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { run } from './run.ts'

const folder = join(inject('consumers'), 'node')

describe('a Node script without React', () => {
  let said: unknown
  beforeAll(async () => {
    said = JSON.parse(await run('node', ['src/script.ts'], folder))
  })

  test('calls, reads query values, tells failures by code, and checks forms and numbers', () => {
    expect(said).toMatchObject({
      periods: ['202608'],
      key: ['contapro'],
      fresh: true,
      failure: 'BUSINESS_NOT_FOUND',
      ruc: '20990000019',
      isForm: false,
      readers: ['function', 'function'],
    })
  })

  test('imports everything without a browser, and none of its globals is made', () => {
    expect(said).toMatchObject({ globals: [] })
  })

  test.each(['tsconfig.json', 'tsconfig.bundler.json'])('its types hold with %s', async (config) => {
    expect(await run('tsc', ['-p', config], folder)).toBe('')
  })
})

test.each([
  '@contapro/sunat/dist/index.js',
  '@contapro/sunat/src/index.ts',
  '@contapro/sunat/money',
  '@contapro/sdk/dist/index.js',
  '@contapro/sdk/client',
  '@contapro/sdk/package.json',
])('%s is no public path and is refused', async (path) => {
  const script = `import(${JSON.stringify(path)}).then(() => 'loaded', (error) => error.code).then(console.log)`
  expect((await run('node', ['-e', script], folder)).trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED')
})
