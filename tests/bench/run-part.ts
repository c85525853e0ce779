import { benchRows } from './bench-rows.ts'
import type { DatabaseKind } from './bench-site.ts'
import { measureCalls } from './calls/measure-calls.ts'
import { measureLoad } from './load/measure-load.ts'
import { measureAccounts } from './measure-accounts.ts'
import { measureCopy } from './measure-copy.ts'
import { measureDashboard } from './measure-dashboard.ts'
import { measureExcel } from './measure-excel.ts'
import { measureHostile } from './measure-hostile.ts'
import { measureIngestion } from './measure-ingestion.ts'
import { measureMemory } from './measure-memory.ts'
import { measurePrinting } from './measure-printing.ts'
import { measureRce } from './measure-rce.ts'
import { measureReading } from './measure-reading.ts'
import { measureSignIn } from './measure-sign-in.ts'
import { measureModal } from './modal/measure-modal.ts'
import { measureTable } from './table/measure-table.ts'

/** One measurement in a process of its own, its figures as one line of JSON: `run-part.ts <part> <file> [database]`. */
const [part, path = '', database] = process.argv.slice(2)
const parts: Record<string, () => Promise<unknown>> = {
  signIn: () => measureSignIn(),
  dashboard: () => measureDashboard(),
  table: () => measureTable(),
  modal: () => measureModal(),
  printing: () => measurePrinting(),
  excel: () => measureExcel(),
  hostile: () => measureHostile(),
  accounts: () => measureAccounts(),
  memory: () => measureMemory(),
  load: () => measureLoad(database as DatabaseKind),
  reading: () => measureReading(path),
  copy: () => measureCopy(database as DatabaseKind, path),
  rce: () => measureRce(database as DatabaseKind, path),
  calls: () => measureCalls(database as DatabaseKind, benchRows),
  ingestion: () => measureIngestion(database as DatabaseKind, path, { withReader: false }),
  waits: () => measureIngestion(database as DatabaseKind, path, { withReader: true }),
}
const run = parts[part ?? '']
if (!run) throw new Error(`Unknown part ${part}: one of ${Object.keys(parts).join(', ')}.`)
process.stdout.write(`${JSON.stringify(await run())}\n`)
process.exit(0)
