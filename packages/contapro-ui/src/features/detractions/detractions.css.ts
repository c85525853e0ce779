import { featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

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
})

/** What is typed, one under the other. */
export const fields: string = featureVariant({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
})
/** Deposits of a file, purchases to look at: one under the other. */
export const lines: string = featureVariant({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** A section under the table. */
export const below: string = featureVariant({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  marginTop: 16,
})
/** A purchase and what can be said of it. */
export const choice: string = featureVariant({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
})
