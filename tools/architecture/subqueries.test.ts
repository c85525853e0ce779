import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const api = join(import.meta.dirname, '../../apps/api/src')

/** Lines of `sql` values that hold a subquery of their own text. */
function bareSubqueries(text: string): number[] {
  const lines: number[] = []
  new Visitor({
    TaggedTemplateExpression({ tag, quasi, start }) {
      const isSql = tag.type === 'Identifier' && tag.name === 'sql'
      const words = quasi.quasis.map(({ value }) => value.raw).join('…')
      if (isSql && /\(\s*(select|with)\b/i.test(words)) lines.push(text.slice(0, start).split('\n').length)
    },
  }).visit(parseSync('a.ts', text).program)
  return lines
}

test('every subquery is made by `subquery`, in which Drizzle leaves each column its table', () => {
  const files = globSync('**/*.ts', { cwd: api })
  const found = files.flatMap((file) =>
    bareSubqueries(readFileSync(join(api, file), 'utf8')).map((line) => `apps/api/src/${file}:${line}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test.each([
  [
    'a subquery in brackets',
    'const a = 1\nconst b = sql<string>`(select code from entries e where e.code = ${code})`',
    [2],
  ],
  ['one in a condition', 'sql`exists (\n  SELECT from ${vouchers})`', [1]],
  ['a statement', 'sql`select ${code} from ${vouchers}`', []],
  ['a subquery as it is meant', 'sql`exists ${subquery`select from (select 1) one`}`', []],
])('%s is found where it is wrong', (_, text, lines) => {
  expect(bareSubqueries(text)).toEqual(lines)
})
