import { createVar } from '@vanilla-extract/css'
import { primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import type { StatusTone } from './status-tones.ts'

const { color } = vars

export const statusText: string = createVar()
export const statusIcon: string = createVar()
export const statusBg: string = createVar()
export const statusBorder: string = createVar()

const tone = (text: string, icon: string, bg: string, border: string): string =>
  primitiveVariant({ vars: { [statusText]: text, [statusIcon]: icon, [statusBg]: bg, [statusBorder]: border } })

/** The class that gives an element, and what is in it, the four colours of a status. */
export const statusTones: Readonly<Record<StatusTone, string>> = {
  success: tone(color.successText, color.successIcon, color.successBg, color.successBorder),
  warning: tone(color.warningText, color.warningIcon, color.warningBg, color.warningBorder),
  danger: tone(color.dangerText, color.dangerIcon, color.dangerBg, color.dangerBorder),
  neutral: tone(color.neutralText, color.neutralIcon, color.neutralBg, color.neutralBorder),
  info: tone(color.infoText, color.infoIcon, color.infoBg, color.infoBorder),
}
