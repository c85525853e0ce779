import type { IncomingBatch } from '../../ingestion/reading/incoming-batch.ts'
import { SeenCodes } from '../../ingestion/writing/seen-codes.ts'
import type { LoadedRegister } from '../../ingestion/writing/voucher-writer.ts'
import { MetNumbers } from '../../vouchers/rows/met-numbers.ts'

/** Vouchers, deposits, withholdings, XML and registers that some files name. */
export class NamedKeys {
  /** Of the sales. */
  readonly numbers = new MetNumbers()
  /** Hashes. */
  readonly xmlDocuments = new Set<string>()
  readonly #codes = new SeenCodes()
  readonly #registers = new Map<string, LoadedRegister>()

  get registers(): readonly LoadedRegister[] {
    return [...this.#registers.values()]
  }

  add({ vouchers, deposits, withholdings, xmlDocuments }: IncomingBatch): void {
    for (const voucher of vouchers) {
      const { operation, period, source, code } = voucher
      this.#codes.meet(`${operation} ${code}`)
      if (source !== 'xml') this.#registers.set(operation + period, { operation, period })
      if (operation === 'VENTA') this.numbers.meet(voucher)
    }
    for (const { receiptNumber } of deposits) this.#codes.meet(`deposit ${receiptNumber}`)
    for (const { code } of withholdings) this.#codes.meet(`withholding ${code}`)
    for (const { sha256 } of xmlDocuments) this.xmlDocuments.add(sha256)
  }

  /** What of a batch has one of the keys. */
  namedOf({ vouchers, deposits, withholdings }: IncomingBatch): NamedRows {
    return {
      vouchers: vouchers.filter(({ operation, code }) => this.#codes.has(`${operation} ${code}`)),
      deposits: deposits.filter(({ receiptNumber }) => this.#codes.has(`deposit ${receiptNumber}`)),
      withholdings: withholdings.filter(({ code }) => this.#codes.has(`withholding ${code}`)),
    }
  }

  hasRegister({ operation, period }: LoadedRegister): boolean {
    return this.#registers.has(operation + period)
  }
}

export type NamedRows = Pick<IncomingBatch, 'vouchers' | 'deposits' | 'withholdings'>
