import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What stands on the page, what opens over it, what whole pages add. */
export type SheetName = 'styles.css' | 'overlays.css' | 'pages.css'

/** A style sheet of the built package, for hosts that link one. */
export function readStyleSheet(name: SheetName): string {
  return readFileSync(createRequire(import.meta.url).resolve(`@contapro/ui/${name}`), 'utf8')
}
