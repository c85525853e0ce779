import { globalStyle } from '@vanilla-extract/css'
import { iconOnly } from '../../primitives/button/button.css.ts'
import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { patternsLayer } from '../../theme/layers.css.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const narrow = '(max-width: 560px)'

export const box: string = patternStyle({ containerType: 'inline-size' })

export const toolbar: string = patternStyle({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
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

/** In a narrow container the controls share the lines below the search; an icon alone keeps its size. */
export const control: string = patternStyle({
  display: 'grid',
  '@container': {
    [narrow]: {
      flex: '1 1 auto',
      selectors: { [`&:has(${iconOnly.md})`]: { flex: 'none' } },
    },
  },
})

/** Toolbar and bulk bar share one place, as high as the higher of the two. */
export const stack: string = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const replaced: string = patternVariant({
  '@media': { '(min-width: 641px)': { visibility: 'hidden' } },
})
export const bulk: string = patternStyle({ background: vars.color.brandSubtle })
export const bar: string = patternVariant({
  boxShadow: `inset 0 -1px ${vars.color.brandBorder}`,
  borderRadius: `calc(${vars.card.radius} - 1px) calc(${vars.card.radius} - 1px) 0 0`,
})
export const sheet: string = patternVariant({
  position: 'fixed',
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 16px max(20px, env(safe-area-inset-bottom))',
  border: `1px solid ${vars.color.brandBorder}`,
  borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.lg,
})
export const count: string = patternStyle({
  fontWeight: vars.font.weightSemibold,
  fontVariantNumeric: vars.font.numeric,
  whiteSpace: 'nowrap',
})
export const sum: string = patternStyle({
  color: vars.color.textSecondary,
  fontVariantNumeric: vars.font.numeric,
  selectors: { [`${sheet} > &`]: { textAlign: 'end' } },
})
/** On a phone the actions take a line of their own. */
export const bulkActions: string = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  selectors: { [`${sheet} > &`]: { gridColumn: '1 / -1', margin: 0 } },
})
globalStyle(`${sheet} button`, { '@layer': { [patternsLayer]: { flexGrow: 1 } } })
