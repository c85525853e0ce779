import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A style sheet of the built package, for hosts that link one. */
export function readStyleSheet(name: 'styles.css' | 'pages.css'): string {
  return readFileSync(createRequire(import.meta.url).resolve(`@contapro/ui/${name}`), 'utf8')
}
