import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IngestionFigures } from './measure-ingestion.ts'
import type { ReadingFigures } from './measure-reading.ts'
import { writeRegisterFile } from './register-file.ts'

// Reading and ingestion of one large register, each against its limit on the same machine in the same run.
// BENCH_ROWS (1,000,000) makes it smaller; BENCH_DATABASES (pglite,postgres) leaves one out.

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
const databases = (process.env.BENCH_DATABASES ?? 'pglite,postgres').split(',')
const partScript = fileURLToPath(new URL('run-part.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'contapro-bench-file-'))
const file = join(folder, 'propuesta.txt')

try {
  say(
    `Writing an RCE proposal of ${count(rows)} purchases … (load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores)`,
  )
  await writeRegisterFile(file, rows)
  reportReading(runPart('reading') as ReadingFigures)
  for (const database of databases) {
    const copySeconds = runPart('copy', database) as number
    const alone = runPart('ingestion', database) as IngestionFigures
    reportIngestion(database, copySeconds, alone)
    reportWaits(runPart('waits', database) as IngestionFigures)
  }
} finally {
  rmSync(folder, { recursive: true })
}

function runPart(part: string, database = ''): unknown {
  const child = spawnSync(
    process.execPath,
    ['--expose-gc', '--conditions=contapro-source', partScript, part, file, database],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (child.status !== 0) throw new Error(`The part ${part} ${database} ended with ${child.status ?? child.signal}.`)
  return JSON.parse(child.stdout)
}

function reportReading(r: ReadingFigures): void {
  const megabytes = r.bytes / 1024 ** 2
  say(`\nReading (${count(r.rows)} rows, ${megabytes.toFixed(0)} MiB; aim ≤ 2.5×)`)
  say(`  bare split   ${rate(r.rows, r.splitSeconds)}`)
  say(`  readRegister ${rate(r.rows, r.readSeconds)}  = ${(r.readSeconds / r.splitSeconds).toFixed(2)}×`)
}

function reportIngestion(database: string, copySeconds: number, i: IngestionFigures): void {
  say(`\nIngestion on ${database} (aim ≤ 2×)`)
  say(`  COPY         ${rate(i.rows, copySeconds)}`)
  say(`  ingestion    ${rate(i.rows, i.seconds)}  = ${(i.seconds / copySeconds).toFixed(2)}×`)
}

function reportWaits(i: IngestionFigures): void {
  say(
    `  with a reader (${count(i.reads)} reads): longest wait ${ms(i.readerMaxMs)} for ${i.slowest} (aim ≤ 500), 99 % ${ms(i.readerP99Ms)},`,
  )
  say(`    main thread busy at most ${ms(i.loopMaxMs)} at a time, ${rate(i.rows, i.seconds)}`)
  say(
    `    memory over idle: main thread ${mib(i.mainGrowthMiB)} (aim < 200), process ${mib(i.processGrowthMiB)}, peak ${mib(i.processPeakMiB)}`,
  )
}

function rate(n: number, seconds: number): string {
  return `${count(Math.round(n / seconds)).padStart(9)} rows/s  (${seconds.toFixed(1)} s)`
}

function count(n: number): string {
  return n.toLocaleString('en-US')
}

function ms(n: number): string {
  return `${n.toFixed(0)} ms`
}

function mib(n: number): string {
  return `${n.toFixed(0)} MiB`
}

function say(line: string): void {
  console.log(line)
}
