import { patternStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const LINE = 18

/**
 * As many lines as the table has. The text flows around the ending, which is in the corner of the last one. A word that does not fit
 * beside the ending is left out as a whole.
 */
export const excerpt: string = patternStyle({
  display: 'block',
  height: `calc(${LINE}px * ${vars.table.lines})`,
  lineHeight: `${LINE}px`,
  overflow: 'hidden',
  contain: 'inline-size',
  '::before': { content: '', float: 'inline-end', height: `calc(100% - ${LINE}px)` },
})
export const ending: string = patternStyle({
  float: 'inline-end',
  clear: 'both',
  paddingInlineStart: 2,
  whiteSpace: 'nowrap',
})

/** Two lines, one in compact tables, then "…". */
export const clamp: string = patternStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: vars.table.lines,
  lineHeight: `${LINE}px`,
  // A longer word breaks; any other word widens its column. 72 px are the padding and the checkbox of a ledger entry.
  maxWidth: 'min(100cqi - 72px, 600px)',
  overflow: 'hidden',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
})

export const more: string = patternStyle({
  flex: 'none',
  lineHeight: `${LINE}px`,
  fontSize: vars.font.sizeXs,
  fontWeight: vars.font.weightMedium,
  color: vars.color.brandText,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brandBorder,
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { textDecorationColor: 'currentColor' },
  // The excerpt around cuts what stands out.
  ':focus-visible': { outlineOffset: -2 },
})
