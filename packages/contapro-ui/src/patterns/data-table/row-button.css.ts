import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const rows = '(min-width: 720px)'
const entries = '(max-width: 719px)'
/** A link's own padding is outside of the column, as far as the column's padding goes. */
const outside = { marginInlineEnd: `max(-10px, -1 * ${vars.table.cellX})` }

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
/** In rows the icon says enough to the eye. The text stays within the button, so that there is nothing to scroll to. */
export const entryText: string = patternStyle({
  '@container': { [rows]: { position: 'absolute', insetInlineEnd: 0, clipPath: 'inset(50%)' } },
})
