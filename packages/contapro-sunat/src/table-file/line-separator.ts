import { LineFields } from './line-fields.ts'

/** The one of the separators that the line holds most of; of two alike, the first. */
export function separatorOf<Separator extends string>(
  line: string,
  separators: readonly [Separator, ...Separator[]],
): Separator {
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? separators[0]
}

/** The fields of one line, without blanks around them. */
export function splitLine(line: string, separator: string): string[] {
  const fields = new LineFields()
  if (line.includes('"') && separator !== '|') fields.splitQuoted(line, separator)
  else fields.split(line, 0, line.length, separator.charCodeAt(0))
  return Array.from({ length: fields.count }, (_, index) => fields.value(index))
}

/** Whether a line is a separator declaration for spreadsheets (`sep=;`). It is the first line of a file and is not a row. */
export const isSeparatorLine = (line: string): boolean => /^"?sep=.?"?\r?$/i.test(line)
