import { vars } from '../../theme/tokens/vars.css.ts'

const { color } = vars

// The paint of the drawings as text of its own; else every token would come along with them.
export const borderStrong: string = color.borderStrong
export const brand: string = color.brand
export const brandBorder: string = color.brandBorder
export const brandSubtle: string = color.brandSubtle
export const mark: string = color.mark
export const successIcon: string = color.successIcon
export const surface: string = color.surface
export const textSecondary: string = color.textSecondary
