import { featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

/** What is typed, one under the other. */
export const fields: string = featureVariant({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
})
/** Deposits of a file, purchases to look at: one under the other. */
export const lines: string = featureVariant({ margin: 0, padding: 0, listStyle: 'none' })
/** One of them: what it is, its amount, and what can be said of it. */
export const choice: string = featureVariant({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderSubtle}` } },
})
/** As wide as the rest leaves it; on a phone a line of its own. */
export const choiceText: string = featureVariant({ flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' })
export const wholeLine: string = featureVariant({ flexBasis: '100%' })
export const buttons: string = featureVariant({ display: 'flex', gap: 8 })
