import type { ClassNames } from 'react-day-picker'
import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius } = vars
const touch = '(pointer: coarse), (max-width: 640px)'

const plain = patternStyle({})
/** Two chevrons at the ends of the caption; the grid below takes the whole width. */
const month = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
})
const turn = patternStyle({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.sm,
  color: color.textSecondary,
  cursor: 'pointer',
  ':hover': { background: color.surfacePressed },
  selectors: { '&[aria-disabled=true]': { color: color.textDisabled, background: 'none', cursor: 'not-allowed' } },
  '@media': { [touch]: { width: vars.touch.target, height: vars.touch.target } },
})
const caption = patternStyle({ textAlign: 'center', fontWeight: font.weightSemibold })
const grid = patternStyle({
  gridColumn: '1 / -1',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  tableLayout: 'fixed',
})
const weekday = patternStyle({
  height: 28,
  fontSize: font.sizeXs,
  fontWeight: font.weightRegular,
  color: color.textTertiary,
  textAlign: 'center',
})
const day = patternStyle({ height: 36, '@media': { [touch]: { height: vars.touch.target } } })
/** What a day is; its button takes its look from there. */
const selected = patternVariant({})
const start = patternVariant({})
const finish = patternVariant({})
const middle = patternVariant({
  background: color.brandSubtle,
  '@media': { '(forced-colors: active)': { borderBlock: '2px solid Highlight' } },
})
const outside = patternVariant({})
const disabled = patternVariant({})
const end = `${selected}:not(${middle}) > &`

const dayButton = patternStyle({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 'inherit',
  borderRadius: radius.md,
  fontSize: font.sizeSm,
  fontVariantNumeric: font.numeric,
  cursor: 'pointer',
  ':hover': { background: color.surfacePressed },
  ':focus-visible': { position: 'relative', outlineOffset: -2 },
  selectors: {
    [`${outside} > &`]: { color: color.textTertiary },
    [`${disabled} > &`]: { color: color.textDisabled, background: 'none', cursor: 'not-allowed' },
    [end]: { background: color.brand, color: color.onBrand, fontWeight: font.weightSemibold },
    [`${end}:focus-visible`]: { outlineColor: color.onBrand, outlineOffset: -4 },
    // The ends are flat towards the middle; a range of one day is round on both sides.
    [`${start}:not(${finish}) > &`]: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    [`${finish}:not(${start}) > &`]: { borderStartStartRadius: 0, borderEndStartRadius: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [end]: { outline: '2px solid Highlight', outlineOffset: -2 },
        [`${end}:focus-visible`]: { outlineColor: 'CanvasText' },
        [`${disabled} > &`]: { color: 'GrayText' },
      },
    },
  },
})

/** The calendar's parts by the names of react-day-picker. */
export const calendarClasses: Partial<ClassNames> = {
  root: plain,
  months: plain,
  month,
  month_caption: caption,
  caption_label: plain,
  button_previous: turn,
  button_next: turn,
  month_grid: grid,
  weekdays: plain,
  weekday,
  weeks: plain,
  week: plain,
  day,
  day_button: dayButton,
  selected,
  range_start: start,
  range_middle: middle,
  range_end: finish,
  outside,
  disabled,
}
