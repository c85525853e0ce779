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
    [entries]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: vars.space[1], width: '100%' },
  },
})
export const rowButton: string = patternVariant({
  ...outside,
  selectors: { [`${rowButtons} &`]: { marginInlineEnd: 0 } },
  '@container': { [entries]: { selectors: { [`${rowButtons} &`]: { borderColor: vars.color.border } } } },
})
/** In rows the icon says enough to the eye. */
export const entryText: string = patternStyle({
  '@container': { [rows]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
