import { keyframes } from '@vanilla-extract/css'
import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'
import type { EntryPlace } from './data-column.ts'

const { color, font, table: hook } = vars
const rows = '(min-width: 720px)'
const entries = '(max-width: 719px)'

export const box: string = patternStyle({ containerType: 'inline-size', position: 'relative', overflow: 'clip' })
export const scroll: string = patternStyle({ overflow: 'auto', ':focus-visible': { outlineOffset: -2 } })
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })
/** The page that is on its way keeps the old rows in sight: a line runs above them. */
export const refreshing: string = patternVariant({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: -1,
    insetInlineStart: 0,
    zIndex: 4,
    width: '33%',
    height: 2,
    background: color.brand,
    animation: `${pass} 1.2s ${vars.motion.ease} infinite`,
  },
  '@media': { '(prefers-reduced-motion: reduce)': { '::before': { width: '100%', animation: 'none' } } },
})

export const table: string = patternStyle({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  '@container': { [entries]: { display: 'block' } },
})

export const head: string = patternStyle({ '@container': { [entries]: { display: 'none' } } })
export const body: string = patternStyle({ '@container': { [entries]: { display: 'block' } } })

export const headCell: string = patternStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  height: hook.headHeight,
  padding: `4px ${hook.cellX}`,
  textAlign: 'start',
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  fontWeight: font.weightMedium,
  color: color.textSecondary,
  background: hook.headBg,
  borderBlock: `1px solid ${color.borderSubtle}`,
  verticalAlign: 'middle',
})

export const row: string = patternStyle({
  background: vars.card.bg,
  '@container': {
    [entries]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      padding: '14px 16px',
      borderBottom: `1px solid ${color.borderSubtle}`,
      selectors: {
        '&:first-child': { borderTop: `1px solid ${color.borderSubtle}` },
        '&:last-child': { borderBottom: 0 },
      },
    },
    [rows]: { ':hover': { background: color.surfaceHover } },
  },
})

export const selectedRow: string = patternVariant({
  background: color.surfaceSelected,
  '@container': {
    [rows]: {
      ':hover': { background: color.surfaceSelected },
    },
    [entries]: { boxShadow: `inset 2px 0 ${color.brand}` },
  },
})
export const rowWithCheck: string = patternVariant({
  '@container': { [entries]: { paddingInlineStart: 56 } },
})

export const cell: string = patternStyle({
  height: hook.rowHeight,
  padding: `6px ${hook.cellX}`,
  borderBottom: `1px solid ${color.borderSubtle}`,
  background: 'inherit',
  verticalAlign: 'middle',
  selectors: { [`${row}:last-child > &`]: { borderBottom: 0 } },
  '@container': {
    [rows]: { selectors: { [`${selectedRow} > &:first-child`]: { boxShadow: `inset 2px 0 ${color.brand}` } } },
    [entries]: {
      display: 'block',
      width: 'auto',
      height: 'auto',
      padding: 0,
      border: 0,
      background: 'none',
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
})

export const checkCell: string = patternVariant({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: 44,
  minWidth: 44,
  paddingInline: '14px 0',
  lineHeight: 0,
  '@container': {
    [entries]: {
      position: 'absolute',
      insetInlineStart: 8,
      insetBlockStart: 3,
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      padding: 0,
    },
  },
})

export const end: string = patternVariant({ textAlign: 'end' })
export const numeric: string = patternVariant({
  fontVariantNumeric: font.numeric,
  '@container': { [rows]: { whiteSpace: 'nowrap' } },
})
export const emphases: Readonly<Record<'strong' | 'soft', string>> = {
  strong: patternVariant({ fontWeight: font.weightMedium }),
  soft: patternVariant({ color: color.textSecondary }),
}
const leavesBelow = (width: string) =>
  patternVariant({ '@container': { [`(min-width: 720px) and (max-width: ${width})`]: { display: 'none' } } })
export const priorities: Readonly<Record<'p2' | 'p3', string>> = { p2: leavesBelow('959px'), p3: leavesBelow('799px') }

/** Keeps its place while the rest scrolls below it; after the checkboxes where there are some. */
export const keyCell: string = patternVariant({
  '@container': { [rows]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 } },
})
export const keyAfterCheck: string = patternVariant({ '@container': { [rows]: { insetInlineStart: 44 } } })
export const keyHead: string = patternVariant({ zIndex: 3, '@container': { [rows]: { zIndex: 3 } } })

export const pairLabel: string = patternStyle({
  display: 'none',
  '@container': { [entries]: { display: 'block', flex: 'none', color: color.textTertiary } },
})

const inEntry = (rule: Parameters<typeof patternVariant>[0]) => patternVariant({ '@container': { [entries]: rule } })
const top = { fontSize: font.sizeMd, lineHeight: font.lineMd }
const soft = { color: color.textSecondary, fontWeight: font.weightRegular }
/** The places of a ledger entry, in their order. */
export const places: Readonly<Record<EntryPlace, string>> = {
  main: inEntry({ order: 1, ...top, color: color.text, fontWeight: font.weightMedium }),
  amount: inEntry({ order: 2, ...top, fontWeight: font.weightSemibold, textAlign: 'end', whiteSpace: 'nowrap' }),
  left: inEntry({ order: 3, ...soft }),
  right: inEntry({ order: 4, ...soft, textAlign: 'end', whiteSpace: 'nowrap' }),
  wide: inEntry({ order: 5, ...soft, gridColumn: '1 / -1' }),
  pair: inEntry({ order: 6, ...soft, gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', gap: 16 }),
  status: inEntry({ order: 8, paddingTop: 6, alignSelf: 'center', whiteSpace: 'nowrap' }),
  actions: inEntry({ order: 9, paddingTop: 6, alignSelf: 'center', justifySelf: 'end' }),
  hidden: inEntry({ display: 'none' }),
}

/** A cell's buttons side by side. */
export const cellActions: string = patternStyle({ display: 'flex', justifyContent: 'flex-end', gap: 4 })
