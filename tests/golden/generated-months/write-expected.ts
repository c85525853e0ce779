import { writeFileSync } from 'node:fs'
import { generatedFiles, hashOf, settlementFile } from './generated-files.ts'
import { reckonAgain } from './second-computation.ts'

// Run by hand after a change of the months or of the rules: npm run golden:expected
const files = [...generatedFiles(), settlementFile()]
writeFileSync(new URL('expected.json', import.meta.url), expectedText({ inputs: hashOf(files), ...reckonAgain(files) }))

/** JSON with a line for each value of the third level: small enough to read, and a change shows where it is. */
function expectedText(value: unknown, depth = 0): string {
  if (depth > 3 || typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pad = ' '.repeat(depth + 1)
  const parts = Array.isArray(value)
    ? value.map((one) => pad + expectedText(one, depth + 1))
    : Object.entries(value).map(([name, one]) => `${pad}${JSON.stringify(name)}: ${expectedText(one, depth + 1)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (parts.length === 0) return `${open}${close}`
  return `${open}\n${parts.join(',\n')}\n${' '.repeat(depth)}${close}${depth === 0 ? '\n' : ''}`
}
