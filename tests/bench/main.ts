import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { benchRows } from './bench-rows.ts'
import type { CallFigures } from './calls/measure-calls.ts'
import { reportOfCalls } from './calls/report-calls.ts'
import type { LoadFigures } from './load/measure-load.ts'
import { reportOfLoad } from './load/report-load.ts'
import type { AccountFigures } from './measure-accounts.ts'
import type { DashboardFigures } from './measure-dashboard.ts'
import type { ExcelFigures } from './measure-excel.ts'
import type { HostileFigures } from './measure-hostile.ts'
import type { IngestionFigures } from './measure-ingestion.ts'
import type { HeapGrowth, MemoryGrowth } from './measure-memory.ts'
import type { PrintingFigures } from './measure-printing.ts'
import type { RceFigures } from './measure-rce.ts'
import type { ReadingFigures } from './measure-reading.ts'
import type { SignInFigures } from './measure-sign-in.ts'
import type { ModalFigures } from './modal/measure-modal.ts'
import { writeRegisterFile } from './register-file.ts'
import type { TableFigures } from './table/measure-table.ts'

// The first visit of the sign-in and a company's dashboard on a slow phone; the table and the modal against bare ones; printed vouchers; an Excel file; hostile files; sign-in;
// memory that is kept; many accountants at a time; reading, ingestion and RCE of one large register; each call of a company with as many vouchers.
// Each against its limit in the same run.
// BENCH_ROWS (1,000,000) makes it smaller; BENCH_DATABASES (pglite,postgres) leaves one out.

