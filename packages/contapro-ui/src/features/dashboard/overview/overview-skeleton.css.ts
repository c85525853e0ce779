import { featureStyle } from '../../../theme/layer-style.ts'
import { vars } from '../../../theme/tokens/vars.css.ts'

const line = '(min-width: 760px)'

export const igv: string = featureStyle({ containerType: 'inline-size' })

export const equation: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginBottom: vars.space[6],
  '@container': { [line]: { flexDirection: 'row', alignItems: 'stretch' } },
})

export const skeletonTerms: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: '2 1 0',
  '@container': { [line]: { flexDirection: 'row', alignItems: 'center' } },
})

export const skeletonTerm: string = featureStyle({ display: 'grid', gap: 10, flex: 1, alignContent: 'center' })

export const skeletonResult: string = featureStyle({
  display: 'grid',
  flex: '1.18 1 0',
  padding: `14px ${vars.space[5]}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
})
