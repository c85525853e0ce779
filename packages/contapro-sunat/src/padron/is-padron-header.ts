import { splitLine } from '../table-file/line-separator.ts'
import { normaliseHeader } from '../table-file/normalise-header.ts'

/** Whether a line is the header of the padrón reducido, by its columns without accents: a wrong encoding does not matter. */
export function isPadronHeader(line: string): boolean {
  const names = splitLine(line, '|').map(normaliseHeader)
  return names[0] === 'ruc' && names[2] === 'estado del contribuyente' && names[4] === 'ubigeo'
}
