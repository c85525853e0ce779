import type { TokenValues } from './tokens/token-values.ts'
import { vars } from './tokens/vars.css.ts'

const references = vars as unknown as Readonly<Record<string, string & Readonly<Record<string, string>>>>
const propertyOf = (reference: string): string => reference.slice('var('.length, -1)

/** Values of tokens as custom properties: `{ color: { brand } }` is `--cp-color-brand`. */
export function tokenProperties(values: TokenValues): Record<string, string> {
  const properties: Record<string, string> = {}
  for (const [group, value] of Object.entries(values)) {
    if (typeof value === 'string') properties[propertyOf(references[group] ?? group)] = value
    else
      for (const [name, text] of Object.entries(value)) properties[propertyOf(references[group]?.[name] ?? name)] = text
  }
  return properties
}
