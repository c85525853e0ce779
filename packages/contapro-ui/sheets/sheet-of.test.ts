import { expect, it } from 'vitest'
import { styleFileOf } from './class-names.ts'
import { listedStyles, sheetOf } from './sheet-of.ts'

it.each([
  ['src/theme/reset.css.ts', 'styles'],
  ['src/primitives/button/button.css.ts', 'styles'],
  ['src/features/dashboard/layout/dashboard.css.ts', 'styles'],
  ['src/primitives/menu/menu.css.ts', 'overlays'],
  ['src/primitives/tooltip/tooltip.css.ts', 'overlays'],
  ['src/features/vouchers/voucher-filter-popover.css.ts', 'overlays'],
  ['src/features/plans/plans.css.ts', 'pages'],
  ['src/patterns/video-modal/video-modal.css.ts', 'pages'],
])('%s is in the sheet of the %s', (file, sheet) => {
  expect(sheetOf(file)).toBe(sheet)
})

it('names only what is there', () => {
  const files = [...styleFileOf.values()]
  expect(listedStyles.filter((start) => !files.some((file) => file.startsWith(`src/${start}`)))).toEqual([])
})
