import { keyframes } from '@vanilla-extract/css'
import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import type { DataTableView, EntryPlace } from './data-column.ts'

const { color, font, table: hook } = vars
const rows = '(min-width: 720px)'
const entries = '(max-width: 719px)'
const line = { width: '100%' }

export const box: string = patternStyle({ containerType: 'inline-size', position: 'relative', overflow: 'clip' })
export const scroll: string = patternStyle({ overflow: 'auto', ':focus-visible': { outlineOffset: -2 } })
/** There is something to scroll to: head and key column stay. Sticking costs a layer a cell, so only now. */
export const scrolls: string = patternStyle({})
const stuck = `${scrolls} &`
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
  '@media': {
    '(prefers-reduced-motion: reduce)': { '::before': { width: '100%', animation: 'none' } },
    '(forced-colors: active)': { '::before': { background: 'Highlight' } },
  },
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
/** Over ledger entries the head is one line: the checkbox that chooses the page. */
export const headWithCheck: string = patternVariant({ '@container': { [entries]: { display: 'block' } } })
export const headRow: string = patternStyle({ '@container': { [entries]: { display: 'flex' } } })
export const body: string = patternStyle({ '@container': { [entries]: { display: 'block' } } })

export const headCell: string = patternStyle({
  selectors: { [stuck]: { position: 'sticky', insetBlockStart: 0, zIndex: 2 } },
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
  '@container': { [entries]: { display: 'none' } },
})

export const sortButton: string = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  marginInline: -4,
  paddingInline: 4,
  borderRadius: vars.radius.xs,
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.text, background: color.surfacePressed },
})
export const sortButtonEnd: string = patternVariant({ flexDirection: 'row-reverse', textAlign: 'end' })
export const sortIcon: string = patternVariant({ flex: 'none', color: color.textTertiary })

