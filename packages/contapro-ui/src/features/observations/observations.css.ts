import { featureStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const panel: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
})
export const actions: string = featureStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[1],
  '@container': { '(max-width: 719px)': { flexWrap: 'wrap' } },
})
/** Between ledger entries and full rows the icon says it to the eye. */
export const actionText: string = featureStyle({
  '@container': {
    '(min-width: 720px) and (max-width: 879px)': { position: 'absolute', insetInlineEnd: 0, clipPath: 'inset(50%)' },
  },
})
export const reasonLink: string = featureStyle({
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.color.borderStrong,
  textUnderlineOffset: 3,
  cursor: 'pointer',
  ':hover': { color: vars.color.brandText, textDecorationColor: 'currentColor' },
})
