import { text } from 'node:stream/consumers'
import { type CellValue, readXlsx } from 'hucre/xlsx'
import { fromBufferPromise } from 'yauzl'

/** A sheet of an Excel file: its rows by heading, without the row of totals, which stands beside them. */
export interface OpenSheet {
  readonly headings: readonly string[]
  readonly rows: readonly ReadonlyMap<string, CellValue>[]
  readonly totals: ReadonlyMap<string, CellValue> | undefined
  /** The address behind each link, in the order of the rows. */
  readonly linksOf: (heading: string) => readonly string[]
}

/** Opens a sheet with another library than the one that writes it. */
export async function openSheet(bytes: Uint8Array, name: string): Promise<OpenSheet> {
  const { sheets } = await readXlsx(bytes)
  const sheet = sheets.find((one) => one.name === name)
  if (!sheet) throw new Error(`There is no sheet ${name}: ${sheets.map((one) => one.name).join(', ')}`)
  const [headings = [], ...rows] = sheet.rows
  const byHeading = rows.map((row) => new Map(headings.map((heading, i) => [String(heading), row[i] ?? null])))
  const isTotalled = byHeading.at(-1)?.get(String(headings[0])) === 'Total'
  const totals = isTotalled ? byHeading.pop() : undefined
  const linksOf = (heading: string): string[] => {
    const column = headings.indexOf(heading)
    return byHeading.flatMap((_, i) => {
      const formula = sheet.cells?.get(`${i + 1},${column}`)?.formula
      return /^HYPERLINK\("([^"]+)"/.exec(formula ?? '')?.[1] ?? []
    })
  }
  return { headings: headings.map(String), rows: byHeading, totals, linksOf }
}

/** The lines of a text file. */
export function textLines(bytes: Uint8Array): string[] {
  return Buffer.from(bytes).toString('utf8').split('\r\n').slice(0, -1)
}

/** The files of a zip: names and texts. */
export async function openZip(bytes: Buffer): Promise<{ name: string; content: string }[]> {
  const zip = await fromBufferPromise(bytes)
  const files: { name: string; content: string }[] = []
  for await (const entry of zip.eachEntry()) {
    files.push({ name: entry.fileName, content: await text(await zip.openReadStreamPromise(entry)) })
  }
  return files
}
