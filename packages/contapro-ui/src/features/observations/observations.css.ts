import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

export const panel: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
})
/** Eight columns and their buttons stand closer than a table's usual. */
export const table: string = featureVariant({
  vars: { [vars.table.cellX.slice(4, -1)]: `min(10px, ${vars.density.cellX})` },
})
export const actions: string = featureStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[1],
  '@container': {
    '(max-width: 719px)': {
      display: 'grid',
      gridTemplateColumns: '64px',
      gridAutoColumns: '1fr',
      gridAutoFlow: 'column',
    },
  },
})
/** Between ledger entries and full rows the icon says it to the eye. */
export const actionText: string = featureStyle({
  '@container': { '(min-width: 720px) and (max-width: 959px)': { position: 'absolute', clipPath: 'inset(50%)' } },
})
export const reasonLink: string = featureStyle({
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.color.borderStrong,
  textUnderlineOffset: 3,
  cursor: 'pointer',
  ':hover': { color: vars.color.brandText, textDecorationColor: 'currentColor' },
})
