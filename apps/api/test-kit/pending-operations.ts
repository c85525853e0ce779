import { readFileSync } from 'node:fs'

/** Operations whose route comes later: `operationId  what brings it`, a line each. */
export function pendingOperations(): ReadonlySet<string> {
  const text = readFileSync(new URL('../../../tests/contract/pending.txt', import.meta.url), 'utf8')
  return new Set(text.split('\n').flatMap((line) => line.split(/ {2,}/, 1).filter(Boolean)))
}
