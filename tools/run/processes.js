import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** What Linux tells of a process; empty when it is gone, of another user, or on another system. */
function about(pid, part) {
  try {
    return readFileSync(`/proc/${pid}/${part}`, 'utf8')
  } catch {
    return ''
  }
}

/** The fields after the name of a process, which may have spaces: state, parent, … */
const status = (pid) => about(pid, 'stat').split(') ').at(-1).split(' ')

/** Whether a process still runs; one that has ended and that nobody asks about does not. */
export function isAlive(pid) {
  if (process.platform === 'linux') return !['', 'Z', 'X'].includes(status(pid)[0])
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The commands that only wait for this process: npm, its shell and `.ci/run`. */
export function waitingParents(pid = process.pid) {
  const parent = status(pid)[1]
  const command = about(parent, 'cmdline').replaceAll('\0', ' ')
  return /^npm |^sh -c |\.ci\/run/.test(command) ? [parent, ...waitingParents(parent)] : []
}

/** The processes, but this one, that name a folder in their environment or arguments: the temporary folder that they were given. */
function processesOf(folder) {
  const names = (pid) => ['environ', 'cmdline'].some((part) => about(pid, part).includes(folder))
  const all = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return all.map(Number).filter((pid) => pid !== process.pid && names(pid) && isAlive(pid))
}

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It ended by itself.
    }
  }
}

/** Ends what was started with a folder as its temporary folder: asks first, for up to five seconds. */
export async function endProcesses(folder) {
  signal(processesOf(folder), 'SIGTERM')
  for (let tries = 0; tries < 50 && processesOf(folder).length > 0; tries += 1) await wait(100)
  for (let tries = 0; tries < 50 && processesOf(folder).length > 0; tries += 1) {
    signal(processesOf(folder), 'SIGKILL')
    await wait(100)
  }
}
