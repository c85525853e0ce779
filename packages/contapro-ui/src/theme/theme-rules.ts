/** The rules of a host's theme, and the name that its themed element carries. */
export function themeRules(properties: Readonly<Record<string, string>>): {
  readonly id: string
  readonly css: string
} {
  const body = declarations(Object.entries(properties))
  const id = shortHash(body)
  const place = `[data-cp-brand='${id}']`
  const clearer = [
    ['--cp-color-border', properties['--cp-color-border-strong']],
    ['--cp-color-text-tertiary', properties['--cp-color-text-secondary']],
  ].flatMap(([name, value]) => (name && value ? [[name, value] as const] : []))
  const contrast = clearer.length > 0 ? `@media (prefers-contrast:more){${place}{${declarations(clearer)}}}` : ''
  return { id, css: `@layer contapro.tokens{${place}{${body}}${contrast}}` }
}

const declarations = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([name, value]) => `${name}:${value}`).join(';')

/** FNV-1a over UTF-16: short, and the same everywhere. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
