import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const link: string = primitiveStyle({
  color: vars.color.brandText,
  fontWeight: vars.font.weightMedium,
  textDecoration: 'underline transparent',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  transition: `text-decoration-color ${vars.motion.fast}`,
  borderRadius: 2,
  ':hover': { textDecorationColor: 'currentColor' },
})

/** Inside a sentence: told from the text by more than its colour. */
export const inline: string = primitiveVariant({
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
})

/** Alone on a line, such as "Volver": quiet, with its icon. */
export const back: string = primitiveVariant({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  padding: '0 6px',
  marginInlineStart: -6,
  borderRadius: vars.radius.sm,
  color: vars.color.textSecondary,
  fontSize: vars.font.sizeSm,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, background: vars.color.surfacePressed },
  '@media': { '(pointer: coarse), (max-width: 640px)': { minHeight: vars.touch.target } },
})
