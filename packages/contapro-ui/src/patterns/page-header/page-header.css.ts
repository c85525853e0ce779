import { patternStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const narrow = '(max-width: 560px)'

/** The content of a page: 1184 px at most, with a gutter of 16 to 32 px by the place around it, a window or a host's column. */
export const page: string = patternStyle({
  vars: { [vars.page.gutter]: 'clamp(16px, 3.125%, 32px)' },
  containerType: 'inline-size',
  width: '100%',
  maxWidth: `calc(${vars.page.max} + 2 * ${vars.page.gutter})`,
  marginInline: 'auto',
  padding: `clamp(20px, 2.4%, 28px) ${vars.page.gutter} 48px`,
  '@media': { print: { padding: 0 } },
})

export const header: string = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[4],
  marginBottom: vars.space[5],
})
export const titles: string = patternStyle({ flex: '1 1 280px' })
export const subtitle: string = patternStyle({
  marginTop: 2,
  color: vars.color.textSecondary,
  fontVariantNumeric: vars.font.numeric,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Cut off, a sentence would lose its end.
  '@container': { [narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
export const back: string = patternStyle({ marginBlock: '-8px 4px' })
export const actions: string = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@container': { [narrow]: { width: '100%' } },
  '@media': { print: { display: 'none' } },
})
/** Side by side over the whole width in a narrow page; under each other where their words do not fit. */
export const action: string = patternStyle({
  display: 'grid',
  '@container': { [narrow]: { flex: '1 1 auto' } },
})
