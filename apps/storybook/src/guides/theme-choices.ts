import { type ContaproTheme, createContaproTheme, type Density } from '@contapro/ui'

/** What the builder asks for. */
export interface ThemeChoices {
  readonly accent: string
  readonly scheme: 'light' | 'dark'
  readonly surface: string
  readonly radius: number
  readonly density: Density | ''
  readonly family: string
}

export const firstChoices: ThemeChoices = {
  accent: '#5b2a86',
  scheme: 'light',
  surface: '',
  radius: 8,
  density: '',
  family: '',
}

const optionsOf = ({ accent, scheme, surface, radius, density, family }: ThemeChoices) => ({
  accent,
  ...(scheme === 'dark' ? { scheme } : {}),
  ...(surface ? { surface } : {}),
  ...(radius === firstChoices.radius ? {} : { radius }),
  ...(density ? { density } : {}),
  ...(family ? { fonts: { text: family } } : {}),
})

/** The theme of some choices, or why there is none. */
export function themeOf(choices: ThemeChoices): ContaproTheme | string {
  try {
    return createContaproTheme(optionsOf(choices))
  } catch (error) {
    return String(error)
  }
}

/** The code that makes the same theme in a host. */
export function codeOf(choices: ThemeChoices): string {
  const lines = Object.entries(optionsOf(choices)).map(([name, value]) => `  ${name}: ${written(value)},`)
  return `import { createContaproTheme } from '@contapro/ui'\n\nexport const theme = createContaproTheme({\n${lines.join('\n')}\n})`
}

function written(value: string | number | { readonly text: string }): string {
  if (typeof value === 'object') return `{ text: ${written(value.text)} }`
  if (typeof value === 'number') return String(value)
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`
}
