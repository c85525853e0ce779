import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Code blocks of one language in the section "When it looks wrong" of a guide (`docs/guides`), in their order. */
export function guideCode(guide: string, language: string): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/guides', guide), 'utf8')
  const [, section = ''] = text.split('\n## When it looks wrong\n')
  const blocks = (section.split('\n## ')[0] ?? '').matchAll(/^```(\w+)\n(.*?)^```/gms)
  return [...blocks].flatMap(([, name, code]) => (name === language && code ? [code] : []))
}
