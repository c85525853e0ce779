import { readFileSync } from 'node:fs'

/** The records of a csv file of test/vectors, by its header; fields may be quoted (RFC 4180). */
export function readVectors(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`./vectors/${name}.csv`, import.meta.url), 'utf8').replace(/^\ufeff/, '')
  const [header = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(splitCsv)
  return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])))
}

function splitCsv(line: string): string[] {
  const fields = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...fields].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
