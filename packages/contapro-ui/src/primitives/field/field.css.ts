import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars

export const field: string = primitiveStyle({ display: 'flex', flexDirection: 'column' })

export const label: string = primitiveStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  marginBottom: 6,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  fontWeight: font.weightMedium,
})

export const optional: string = primitiveStyle({ fontWeight: font.weightRegular, color: color.textTertiary })

export const hint: string = primitiveStyle({
  marginTop: 6,
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.textTertiary,
})

export const error: string = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  marginTop: 6,
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  fontWeight: font.weightMedium,
  color: color.dangerText,
})

export const errorIcon: string = primitiveVariant({ marginTop: 1 })

/** Fields under each other, or beside each other from 420 px of the form's own width. */
export const grid: string = primitiveStyle({
  display: 'grid',
  gap: `${space[5]} ${space[4]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const formContainer: string = primitiveStyle({ containerType: 'inline-size' })
export const columns: Readonly<Record<1 | 2 | 3, string>> = {
  1: '',
  2: primitiveVariant({
    '@container': { '(min-width: 420px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
  3: primitiveVariant({
    '@container': { '(min-width: 420px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
}
export const wide: string = primitiveVariant({ gridColumn: '1 / -1' })
/** As near to its field as any hint: it takes the gap of the grid back. */
export const wideHint: string = primitiveStyle({
  gridColumn: '1 / -1',
  marginTop: `calc(6px - ${space[5]})`,
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.textTertiary,
})
