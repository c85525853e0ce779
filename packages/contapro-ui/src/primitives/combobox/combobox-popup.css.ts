import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import '../popup/popup.css.ts'
import '../text-input/text-input.css.ts'

const { color, font } = vars

export const combobox: string = primitiveVariant({
  display: 'flex',
  flexDirection: 'column',
  width: 'max(var(--anchor-width), 240px)',
  maxWidth: 'var(--available-width)',
  maxHeight: 'min(380px, var(--available-height))',
})
export const search: string = primitiveStyle({ flex: 'none', padding: '8px 8px 2px' })
export const list: string = primitiveStyle({
  maxHeight: 320,
  padding: 6,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':empty': { display: 'none' },
})
export const optionText: string = primitiveStyle({ flex: 1, overflowWrap: 'anywhere' })
export const none: string = primitiveStyle({
  padding: '14px 16px 18px',
  color: color.textSecondary,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
})
