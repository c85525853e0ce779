import { receiveUpload } from '../ingestion/receiving/receive-upload.ts'
import { addDemoAccounts, type DemoServices } from './add-demo-accounts.ts'
import { demoCompanies } from './companies/demo-companies.ts'
import { listUploadedNames } from './demo-records.store.ts'
import { type DemoUpload, demoUploads } from './demo-uploads.ts'
import type { DemoFile } from './files/demo-file.ts'
import { monthFiles } from './files/month-files.ts'
import { streamedFiles } from './files/streamed-files.ts'
import { demoMonth } from './vouchers/demo-month.ts'

/** How far the demo is. */
export interface DemoProgress {
  /** Months of companies taken in, of those that this run has to take in. */
  readonly done: number
  readonly total: number
  /** What was taken in last ("Comercial Andina del Sur S.A.C., 202610"); null before the first. */
  readonly last: string | null
}

export interface LoadDemoOptions {
  /** Told first when the accounts are there (0 done), then after every month. */
  readonly onProgress?: (progress: DemoProgress) => void
  /** Set when the server stops: loading leaves off and goes on at the next start. */
  readonly signal?: AbortSignal
  /** The months to take in; every one of the demo unless given. */
  readonly uploads?: readonly DemoUpload[]
}

/**
 * Makes the demo's accounts and companies and takes in the files of their months, as any upload. What is there already is
 * left alone: a killed run is continued by the next one, and a new month is added once it is complete. Resolves when
 * everything is taken in, or when the signal says to stop.
 */
export async function loadDemo(services: DemoServices, options: LoadDemoOptions = {}): Promise<void> {
  const { onProgress, signal, uploads = demoUploads(services.clock) } = options
  const businesses = await addDemoAccounts(services)
  const months = await missingMonths(services, businesses, uploads)
  const report = (done: number): void => {
    const month = months[done - 1]
    const last = month ? `${month.upload.company.name}, ${month.upload.period}` : null
    onProgress?.({ done, total: months.length, last })
  }
  report(0)
  const stopped = stopOf(signal)
  let done = 0
  while (done < months.length) {
    const turn = months.slice(done, done + (done === 0 ? 1 : MONTHS_A_TURN))
    // These files are made while the server still takes in those of the turn before.
    const prepared: (MissingMonth & { readonly files: readonly DemoFile[] })[] = []
    for (const month of turn) prepared.push({ ...month, files: await filesOf(month) })
    await Promise.race([services.ingestion.idle(), stopped])
    if (done > 0 && !signal?.aborted) report(done)
    if (signal?.aborted) return
    for (const { businessUuid, files } of prepared) {
      // The accountants of the demo upload as anybody does: their companies are the demo's own.
      await receiveUpload(services, { businessUuid, origin: 'person' }, streamedFiles(files))
    }
    done += turn.length
  }
  await Promise.race([services.ingestion.idle(), stopped])
  if (!signal?.aborted && done > 0) report(done)
}

/** Every account and company of the demo, all months of the first company and the newest two of each other: what a look at each screen wants. */
export function loadNewestDemoMonths(services: DemoServices): Promise<void> {
  return loadDemo(services, { uploads: demoUploads(services.clock).filter(isOfNewestMonths) })
}

const isOfNewestMonths = ({ company, monthsBack }: DemoUpload): boolean =>
  company === demoCompanies[0] || monthsBack < 2

/** Companies are taken in side by side, so a turn holds several; the very first month comes alone, to be seen early. */
const MONTHS_A_TURN = 6

interface MissingMonth {
  readonly upload: DemoUpload
  readonly businessUuid: string
}

/** Months whose register of sales is not there: the files of a month come in one upload, received whole or not at all. */
async function missingMonths(
  { database }: DemoServices,
  businesses: ReadonlyMap<string, string>,
  uploads: readonly DemoUpload[],
): Promise<MissingMonth[]> {
  const names = new Map<string, ReadonlySet<string>>()
  const missing: MissingMonth[] = []
  for (const upload of uploads) {
    const businessUuid = businesses.get(upload.company.ruc)
    if (businessUuid === undefined) continue
    const known = names.get(businessUuid) ?? (await listUploadedNames(database, businessUuid))
    names.set(businessUuid, known)
    const register = `LE${upload.company.ruc}${upload.period}00`
    if ([...known].some((name) => name.startsWith(register))) continue
    missing.push({ upload, businessUuid })
  }
  return missing
}

function filesOf({ upload }: MissingMonth): Promise<DemoFile[]> {
  return monthFiles(demoMonth(upload.company, upload.period), { xmlPercent: upload.xmlPercent })
}

/** Resolves when the signal says to stop; never without one. */
function stopOf(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve()
    else signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}
