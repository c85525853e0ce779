import { primitiveVariant } from '../../theme/layer-style.ts'
import '../popup/popup.css.ts'

export const popover: string = primitiveVariant({
  padding: 16,
  width: 328,
  maxWidth: 'var(--available-width)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
})