const databases = (process.env.BENCH_DATABASES ?? 'pglite,postgres').split(',')
const partScript = fileURLToPath(new URL('run-part.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'contapro-bench-file-'))
const file = join(folder, 'propuesta.txt')

/** By the names that `npm run bench <part>` takes. */
const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  'sign-in': () => reportSignIn(runPart('signIn') as SignInFigures),
  dashboard: () => reportDashboard(runPart('dashboard') as DashboardFigures),
  table: () => reportTable(runPart('table') as TableFigures),
  modal: () => reportModal(runPart('modal') as ModalFigures),
  printing: () => reportPrinting(runPart('printing') as PrintingFigures),
  excel: () => reportExcel(runPart('excel') as ExcelFigures),
  hostile: () => reportHostile(runPart('hostile') as readonly HostileFigures[]),
  accounts: () => reportAccounts(runPart('accounts') as AccountFigures),
  memory: () => reportMemory(runPart('memory') as MemoryGrowth),
  load() {
    for (const database of databases) reportOfLoad(database, runPart('load', database) as LoadFigures).forEach(say)
  },
  ingestion: reportRegister,
}
const [wanted] = process.argv.slice(2)

try {
  if (wanted !== undefined && !parts[wanted]) {
    throw new Error(`Unknown part ${wanted}: one of ${Object.keys(parts).join(', ')}.`)
  }
  for (const [name, report] of Object.entries(parts)) if (wanted === undefined || wanted === name) await report()
} finally {
  rmSync(folder, { recursive: true })
}

async function reportRegister(): Promise<void> {
  say(
    `Writing an RCE proposal of ${count(benchRows)} purchases … (load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores)`,
  )
  await writeRegisterFile(file, benchRows)
  reportReading(runPart('reading') as ReadingFigures)
  for (const database of databases) {
    const copySeconds = runPart('copy', database) as number
    const alone = runPart('ingestion', database) as IngestionFigures
    reportIngestion(database, copySeconds, alone)
    reportWaits(runPart('waits', database) as IngestionFigures)
    reportRce(runPart('rce', database) as RceFigures)
    reportOfCalls(database, runPart('calls', database) as CallFigures).forEach(say)
  }
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

function reportSignIn({ lcpMs, scriptBytes }: SignInFigures): void {
  say('First visit of /login (4× slowed processor, 1.6 Mbit/s, 150 ms; median of 5)')
  say(`  largest contentful paint ${ms(lcpMs)} (aim ≤ 2,500 ms)`)
  say(`  JavaScript ${(scriptBytes / 1000).toFixed(1)} kB gzip (aim ≤ 167 kB)`)
}

function reportDashboard(figures: DashboardFigures): void {
  say('\nDashboard of a company on the same phone (median of 5)')
  for (const [what, visit] of [
    ['by its address, empty cache', figures.byAddress],
    ['from the companies', figures.fromCompanies],
  ] as const) {
    const { figuresMs, chartMs, shift } = visit
    say(
      `  ${what.padEnd(28)} figures ${ms(figuresMs)} (aim ≤ 2,500 ms), chart ${ms(chartMs)} (aim: later), shifts ${shift.toFixed(3)} (aim ≤ 0.02)`,
    )
  }
}

function reportTable({ bare, contapro }: TableFigures): void {
  const line = (what: string, ours: number, theirs: number): void => say(`  ${what.padEnd(11)} ${ratio(ours, theirs)}`)
  say('\nDataTable against a bare HTML table (100 rows × 12 columns, processor slowed 4×; aim ≤ 2×)')
  line('render', contapro.render, bare.render)
  line('select all', contapro.selectAll, bare.selectAll)
}

function reportModal({ bare, contapro }: ModalFigures): void {
  say(
    '\nA modal against a bare dialog, from the press to the picture (processor slowed 4×; aim < 100 ms, without a fetch)',
  )
  say(`  first time  ${ratio(contapro.first, bare.first)}`)
  say(`  later       ${ratio(contapro.later, bare.later)}`)
}

function reportPrinting(p: PrintingFigures): void {
  say('\nPrinted vouchers (aim: one < 150 ms)')
  say(
    `  JPEG of one  ${ms(p.jpegMs)} against ${ms(p.blankMs)} for a blank page = ${(p.jpegMs / p.blankMs).toFixed(2)}×`,
  )
  say(`  PDF of one   ${ms(p.pdfMs)}`)
  say(`  zip of 100 images (${(p.zipBytes / 1024 ** 2).toFixed(1)} MiB): ${p.zipSeconds.toFixed(1)} s drawn for it`)
  say(
    `    = ${((p.zipSeconds * 1000) / (100 * p.blankMs)).toFixed(2)}× of 100 blank pages, ${p.keptZipSeconds.toFixed(1)} s when kept from before`,
  )
  say(`    memory over idle, at its peak: ${mib(p.zipGrowthMiB)}`)
}

function reportHostile(files: readonly HostileFigures[]): void {
  say('\nHostile files: what others wait for beyond their own time, and how long the thread is busy (aim ≤ 250 ms)')
  for (const { name, does, bytes, seconds, waitMs, blockMs, code } of files) {
    say(
      `  ${name.padEnd(20)} ${ms(waitMs).padStart(8)} ${ms(blockMs).padStart(8)}  ${code} after ${seconds.toFixed(1)} s, ${mib(bytes / 1024 ** 2)}: ${does}`,
    )
  }
}

function reportAccounts(a: AccountFigures): void {
  say('\nSign-in and password recovery')
  say(
    `  an unknown address against a wrong password ${ratio(a.unknownAddressMs, a.wrongPasswordMs)} (aim 0.8 to 1.25×)`,
  )
  say(`  a silent mail server against its limit      ${ratio(a.silentMailMs, a.mailLimitMs)} (aim ≤ 1.5×)`)
}

function reportMemory({ server, page }: MemoryGrowth): void {
  const line = (what: string, { rounds, warm, after }: HeapGrowth): void =>
    say(
      `  ${what} ${mib(after / 1024 ** 2)} after ${rounds} rounds against ${mib(warm / 1024 ** 2)} before = ${(after / warm).toFixed(2)}×`,
    )
  say('\nMemory that is kept (aim ≤ 1.1×)')
  line('server at work      ', server)
  line('page with a widget  ', page)
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

function reportExcel(e: ExcelFigures): void {
  say(`\nExcel against a bare streaming writer (${count(e.rows)} rows × ${e.columns} columns; aim ≤ 2×)`)
  say(`  bare         ${rate(e.rows, e.bareSeconds)}`)
  say(
    `  writeXlsx    ${rate(e.rows, e.seconds)}  = ${(e.seconds / e.bareSeconds).toFixed(2)}×, ${mib(e.bytes / 1024 ** 2)}`,
  )
  say(`  memory over idle, at its peak: ${mib(e.growthMiB)} (aim ≤ 256)`)
}

function reportRce(r: RceFigures): void {
  say(`  RCE to the disk, against reading its vouchers and doing nothing (aim ≤ 2×)`)
  say(`    read       ${rate(r.rows, r.readSeconds)}`)
  say(
    `    RCE        ${rate(r.rows, r.seconds)}  = ${(r.seconds / r.readSeconds).toFixed(2)}×, ${mib(r.bytes / 1024 ** 2)}`,
  )
  say(`    memory over idle: main thread ${mib(r.mainGrowthMiB)}, process ${mib(r.processGrowthMiB)} (aim ≤ 256)`)
}

function ratio(n: number, reference: number): string {
  return `${ms(n)} against ${ms(reference)} = ${(n / reference).toFixed(2)}×`
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
