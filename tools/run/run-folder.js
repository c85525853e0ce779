import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endProcesses, waitingParents } from './processes.js'

const guard = fileURLToPath(new URL('guard.js', import.meta.url))

/**
 * The temporary folder of one run. Whatever a step starts has it as its temporary folder, and ends with the run. A guard beside
 * the run sees to that when the run, or the npm that waits for it, is interrupted or killed.
 */
export function openRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-'))
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o755)
  const watched = [process.pid, ...waitingParents()]
  spawn(process.execPath, [guard, folder, ...watched], { detached: true, stdio: 'ignore' }).unref()
  return {
    folder,
    async close() {
      await endProcesses(folder)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
