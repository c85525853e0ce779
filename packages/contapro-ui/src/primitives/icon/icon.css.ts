import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const icon: string = primitiveStyle({
  display: 'block',
  flex: 'none',
  width: vars.icon.md,
  height: vars.icon.md,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.icon.stroke,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // An outline keeps a colour of its own where a person forces theirs, too pale to see: there it takes that of its words.
  '@media': { '(forced-colors: active)': { color: 'inherit !important' } },
})

export const sizes: Readonly<Record<'sm' | 'md' | 'nav' | 'lg' | 'xl', string>> = {
  sm: primitiveVariant({ width: vars.icon.sm, height: vars.icon.sm, strokeWidth: 2 }),
  md: '',
  nav: primitiveVariant({ width: 18, height: 18 }),
  lg: primitiveVariant({ width: vars.icon.lg, height: vars.icon.lg }),
  xl: primitiveVariant({ width: 24, height: 24 }),
}
