// @contapro/ui/elements/theme: what `theme` of an element takes, apart from the elements because few pages want it.
export { type ContaproTheme, type ContaproThemeOptions, createContaproTheme } from '../theme/create-contapro-theme.ts'
