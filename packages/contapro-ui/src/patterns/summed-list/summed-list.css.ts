import { patternStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const box: string = patternStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
})
/** In a narrow toolbar its words give way to the page size. */
export const title: string = patternStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.density.control,
  paddingInline: 4,
  '@container': { '(max-width: 560px)': { width: 0, minWidth: '100%' } },
})
