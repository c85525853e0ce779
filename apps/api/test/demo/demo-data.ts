import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type DepositRow, readDeposits } from '@contapro/sunat/deposits'
import { type PurchaseRow, readRegister, type SaleRow } from '@contapro/sunat/sire'
import { readUbl, type UblVoucher, type UblWithholding } from '@contapro/sunat/ubl'
import { fromBufferPromise } from 'yauzl'
import type { DemoFile } from '../../src/demo/files/demo-file.ts'
import { monthFiles } from '../../src/demo/files/month-files.ts'
import { type DemoUpload, demoUploads } from '../../src/demo/index.ts'
import { demoMonth } from '../../src/demo/vouchers/demo-month.ts'

/** The day on which the tests look at the demo: its last month is 202610. */
export const testClock = (): Date => new Date('2026-11-20T15:00:00Z')

/** What the product's readers find in the files of a month. */
interface ReadFiles {
  readonly purchases: PurchaseRow[]
  readonly sales: SaleRow[]
  readonly vouchers: UblVoucher[]
  readonly withholdings: UblWithholding[]
  readonly deposits: DepositRow[]
  /** What the readers refused; to be empty. */
  readonly problems: string[]
  /** Declared by the XML files, and whether a mark comes first. */
  readonly encodings: string[]
}

export interface ReadMonth extends DemoUpload, ReadFiles {
  readonly fileNames: readonly string[]
  /** Of every unpacked file's name and bytes. */
  readonly digest: string
}

/** The newest months of every company (all of them unless told how many), made and read again. */
export async function readDemo(newest = 13): Promise<ReadMonth[]> {
  const months: ReadMonth[] = []
  for (const upload of demoUploads(testClock)) if (upload.monthsBack < newest) months.push(await readMonth(upload))
  return months
}

/** One month of the demo, made and read again. */
export async function readMonth(upload: DemoUpload): Promise<ReadMonth> {
  const { company, period, xmlPercent } = upload
  const files = await monthFiles(demoMonth(company, period), { xmlPercent })
  const entries = (await Promise.all(files.map(unzip))).flat()
  const digest = createHash('sha256')
  for (const { name, bytes } of entries) digest.update(`${name}\n`).update(bytes)
  const found: ReadFiles = {
    purchases: [],
    sales: [],
    vouchers: [],
    withholdings: [],
    deposits: [],
    problems: [],
    encodings: [],
  }
  for (const entry of entries) {
    if (entry.name.endsWith('.xml')) readXml(entry, found)
    else if (entry.name.endsWith('-detracciones.csv')) await readReport(entry, company.ruc, found)
    else await readRows(entry, company.ruc, found)
  }
  return { ...upload, ...found, fileNames: files.map((file) => file.name), digest: digest.digest('hex') }
}

/** The entries of a zip; any other file is its own. */
export async function unzip({ name, bytes }: DemoFile): Promise<DemoFile[]> {
  if (!name.endsWith('.zip')) return [{ name, bytes }]
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
  const files: DemoFile[] = []
  for await (const entry of zip.eachEntry()) {
    files.push({ name: entry.fileName, bytes: await buffer(await zip.openReadStreamPromise(entry)) })
  }
  return files
}

async function readRows({ name, bytes }: DemoFile, ownerRuc: string, found: ReadFiles): Promise<void> {
  for await (const { rows, errors } of readRegister(Readable.from([bytes]), { ownerRuc })) {
    found.problems.push(...errors.map((error) => `${name} ${error.line} ${error.field} ${error.message}`))
    for (const row of rows) {
      if (row.book === 'RCE') found.purchases.push(row)
      else found.sales.push(row)
    }
  }
}

async function readReport({ name, bytes }: DemoFile, ownerRuc: string, found: ReadFiles): Promise<void> {
  for await (const { rows, errors } of readDeposits(Readable.from([bytes]), { ownerRuc })) {
    found.problems.push(...errors.map((error) => `${name} ${error.line} ${error.field} ${error.message}`))
    found.deposits.push(...rows)
  }
}

function readXml({ name, bytes }: DemoFile, found: ReadFiles): void {
  const result = readUbl(bytes)
  if (!result.ok) {
    found.problems.push(...result.errors.map((error) => `${name} ${error.field} ${error.message}`))
    return
  }
  if (result.document.kind === 'voucher') found.vouchers.push(result.document)
  else found.withholdings.push(result.document)
  const head = Buffer.from(bytes.subarray(0, 60)).toString('latin1')
  const mark = head.startsWith('\u00ef\u00bb\u00bf') ? ' with mark' : ''
  found.encodings.push(`${/encoding="([^"]+)"/.exec(head)?.[1] ?? 'none'}${mark}`)
}
