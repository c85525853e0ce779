export interface MemoryFigures {
  /** Longest time for which nothing else could run in the server's main thread. */
  readonly loopMaxMs: number
  /** Growth of the main thread's memory over idle, in MiB: heap, buffers and what else Node counts for it. */
  readonly mainGrowthMiB: number
  /** Growth of the whole process, with the embedded database's thread. */
  readonly processGrowthMiB: number
  readonly processPeakMiB: number
}

const MIB = 1024 * 1024
const INTERVAL_MS = 20

/** Watches memory and event loop from now, an idle moment, on. */
export function startMemoryWatch(): { stop(): MemoryFigures } {
  const idle = { main: mainBytes(), process: process.memoryUsage.rss() }
  const peak = { ...idle }
  let loopMaxMs = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const t = performance.now()
    loopMaxMs = Math.max(loopMaxMs, t - last - INTERVAL_MS)
    last = t
    peak.main = Math.max(peak.main, mainBytes())
    peak.process = Math.max(peak.process, process.memoryUsage.rss())
  }, INTERVAL_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return {
        loopMaxMs,
        mainGrowthMiB: (peak.main - idle.main) / MIB,
        processGrowthMiB: (peak.process - idle.process) / MIB,
        processPeakMiB: peak.process / MIB,
      }
    },
  }
}

function mainBytes(): number {
  const { heapTotal, external } = process.memoryUsage()
  return heapTotal + external
}
