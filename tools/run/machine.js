import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { availableParallelism, freemem, loadavg, release, tmpdir, totalmem } from 'node:os'
import { bin, root } from './workspace.js'

const GB = 1e9
const gb = (bytes) => (bytes / GB).toFixed(1)
const LEAST_DISK = 3 * GB
/** A disk with less is full for a database or a browser. */
const FULL_DISK = 0.1 * GB

function freeDisk() {
  const places = [root, tmpdir()].map((path) => statfsSync(path))
  return Math.min(...places.map(({ bavail, bsize }) => bavail * bsize))
}

/** How busy the machine is now. */
export const busyness = () => `load ${loadavg()[0].toFixed(1)}, ${gb(freemem())} GB of memory free`

/** One line about the machine, and one that warns when the disk is nearly full. */
export function machineLines(disk = freeDisk()) {
  const { stdout } = spawnSync(`${bin}/node`, ['--version'], { encoding: 'utf8' })
  const versions = `Node.js ${(stdout ?? process.version).trim().slice(1)}, ${process.platform} ${release()}`
  return [
    `${availableParallelism()} cores, ${busyness()} of ${gb(totalmem())}, ${gb(disk)} GB of disk free, ${versions}`,
    ...(disk < LEAST_DISK ? [`⚠ Less than 3 GB of disk are free: tests may fail for that. Free some first.`] : []),
  ]
}

/** What the report says when the disk is full. */
export function fullDiskLines(messages, disk = freeDisk()) {
  const isFull = disk < FULL_DISK || messages.some((message) => /ENOSPC|No space left on device/.test(message))
  return isFull ? [`✖ The disk is full (${gb(disk)} GB free). Free some space, then run this again.`] : []
}
