import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars
/** The brand panel stands beside the form from here. */
export const twoPanels = '(min-width: 960px)'

export const screen: string = featureStyle({ containerType: 'inline-size', color: color.text })

export const column: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
})

export const withBrand: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  '@container': { [twoPanels]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)' } },
})

export const form: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: '24px 24px 32px',
  background: color.surface,
  '@container': { [twoPanels]: { padding: '32px 40px' } },
})

export const middle: string = featureStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  width: '100%',
  maxWidth: 376,
  margin: '40px auto',
})

export const subtitle: string = featureVariant({ margin: '4px 0 28px' })

export const recover: string = featureStyle({
  marginTop: 10,
  textAlign: 'end',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  selectors: { '&:empty': { display: 'none' } },
})

export const foot: string = featureVariant({
  textAlign: 'center',
  selectors: { [`${middle} > &`]: { marginTop: space[6] } },
})
