import { featureStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, space } = vars

/** Companies by name, each a line between hairlines. */
export const list: string = featureStyle({
  width: '100%',
  marginTop: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  textAlign: 'start',
})

export const line: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 42,
  padding: '9px 14px',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  selectors: { '& + &': { borderTop: `1px solid ${color.borderSubtle}` } },
})

export const name: string = featureStyle({ flex: 1, overflowWrap: 'anywhere', textWrap: 'pretty' })
export const quiet: string = featureStyle({ color: color.textTertiary, fontVariantNumeric: font.numeric })
