import type { FileError } from '../file-error/file-error.ts'
import { parseCentimos } from '../money/parse-centimos.ts'
import { amountsOf } from './compare-register-rows.ts'
import type { RegisterFileInfo } from './register-batch.ts'
import { checkSameFile } from './register-owner.ts'
import type { RegisterRow } from './register-row.ts'
import type { RegisterShape } from './register-shape.ts'
import { RowFields } from './row-fields.ts'

/**
 * The row of totals that some csv exports end with: no RUC, no period, no voucher, only sums. It is left out where it is the last and says
 * what the rows above it add up to; otherwise it is refused as any row without RUC.
 */
export class TotalsRow {
  isTaken = false
  /** What is wrong with the row where it is no row of totals. */
  #refusal: readonly FileError[] = []
  readonly #file: RegisterFileInfo
  readonly #first: number
  readonly #sums: number[]
  #stated: readonly (number | undefined)[] = []

  constructor({ positions }: RegisterShape, file: RegisterFileInfo) {
    this.#file = file
    this.#first = positions.firstAmount
    this.#sums = Array.from({ length: positions.total - positions.firstAmount + 1 }, () => 0)
  }

  /** Counts a row of the register. */
  add(row: RegisterRow | undefined): void {
    if (row === undefined) return
    for (const [index, amount] of amountsOf(row).entries()) this.#sums[index] = (this.#sums[index] ?? 0) + amount
  }

  /** Whether the row is one of totals, as far as it shows itself. */
  take(row: RowFields): boolean {
    const { ownerRuc, period, type, series, number, document, total } = row.positions
    if (!row.isEmpty(type) || row.isEmpty(total) || /^[0-9]{6,}$/.test(row.value(ownerRuc))) return false
    if (![period, series, number, document].every((position) => row.isEmpty(position))) return false
    const found = { errors: [], warnings: [] }
    const refused = new RowFields(row.shape, row.line, found)
    refused.lineNumber = row.lineNumber
    checkSameFile(refused, this.#file)
    this.#refusal = found.errors
    this.isTaken = true
    this.#stated = this.#sums.map((_, index) => {
      const text = row.value(this.#first + index)
      return text === '' ? undefined : (parseCentimos(text) ?? Number.NaN)
    })
    return true
  }

  /** The refusal of a row whose totals are not those of the rows. */
  problems(): readonly FileError[] {
    const agrees = this.#stated.every((stated, index) => stated === undefined || stated === this.#sums[index])
    return this.isTaken && !agrees ? this.#refusal : []
  }

  /** The refusal of the row, since another follows it. */
  refuse(): readonly FileError[] {
    this.isTaken = false
    return this.#refusal
  }
}
