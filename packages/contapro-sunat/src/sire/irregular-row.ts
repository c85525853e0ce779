import type { FileWarning } from '../file-error/file-warning.ts'
import { shown } from '../file-error/file-problem.ts'
import type { LineFields } from '../table-file/line-fields.ts'
import type { RegisterShape } from './register-shape.ts'

/** A field of a csv line that was put right, and the line after it. */
interface Repair {
  readonly column: number
  readonly values: readonly string[]
  /** Names the field if the line is read this way. */
  readonly remark: Omit<FileWarning, 'line'>
}

/** A csv line with all its fields in their columns. */
export interface Reading {
  readonly values: readonly string[]
  readonly repairs: readonly Repair[]
}

/** Most separators in a name while another field is irregular too; it bounds how often a line is read. */
const MOST_SEPARATORS = 8

/**
 * The ways to read a csv line that has one irregularity or two: a name, of the owner or of the other side, holds the separator without
 * quotation marks, or an amount has a comma. Not every reading has the right count of fields; the first repair is left of the second.
 */
export function* readingsOf(line: LineFields, shape: RegisterShape): Generator<Reading, void, undefined> {
  const values = line.values()
  for (const only of repairsOf(values, shape, { line, after: -1, isLast: true })) {
    yield { values: only.values, repairs: [only] }
  }
  for (const first of repairsOf(values, shape, { line, after: -1, isLast: false })) {
    for (const second of repairsOf(first.values, shape, { line, after: first.column, isLast: true })) {
      yield { values: second.values, repairs: [first, second] }
    }
  }
}

interface Place {
  readonly line: LineFields
  /** Column of the field that was put right before. */
  readonly after: number
  readonly isLast: boolean
}

function* repairsOf(values: readonly string[], shape: RegisterShape, place: Place): Generator<Repair> {
  const { positions, columns } = shape
  for (const position of [positions.ownerName, positions.name])
    yield* joinedNames(values, shape, { ...place, position })
  for (let position = positions.firstAmount; position <= positions.total; position++) {
    if ((columns[position] ?? -1) > place.after) yield* joinedAmounts(values, shape, position)
  }
  yield* plainAmounts(values, shape)
}

function* joinedNames(
  values: readonly string[],
  { columns, positions, fieldCount, separator, names }: RegisterShape,
  { line, position, after, isLast }: Place & { readonly position: number },
): Generator<Repair> {
  const column = columns[position] ?? -1
  if (column <= after) return
  const excess = values.length - fieldCount
  // Fields that a repair before this one joined into another.
  const joinedBefore = line.count - values.length
  // A closing separator adds an empty field.
  const extras = isLast
    ? [excess, excess - 1]
    : Array.from({ length: Math.min(excess, MOST_SEPARATORS) }, (_, i) => i + 1)
  for (const extra of extras) {
    const parts = extra < 1 ? [] : values.slice(column, column + extra + 1)
    if (parts.length === 0 || parts.some(isAmount)) continue
    const name = line.asWritten(column + joinedBefore, column + joinedBefore + extra)
    const joined = values.toSpliced(column, extra + 1, name)
    if (position === positions.ownerName && !isPeriodAt(joined, columns[positions.period])) continue
    const message = `El nombre ${shown(name)} lleva «${separator}» sin comillas: la línea se leyó de la única forma en que cuadra.`
    yield { column, values: joined, remark: { field: names[position] ?? null, code: 'NAME_SPLIT', message } }
  }
}

/** A part of a line with two decimals is an amount: a name that swallows it would shift the others. */
const isAmount = (part: string): boolean => /^-?[0-9]+\.[0-9]{2}$/.test(part)

/** The period is behind the owner's name and shows where the name ends. */
const isPeriodAt = (values: readonly string[], column = -1): boolean => /^[0-9]{6}$/.test(values[column] ?? '')

/** An amount that the comma in it cut in two: `1,180.00` and `1180,00`. */
function* joinedAmounts(values: readonly string[], shape: RegisterShape, position: number): Generator<Repair> {
  if (shape.separator !== ',' || values.length <= shape.fieldCount) return
  const column = shape.columns[position] ?? -1
  const written = `${values[column] ?? ''},${values[column + 1] ?? ''}`
  const read = withoutComma(written)
  if (read === undefined) return
  yield { column, values: values.toSpliced(column, 2, read), remark: amountRemark(shape, position, { written, read }) }
}

/** Every amount without its comma: one irregularity, since the program that wrote the line writes all of them so. */
function* plainAmounts(values: readonly string[], shape: RegisterShape): Generator<Repair> {
  const { columns, positions } = shape
  const plain = [...values]
  let remark: Repair['remark'] | undefined
  for (let position = positions.firstAmount; position <= positions.total; position++) {
    const column = columns[position] ?? -1
    const written = values[column] ?? ''
    const read = withoutComma(written)
    if (read === undefined) continue
    plain[column] = read
    remark ??= amountRemark(shape, position, { written, read })
  }
  if (remark) yield { column: Number.POSITIVE_INFINITY, values: plain, remark }
}

interface ReadAmount {
  readonly written: string
  readonly read: string
}

function amountRemark({ names }: RegisterShape, position: number, { written, read }: ReadAmount): Repair['remark'] {
  const message = `El importe ${shown(written)} lleva coma: se leyó como ${read}, la única forma en que la línea cuadra.`
  return { field: names[position] ?? null, code: 'AMOUNT_WITH_COMMA', message }
}

/** `1,180.00` and `1180,00` as SUNAT writes them; undefined for any other text. */
function withoutComma(text: string): string | undefined {
  if (/^-?[1-9][0-9]{0,2}(?:,[0-9]{3})+(?:\.[0-9]{1,2})?$/.test(text)) return text.replaceAll(',', '')
  return /^-?[0-9]{1,12},[0-9]{2}$/.test(text) ? text.replace(',', '.') : undefined
}
