import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}

const journal = fileURLToPath(new URL('../src/platform/db/migrations/meta/_journal.json', import.meta.url))

/** Schema of an installation before a migration, for `migrateTo`. */
export function schemaBefore(migration: string): number {
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as Journal
  const place = entries.findIndex(({ tag }) => tag.endsWith(migration))
  const before = entries[place - 1]
  if (!before) throw new Error(`There is no migration before ${migration}.`)
  return before.when
}
