import { writeXlsxStream } from 'hucre/xlsx'
import { type Column, type Row, writeXlsx } from '../../apps/api/src/platform/xlsx/index.ts'
import { startMemoryWatch } from './memory-watch.ts'
import { seconds } from './seconds.ts'

export interface ExcelFigures {
  readonly rows: number
  readonly columns: number
  readonly seconds: number
  readonly bytes: number
  /** Peak over idle of the whole process. */
  readonly growthMiB: number
  /** The same cells by a library that streams one plain sheet: no filter, totals or links. */
  readonly bareSeconds: number
}

const ROWS = 100_000
const BATCH = 1000

const columns: readonly Column[] = [
  { heading: 'Fecha', kind: 'date', width: 12 },
  ...named('Texto', 6, 'text'),
  ...named('Importe', 11, 'money'),
  { heading: 'Tasa', kind: 'number', width: 10 },
  { heading: 'Enlace', kind: 'link', width: 12, linkText: 'Ver imagen' },
]

/** Writes 100,000 rows of 20 columns, with totals and links, and the same by a bare streaming writer: the best of three each. */
export async function measureExcel(): Promise<ExcelFigures> {
  const ours: number[] = []
  const bare: number[] = []
  let bytes = 0
  globalThis.gc?.()
  const memory = startMemoryWatch()
  for (let run = 0; run < 3; run += 1) {
    ours.push(
      await seconds(async () => {
        bytes = await sizeOf(writeXlsx([{ name: 'Compras', columns, rows: batches() }]))
      }),
    )
  }
  const { processGrowthMiB } = memory.stop()
  for (let run = 0; run < 3; run += 1) {
    bare.push(await seconds(async () => void (await sizeOf(writeXlsxStream(bareRows(), bareOptions)))))
  }
  return {
    rows: ROWS,
    columns: columns.length,
    seconds: Math.min(...ours),
    bytes,
    growthMiB: processGrowthMiB,
    bareSeconds: Math.min(...bare),
  }
}

function named(heading: string, count: number, kind: 'text' | 'money'): Column[] {
  return Array.from({ length: count }, (_, i) => ({
    heading: `${heading} ${i + 1}`,
    kind,
    width: 14,
    hasTotal: kind === 'money',
  }))
}

async function* batches(): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < ROWS; start += BATCH) yield Array.from({ length: BATCH }, (_, i) => rowAt(start + i))
}

function rowAt(index: number): Row {
  return columns.map(({ kind }, column) => {
    if (kind === 'date') return `2026-08-${String(1 + (index % 28)).padStart(2, '0')}`
    if (kind === 'money') return ((index * 7919 + column * 104_729) % 9_000_000) - 400_000
    if (kind === 'number') return '3.750'
    if (kind === 'link') return `http://localhost:3000/app/internal/voucher-files/c/F001-${index}.jpeg?expires=1`
    return `PROVEEDOR DE PRUEBA ${index % 5000} & CÍA. S.A.C. ${column}`
  })
}

const bareOptions = {
  name: 'Compras',
  columns: columns.map(({ heading }) => ({ header: heading })),
  freezePane: { rows: 1 },
}

function* bareRows() {
  for (let index = 0; index < ROWS; index += 1) {
    yield rowAt(index).map((cell, i) => {
      const { kind } = columns[i] ?? { kind: 'text' }
      if (kind === 'date') return new Date(`${String(cell)}T00:00:00Z`)
      return kind === 'money' ? Number(cell) / 100 : kind === 'number' ? Number(cell) : cell
    })
  }
}

async function sizeOf(stream: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) bytes += chunk.byteLength
  return bytes
}
