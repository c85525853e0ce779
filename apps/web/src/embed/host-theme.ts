import { type ContaproTheme, type ContaproThemeOptions, createContaproTheme } from '@contapro/ui'

/** The theme of a host's choices, as they came in a message. Throws when a colour cannot be read. */
export function hostTheme(choices: object): ContaproTheme {
  return createContaproTheme(choices as ContaproThemeOptions)
}
