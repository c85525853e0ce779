import { featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

/** As high as the control that the other tab has in its place. */
export const sum: string = featureVariant({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: vars.density.control,
  paddingInline: 8,
})
/** Steps back among the identifiers. */
export const missing: string = featureVariant({
  color: vars.color.textSecondary,
  fontWeight: vars.font.weightRegular,
  whiteSpace: 'normal',
})

/** A section under the table. */
export const below: string = featureVariant({ display: 'flex', flexDirection: 'column', gap: 12, marginTop: 16 })
/** In the line of the note above the deposits. */
export const noteAction: string = featureVariant({ marginBlock: -6, marginInlineStart: -10 })
/** In a ledger entry it stands right of its label. */
export const due: string = featureVariant({ '@container': { '(max-width: 719px)': { textAlign: 'end' } } })
