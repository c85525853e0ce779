import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether nobody asked before in this run, which has a folder for its notes. */
export function isFirstTime(name) {
  const note = join(process.env.CASE_NOTES, name)
  if (existsSync(note)) return false
  writeFileSync(note, '')
  return true
}