export const row: string = patternVariant({
  background: vars.card.bg,
  '@container': {
    [entries]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '2px 12px',
      padding: '14px 16px',
      borderBottom: `1px solid ${color.borderSubtle}`,
      // Line breaks before series and status.
      '::before': { content: '', order: 3, ...line },
      '::after': { content: '', order: 8, ...line },
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

/** Without the reset, which would be worked out for a thousand cells: what a browser does to them is set right here. */
export const cell: string = patternVariant({
  boxSizing: 'border-box',
  border: 0,
  height: hook.rowHeight,
  padding: `6px ${hook.cellX}`,
  borderBottom: `1px solid ${color.borderSubtle}`,
  verticalAlign: 'middle',
  ':focus-visible': { outlineOffset: -2 },
  selectors: { [`${row}:last-child > &`]: { borderBottom: 0 } },
  '@container': {
    [entries]: {
      display: 'block',
      width: 'auto',
      height: 'auto',
      padding: 0,
      border: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
})

export const checkCell: string = patternVariant({
  width: 44,
  minWidth: 44,
  paddingInline: '14px 0',
  lineHeight: 0,
  '@container': {
    [rows]: {
      selectors: {
        [`${selectedRow} > &`]: { boxShadow: `inset 2px 0 ${color.brand}` },
        [stuck]: { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: 'inherit' },
      },
    },
    [entries]: {
      position: 'absolute',
      insetInlineStart: 8,
      insetBlockStart: 3,
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      padding: 0,
      selectors: {
        [`${headRow} > &`]: {
          position: 'static',
          display: 'flex',
          alignItems: 'center',
          gap: 16,
          width: '100%',
          paddingInlineStart: 21,
          border: 0,
        },
      },
    },
  },
})
/** The words of the checkbox in the head, seen where nothing else says what it does. */
export const checkText: string = patternStyle({
  display: 'none',
  '@container': { [entries]: { display: 'inline', fontSize: font.sizeSm, lineHeight: font.lineSm } },
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
const hidden = { display: 'none' }
const under800 = '(min-width: 720px) and (max-width: 799px)'
export const priorities: Readonly<Record<'p1' | 'p2' | 'p3', string>> = {
  p1: patternVariant({ '@container': { '(min-width: 960px) and (max-width: 1199px)': hidden, [under800]: hidden } }),
  p2: patternVariant({ '@container': { '(min-width: 720px) and (max-width: 959px)': hidden } }),
  p3: patternVariant({ '@container': { [under800]: hidden } }),
}

/** Keeps its place while the rest scrolls below it; after the checkboxes where there are some. */
export const keyCell: string = patternVariant({
  '@container': {
    [rows]: {
      selectors: { [stuck]: { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: 'inherit' } },
    },
  },
})
export const keyAfterCheck: string = patternVariant({
  '@container': { [rows]: { selectors: { [stuck]: { insetInlineStart: 44 } } } },
})
export const keyHead: string = patternVariant({
  '@container': { [rows]: { selectors: { [stuck]: { zIndex: 3, background: hook.headBg } } } },
})

const inEntry = (rule: Parameters<typeof patternVariant>[0]) => patternVariant({ '@container': { [entries]: rule } })
const top = { fontSize: font.sizeMd, lineHeight: font.lineMd }
const soft = { color: color.textSecondary, fontWeight: font.weightRegular }
const atEnd = { flex: 'none', marginInlineStart: 'auto' }
const lastAtEnd = inEntry({ order: 10, ...atEnd, alignSelf: 'center', paddingTop: 6 })
/** The places of a ledger entry, in their order. What does not fit beside another place takes the next line. */
export const places: Readonly<Record<EntryPlace, string>> = {
  main: patternVariant({
    '@container': {
      [rows]: { minWidth: `calc(160px + 2 * ${hook.cellX})` },
      [entries]: { order: 1, ...top, flex: '1 1 160px', color: color.text, fontWeight: font.weightMedium },
    },
  }),
  amount: inEntry({ order: 2, ...top, ...atEnd, fontWeight: font.weightSemibold, textAlign: 'end' }),
  left: inEntry({ order: 4, ...soft, flex: '1 1 0' }),
  right: inEntry({ order: 5, ...soft, ...atEnd }),
  // Where a line holds the whole text, a second one would be empty.
  wide: patternVariant({
    '@container': {
      [entries]: { order: 6, ...soft, ...line },
      '(min-width: 480px) and (max-width: 719px)': { vars: { [hook.lines]: '1' } },
    },
  }),
  pair: inEntry({
    order: 7,
    ...soft,
    ...line,
    display: 'flex',
    gap: 16,
    '::before': { content: 'attr(data-label)', flex: 'none', marginInlineEnd: 'auto', color: color.textTertiary },
  }),
  status: inEntry({ order: 9, paddingTop: 6, alignSelf: 'center' }),
  actions: lastAtEnd,
  action: lastAtEnd,
  buttons: inEntry({ order: 10, ...line, paddingTop: 8 }),
  hidden: inEntry({ display: 'none' }),
}

/** The columns of a table of seven or more are closer to each other. */
export const manyColumns: string = patternVariant({ vars: { [hook.cellX]: `min(8px, ${vars.density.cellX})` } })
/** Those of a table of ten. */
export const tenColumns: string = patternVariant({ vars: { [hook.cellX]: `min(6px, ${vars.density.cellX})` } })

/** How close the rows stand; the theme's own rhythm needs nothing. */
export const densities: Readonly<Record<DataTableView['density'], string>> = {
  compact: patternVariant({
    vars: { [hook.rowHeight]: '34px', [hook.headHeight]: '30px', [hook.cellX]: '10px', [hook.lines]: '1' },
  }),
  regular: '',
  comfortable: patternVariant({
    vars: { [hook.rowHeight]: '56px', [hook.headHeight]: '44px', [hook.cellX]: '16px', [hook.lines]: '2' },
  }),
}
