import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { card: hook, color, font, space } = vars

export const card: string = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  background: hook.bg,
  border: `1px solid ${hook.border}`,
  borderRadius: hook.radius,
  boxShadow: hook.shadow,
})

/** Measures the parts inside by the card's own width. */
export const container: string = primitiveVariant({ containerType: 'inline-size' })
export const fill: string = primitiveVariant({ height: '100%' })

export const head: string = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${hook.padding} ${hook.padding} 0`,
})

export const titles: string = primitiveStyle({ flex: 1 })

export const title: string = primitiveStyle({
  fontSize: font.sizeLg,
  lineHeight: font.lineLg,
  fontWeight: font.weightSemibold,
  letterSpacing: font.trackingSnug,
  textWrap: 'balance',
})

export const subtitle: string = primitiveStyle({
  marginTop: 2,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
})

export const body: string = primitiveStyle({ flex: 1, padding: hook.padding })

export const foot: string = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `12px ${hook.padding}`,
  borderTop: `1px solid ${color.borderSubtle}`,
})
