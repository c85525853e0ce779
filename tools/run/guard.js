// `node guard.js FOLDER PID...` waits until one of the processes is gone. If the folder is still there then, the run was killed.
import { existsSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcesses, isAlive } from './processes.js'

const [folder, ...watched] = process.argv.slice(2)
while (existsSync(folder) && watched.every(isAlive)) await wait(500)
if (existsSync(folder)) {
  const [run] = watched
  if (isAlive(run)) process.kill(run, 'SIGKILL')
  await endProcesses(folder)
  rmSync(folder, { recursive: true, force: true })
}
