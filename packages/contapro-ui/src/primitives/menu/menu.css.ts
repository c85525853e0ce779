import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import { line } from '../popup/popup.css.ts'

const { color, font } = vars
const small = { fontSize: font.sizeXs, lineHeight: font.lineXs, color: color.textTertiary }
const inDisabled = { [`${line}[data-disabled] &`]: { color: 'inherit' } }

export const menu: string = primitiveVariant({
  padding: 6,
  width: 'max-content',
  minWidth: 'max(220px, var(--anchor-width))',
  maxWidth: 'min(360px, var(--available-width))',
  maxHeight: 'min(420px, var(--available-height))',
  overflowY: 'auto',
})

export const itemIcon: string = primitiveVariant({ color: color.textTertiary, selectors: inDisabled })
export const itemText: string = primitiveStyle({ flex: 1 })
export const itemNote: string = primitiveStyle({ ...small, display: 'block', selectors: inDisabled })
export const group: string = primitiveStyle({ ...small, padding: '8px 10px 4px' })
export const separator: string = primitiveStyle({ height: 1, margin: '6px -6px', background: color.border })
