import type { TokenVar } from '../../theme/vars.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** The meanings a status can have; neutral is "wait", info is the brand's own. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'neutral' | 'info'

interface StatusColors {
  readonly text: TokenVar
  readonly icon: TokenVar
  readonly bg: TokenVar
  readonly border: TokenVar
}

/** The colours of each status, for style files. */
export const statusColors: Readonly<Record<StatusTone, StatusColors>> = {
  success: {
    text: vars.color.successText,
    icon: vars.color.successIcon,
    bg: vars.color.successBg,
    border: vars.color.successBorder,
  },
  warning: {
    text: vars.color.warningText,
    icon: vars.color.warningIcon,
    bg: vars.color.warningBg,
    border: vars.color.warningBorder,
  },
  danger: {
    text: vars.color.dangerText,
    icon: vars.color.dangerIcon,
    bg: vars.color.dangerBg,
    border: vars.color.dangerBorder,
  },
  neutral: {
    text: vars.color.neutralText,
    icon: vars.color.neutralIcon,
    bg: vars.color.neutralBg,
    border: vars.color.neutralBorder,
  },
  info: {
    text: vars.color.infoText,
    icon: vars.color.infoIcon,
    bg: vars.color.infoBg,
    border: vars.color.infoBorder,
  },
}
