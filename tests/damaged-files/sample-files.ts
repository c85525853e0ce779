import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { WholeFile } from './damage.ts'

const folder = join(import.meta.dirname, '../golden/sample-month')

/** Every file of the sample month that Contapro reads: registers, PLE, zips, vouchers, deposits, padrón. */
export const sampleFiles: readonly WholeFile[] = globSync(
  ['sire/*', 'ple/*', 'xml/*', 'detracciones/*', 'padron_reducido_muestra.txt'],
  { cwd: folder },
)
  .toSorted()
  .map((path) => ({ name: basename(path), content: readFileSync(join(folder, path)) }))
