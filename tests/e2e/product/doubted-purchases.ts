import { readFileSync } from 'node:fs'
import type { ChosenFile } from './office.ts'
import { sampleMonth } from './sample-month.ts'

/**
 * A purchase register of the sample month with a hundred more purchases, each of an IGV that no rate gives: all are observed.
 * Their IGV comes to S/ 1,515.00.
 */
export function doubtedPurchases(): ChosenFile {
  const [header = '', first = ''] = readFileSync(sampleMonth.asText.purchases, 'utf8').split(/\r?\n/)
  const lines = Array.from({ length: 100 }, (_, index) => withIgv(first, 7001 + index, 30 * (index + 1)))
  return {
    name: `${sampleMonth.company.ruc}-20260902-100000-propuesta.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from([header, ...lines, ''].join('\r\n'), 'utf8'),
  }
}

/** The purchase F001-101 of base 1,000.00 with another number and IGV in céntimos. */
const withIgv = (line: string, number: number, igv: number): string =>
  line
    .replace('F0010000000101|', `F001000000${number}|`)
    .replace('|F001||101|', `|F001||${number}|`)
    .replace('|1000.00|180.00|', `|1000.00|${soles(igv)}|`)
    .replace('|1180.00|', `|${soles(100_000 + igv)}|`)

const soles = (centimos: number): string => (centimos / 100).toFixed(2)
