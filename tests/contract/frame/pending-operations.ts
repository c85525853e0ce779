import { readFileSync } from 'node:fs'

/** Operations whose route comes later → what brings it, from `pending.txt`. The list only shrinks. */
export const pendingOperations: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('../pending.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [operation = '', title = ''] = line.split(/ {2,}/, 2)
      return [operation, title]
    }),
)
