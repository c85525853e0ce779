import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

const narrow = '(max-width: 560px)'

export const box: string = patternStyle({ containerType: 'inline-size' })

export const toolbar: string = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: 12,
})

export const search: string = patternStyle({
  flex: '0 1 240px',
  '@container': { [narrow]: { flex: '1 1 100%' } },
})

export const group: string = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@container': { [narrow]: { display: 'contents' } },
  selectors: { '&:empty': { display: 'none' } },
})
export const end: string = patternVariant({ marginInlineStart: 'auto' })

/** In a narrow container the controls share the lines below the search. */
export const control: string = patternStyle({ display: 'grid', '@container': { [narrow]: { flex: '1 1 128px' } } })

export const bulk: string = patternVariant({
  background: vars.color.brandSubtle,
  borderBottom: `1px solid ${vars.color.brandBorder}`,
  borderRadius: `calc(${vars.card.radius} - 1px) calc(${vars.card.radius} - 1px) 0 0`,
})
export const count: string = patternStyle({
  fontWeight: vars.font.weightSemibold,
  fontVariantNumeric: vars.font.numeric,
})
export const sum: string = patternStyle({ color: vars.color.textSecondary, fontVariantNumeric: vars.font.numeric })
