import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { countOf } from './report.js'
import { root, say } from './workspace.js'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit in the working tree, and whether files differ from it. */
export function commitOf() {
  try {
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '' }
  } catch {
    return undefined
  }
}

/** Writes what a complete run came to in the user's cache folder, by its commit. */
export function recordGate(at, outcomes, seconds) {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'contapro', 'gate')
  try {
    if (!at) throw new Error('git knows no commit here')
    const file = join(folder, `${at.commit}.json`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      `${file}.${process.pid}`,
      JSON.stringify({ ...at, ...countOf(outcomes), seconds: Math.round(seconds) }),
    )
    renameSync(`${file}.${process.pid}`, file)
  } catch ({ message }) {
    say(`The result could not be written to ${folder}: ${message}.`)
  }
}
