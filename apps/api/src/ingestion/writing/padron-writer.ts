import { CsvRows } from '../../platform/db/csv-rows.ts'
import type { Session } from '../../platform/db/index.ts'
import type { PadronBlock } from '../../vouchers/rows/padron-marks.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'
import type { IncomingBatch } from '../reading/incoming-batch.ts'

const columns = ['business_uuid', 'published_in', 'prefix', 'part', 'marks']

/** Writes the padrón of one ingestion, if its file is one, beside that which the rules go by. */
export class PadronWriter {
  /** Taxpayers so far, whether doubted or not; 0 for every other file. */
  taxpayers = 0
  readonly #lease: Lease
  #parts = 0

  constructor(lease: Lease) {
    this.#lease = lease
  }

  /** Writes a part of a padrón. */
  async write(tx: Session, padron: IncomingBatch['padron']): Promise<void> {
    if (padron === null) return
    this.taxpayers += padron.taxpayers
    this.#parts += 1
    if (padron.blocks.length === 0) return
    const rows = new CsvRows()
    for (const block of padron.blocks) this.#add(rows, block)
    await tx.copyRows('padron_blocks', columns, rows.take())
  }

  /** Makes the padrón, now whole, the one that the rules go by. */
  async finish(tx: Session, storedAt: Date): Promise<void> {
    const { businessUuid, version } = this.#lease
    await tx.query('INSERT INTO padrons (business_uuid, published_in, taxpayers, stored_at) VALUES ($1, $2, $3, $4)', [
      businessUuid,
      version,
      this.taxpayers,
      storedAt.toISOString(),
    ])
  }

  #add(rows: CsvRows, { prefix, marks }: PadronBlock): void {
    rows.plain(this.#lease.businessUuid)
    rows.plain(this.#lease.version)
    rows.plain(prefix)
    rows.plain(this.#parts)
    rows.plain(marks)
    rows.endRow()
  }
}
