import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, space } = vars
const phone = '(max-width: 640px)'
const beside = '(min-width: 960px)'
const width = 1248

export const page: string = featureStyle({ containerType: 'inline-size', color: color.text })

export const top: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  height: 64,
  maxWidth: width,
  marginInline: 'auto',
  paddingInline: space[6],
  '@container': { [phone]: { paddingInline: space[4] } },
})

export const question: string = featureStyle({ '@container': { [phone]: { display: 'none' } } })

export const hero: string = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  background: color.brandDeep,
  color: color.onBrandDeep,
})

export const pattern: string = featureVariant({
  maskImage: 'radial-gradient(90% 100% at 0 100%, #000 0, transparent 60%)',
})

export const heroColumns: string = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxWidth: width,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]}`,
  '@container': {
    [phone]: { padding: '28px 16px 32px' },
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)',
      gap: 72,
      alignItems: 'center',
      padding: '64px 24px 72px',
    },
  },
})

export const heading: string = featureVariant({
  fontSize: 'clamp(30px, 4cqw, 48px)',
  lineHeight: 1.1,
  fontWeight: font.weightSemibold,
  letterSpacing: '-0.028em',
  textWrap: 'balance',
})

export const lead: string = featureVariant({
  maxWidth: '34em',
  marginTop: space[4],
  color: color.onBrandDeepSecondary,
})

export const highlights: string = featureStyle({
  display: 'grid',
  gap: 14,
  marginTop: 28,
  fontSize: font.sizeLg,
  lineHeight: font.lineLg,
  color: color.onBrandDeepSecondary,
})
export const highlight: string = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: space[3] })
export const tick: string = featureVariant({ marginTop: 2, color: color.mark })
export const backing: string = featureVariant({ marginTop: space[8], color: color.onBrandDeepSecondary })

export const formCard: string = featureVariant({
  border: 0,
  borderRadius: radius.xl,
  boxShadow: vars.shadow.lg,
  color: color.text,
})
/** Inside the card, which is a container of its own. */
export const formBody: string = featureVariant({
  padding: '20px 16px 24px',
  '@container': { '(min-width: 420px)': { padding: space[8] } },
})
export const formSubtitle: string = featureVariant({ margin: '2px 0 20px' })

export const section: string = featureStyle({
  maxWidth: width,
  marginInline: 'auto',
  padding: '64px 24px 0',
  '@container': { [phone]: { padding: '48px 16px 0' } },
})
export const sectionTitle: string = featureVariant({ marginBottom: space[6] })

/** One block; hairlines are the gaps of its grid. */
export const benefits: string = featureStyle({
  display: 'grid',
  gap: 1,
  overflow: 'hidden',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.border,
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  '@container': {
    '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1000px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const benefit: string = featureStyle({ padding: space[6], background: color.surface })
export const benefitIcon: string = featureVariant({ display: 'block', marginBottom: space[4], color: color.brandText })
export const benefitText: string = featureVariant({ marginTop: 4, textWrap: 'pretty' })

export const testimonialCard: string = featureVariant({ height: '100%' })
export const testimonial: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: space[6],
})
export const quote: string = featureStyle({
  flex: 1,
  fontSize: font.sizeLg,
  lineHeight: '26px',
  textWrap: 'pretty',
})
export const author: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginTop: space[6],
})
export const portrait: string = featureVariant({ width: 40, height: 40, fontSize: font.sizeSm })
export const authorName: string = featureVariant({ display: 'block' })

export const closing: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  padding: '36px 40px',
  background: color.brandSubtle,
  border: `1px solid ${color.brandBorder}`,
  borderRadius: radius.xl,
  '@container': { [phone]: { padding: '24px 20px' } },
})
export const closingButton: string = featureVariant({ '@container': { [phone]: { width: '100%' } } })
export const copyright: string = featureVariant({ padding: '40px 16px 32px', textAlign: 'center' })
