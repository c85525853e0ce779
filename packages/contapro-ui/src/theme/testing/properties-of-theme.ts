import { customProperties } from './compiled-css.ts'

/** The custom properties of a theme as its element gets them: the scales, its own values, then the component hooks. */
export function propertiesOfTheme(css: string, theme: string): Readonly<Record<string, string>> {
  const places = customProperties(css)
  const own = places.get(`[data-cp-theme='${theme}']`)
  return Object.fromEntries([...(places.get('[data-cp-theme]') ?? []), ...(own ?? [])])
}
