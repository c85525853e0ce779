import type { LoadFigures, Times } from './measure-load.ts'

/** The figures as lines of a table, under their aims. */
export function reportOfLoad(database: string, figures: LoadFigures): string[] {
  const { accountants, seconds, all, alone, tasks, errors, cpuMsPerCall, memoryBefore, memoryAfter } = figures
  const failed = Object.values(errors).reduce((sum, n) => sum + n, 0)
  return [
    `\n${accountants} accountants at work on ${database} for ${seconds} s, each in their own company`,
    `  ${count(all.calls)} calls, ${(all.calls / seconds).toFixed(0)}/s; errors ${failed} (aim 0)`,
    ...Object.entries(errors).map(([error, times]) => `    ${error} × ${times}`),
    columns('ms', ['calls', '50 %', '95 %', '99 %']),
    line('all', all),
    ...Object.entries(tasks)
      .toSorted(([, a], [, b]) => b.calls - a.calls)
      .map(([name, times]) => line(name, times)),
    line('one accountant alone', alone),
    `  median against one accountant alone ${(all.p50 / alone.p50).toFixed(2)}×`,
    `  processor ${cpuMsPerCall.toFixed(1)} ms for a call`,
    `  memory ${mib(memoryAfter)} after against ${mib(memoryBefore)} before = ${(memoryAfter / memoryBefore).toFixed(2)}×`,
  ]
}

const line = (name: string, { calls, p50, p95, p99 }: Times): string =>
  columns(name, [count(calls), p50.toFixed(1), p95.toFixed(1), p99.toFixed(1)])

const columns = (name: string, cells: readonly string[]): string =>
  `  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(10)).join('')}`

const count = (n: number): string => n.toLocaleString('en-US')

const mib = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MiB`
