import { expect, it } from 'vitest'
import { arrangeDeclarations } from './arrange-declarations.ts'

it('puts the declarations of every rule into one order, inside of conditions too', () => {
  expect(arrangeDeclarations('.a{color:red;display:grid}@media print{.b{padding:0;gap:1px;margin:0}}')).toBe(
    '.a{display:grid;color:red}@media print{.b{margin:0;gap:1px;padding:0}}',
  )
})

it.each([
  'border:0;border-bottom:1px solid;border-color:red',
  'inset:0;top:auto',
  'place-items:center;align-items:start',
  'gap:4px;column-gap:8px',
  'font:inherit;line-height:1',
  'white-space:nowrap;text-wrap:balance',
  '--cp-a:1px;--cp-b:var(--cp-a)',
  'unknown:1;other:2',
])('leaves declarations that could touch each other as they stand: %s', (declarations) => {
  const backwards = declarations.split(';').toReversed().join(';')
  expect(arrangeDeclarations(`.a{${declarations}}.b{${backwards}}`)).toBe(`.a{${declarations}}.b{${backwards}}`)
})
