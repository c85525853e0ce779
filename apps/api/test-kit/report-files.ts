import { type RegisterRow, readRegister } from '@contapro/sunat/sire'
import { type CellValue, readXlsx } from 'hucre/xlsx'
import { expect } from 'vitest'
import type { Contract } from '../src/platform/http/contract/contract-values.ts'
import type { TestApp } from './test-app.ts'
import type { TestAccountant } from './testing-records.ts'

/** A report as a browser has it. */
export interface DownloadedReport {
  readonly name: string
  readonly bytes: Uint8Array
  readonly text: string
  readonly contentType: string | null
}

/** The path of the call for a report: `rce`, `rvie` (`.zip`), `compras`, `ventas` or `siscont`. */
export function reportPath(ruc: string, kind: string, period = '202608'): string {
  const path = `/app/internal/businesses/${ruc}/reports`
  if (kind === 'siscont') return `${path}/siscont?tax_period=${period}`
  const side = kind.startsWith('rvie') || kind === 'ventas' ? 'VENTA' : 'COMPRA'
  const extension = kind.endsWith('.zip') ? 'zip' : kind.startsWith('r') ? 'txt' : 'xlsx'
  const register = kind.includes('.whole') ? '&register=whole' : ''
  return `${path}?tax_period=${period}&operation_type=${side}&file_extension=${extension}${register}`
}

/** Asks for a report until it is made, and fetches it without a token. */
export async function downloadReport(app: TestApp, as: TestAccountant, path: string): Promise<DownloadedReport> {
  for (;;) {
    const { status, body, text } = await app.request(path, { as })
    if (status !== 200 && status !== 202) throw new Error(`${status} ${text}`)
    if (status === 200) return fetchReport(app, body as Contract<'report-file'>)
  }
}

async function fetchReport(app: TestApp, { sas, blob_filename: name }: Contract<'report-file'>) {
  const file = await app.request(sas)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  expect(file.headers.get('content-length')).toBe(String(file.bytes.byteLength))
  return { name, bytes: file.bytes, text: file.text, contentType: file.headers.get('content-type') }
}

/** The vouchers of a text file for SIRE, read back; a file with any error is a failure of the test. */
export async function rowsOf(text: string): Promise<RegisterRow[]> {
  const rows: RegisterRow[] = []
  for await (const batch of readRegister(oneChunk(text))) {
    expect(batch.errors).toEqual([])
    rows.push(...batch.rows)
  }
  return rows
}

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** A sheet of an Excel file, its rows by heading. Read by another library than the one that wrote it. */
export async function sheetOf(bytes: Uint8Array, name: string) {
  const { sheets } = await readXlsx(bytes)
  const sheet = sheets.find((one) => one.name === name)
  if (!sheet) throw new Error(`There is no sheet ${name}: ${sheets.map((one) => one.name).join(', ')}`)
  const [headings = [], ...rows] = sheet.rows
  const byHeading = rows.map(
    (row) => new Map<string, CellValue>(headings.map((heading, i) => [String(heading), row[i] ?? null])),
  )
  const total = byHeading.at(-1)?.get(String(headings[0])) === 'Total' ? byHeading.pop() : undefined
  return { sheet, headings: headings.map(String), rows: byHeading, total }
}
