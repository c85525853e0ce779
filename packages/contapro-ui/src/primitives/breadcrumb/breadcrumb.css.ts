import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font } = vars

export const list: string = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
})

export const step: string = primitiveStyle({ display: 'flex', alignItems: 'center', gap: 6, maxWidth: '100%' })
export const sign: string = primitiveStyle({ color: color.textTertiary })

const text = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const place: string = primitiveStyle({
  ...text,
  padding: '4px 0',
  borderRadius: 2,
  ':hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: 3 },
  ':focus-visible': { outlineOffset: -2 },
  '@media': { '(pointer: coarse), (max-width: 640px)': { paddingBlock: 12 } },
})
export const here: string = primitiveStyle({ ...text, color: color.text, fontWeight: font.weightMedium })
