import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const scripts = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
const tagOf = (file: string): string | undefined =>
  /defineElement\('([\w-]+)', (\w+)\)/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]
const elements = scripts.filter((file) => tagOf(file) !== undefined)

// Every element is a promise to pages: a change here is a change of the public API and wants a changeset.
test('the package has the promised elements and no other', () => {
  expect(elements.map((file) => basename(file, '.ts')).toSorted()).toEqual([
    'company-cards',
    'credentials',
    'dashboard',
    'detractions',
    'evolution',
    'observations',
    'overview',
    'pdt',
    'perceptions',
    'purchase-vouchers',
    'report-download',
    'retentions',
    'sales-vouchers',
    'settings',
    'upload',
  ])
})

test.each(elements)('%s is named as its element, is in the script of all, and has types', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const tag = `contapro-${basename(file, '.ts')}`
  const type = /export class (\w+)/.exec(text)?.[1]
  expect(tagOf(file)).toBe(tag)
  expect(text).toContain(`'${tag}': ${type}\n`)
  expect(readFileSync(join(folder, 'contapro.ts'), 'utf8')).toContain(`export { ${type} } from './${file}'`)
})

test('every script has its path in the package', () => {
  const { exports } = JSON.parse(readFileSync(join(folder, '../../package.json'), 'utf8')) as {
    exports: Readonly<Record<string, { readonly 'contapro-source'?: string }>>
  }
  const sources = Object.entries(exports).flatMap(([path, { 'contapro-source': source }]) =>
    path.startsWith('./elements') && source ? [basename(source)] : [],
  )
  expect(sources.toSorted()).toEqual(scripts.toSorted())
  expect(sources.every((source) => existsSync(join(folder, source)))).toBe(true)
})
