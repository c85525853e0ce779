import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

const rows = '(min-width: 720px)'
const entries = '(max-width: 719px)'
/** A link's own padding stays outside of the column. */
const outside = { marginInlineEnd: -10 }

export const rowButtons: string = patternStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  '@container': {
    [rows]: outside,
    [entries]: { flexWrap: 'wrap', gap: vars.space[1] },
  },
})
/** In a ledger entry the buttons fill a line; what does not fit with its whole name takes the next line. */
export const sharedLine: string = patternVariant({ '@container': { [entries]: { flex: '1 0 auto' } } })
export const rowButton: string = patternVariant({
  ...outside,
  selectors: { [`${rowButtons} &`]: { marginInlineEnd: 0 } },
  '@container': { [entries]: { selectors: { [`${rowButtons} &`]: { borderColor: vars.color.border } } } },
})
/** In rows the icon says enough to the eye. */
export const entryText: string = patternStyle({
  '@container': { [rows]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
