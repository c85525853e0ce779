import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, space } = vars
const phone = '(max-width: 640px)'

/** A column: where the host gives it more height than it needs, the register bar stands at its end. */
export const home: string = featureStyle({ containerType: 'inline-size', display: 'flex', flexDirection: 'column' })

export const head: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space[3]} ${space[2]}`,
  marginBottom: space[6],
  '@container': { [phone]: { marginBottom: space[4] } },
})

export const greetings: string = featureStyle({ flex: '1 1 320px' })
export const greeting: string = featureVariant({
  '@container': { [phone]: { fontSize: font.size2xl, lineHeight: font.line2xl } },
})

export const acts: string = featureStyle({
  display: 'flex',
  flex: '1 1 480px',
  justifyContent: 'flex-end',
  gap: space[2],
  '@container': { [phone]: { flexBasis: '100%' } },
})

export const search: string = featureStyle({
  flex: '0 1 320px',
  '@container': { '(max-width: 836px)': { flex: 1 } },
})

export const wideOnly: string = featureVariant({ '@container': { [phone]: { display: 'none' } } })

export const grid: string = featureStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(max-width: 639px)': { gap: space[3] },
  },
})

/** The one action of a phone: stays at the bottom of the window while the cards pass below it. */
export const registerBar: string = featureStyle({
  display: 'none',
  '@container': {
    [phone]: {
      display: 'block',
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      marginBlockStart: 'auto',
      marginInline: `calc(-1 * ${space[4]})`,
      padding: `${space[6]} ${space[4]} 20px`,
      background: `linear-gradient(to top, ${color.bg} 76%, transparent)`,
      pointerEvents: 'none',
    },
  },
})
export const registerButton: string = featureVariant({ pointerEvents: 'auto' })

export const note: string = featureVariant({ marginBottom: space[5] })

export const strong: string = featureStyle({ fontWeight: font.weightSemibold, color: color.text })
export const extra: string = featureStyle({ marginTop: space[2], color: color.textSecondary, textWrap: 'balance' })

export const modules: string = featureStyle({
  width: '100%',
  marginTop: 14,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  textAlign: 'start',
})

export const module: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '9px 12px',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  selectors: { '& + &': { borderTop: `1px solid ${color.borderSubtle}` } },
})

export const moduleIcon: string = featureVariant({ color: color.warningIcon })

export const cardSkeleton: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  height: 142,
  padding: space[4],
  background: vars.card.bg,
  border: `1px solid ${vars.card.border}`,
  borderRadius: vars.card.radius,
})
export const skeletonTop: string = featureStyle({ display: 'flex', gap: space[3], flex: 1 })
export const skeletonLines: string = featureStyle({ display: 'grid', gap: space[2], alignContent: 'start', flex: 1 })

export const emptyFirst: string = featureVariant({ paddingBlock: 72 })

export const art: string = featureStyle({ width: 120, height: 88 })
