import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { readRegister } from '@contapro/sunat/sire'
import { CsvRows } from '../../apps/api/src/platform/db/csv-rows.ts'
import { treatVoucher } from '../../apps/api/src/vouchers/amounts/treat-voucher.ts'
import { registerVoucher } from '../../apps/api/src/vouchers/rows/register-voucher.ts'
import { addVoucherCsv, copiedVoucherColumns } from '../../apps/api/src/vouchers/rows/voucher-csv.ts'
import { type DatabaseKind, openBenchSite } from './bench-site.ts'
import { benchRuc } from './register-file.ts'

/** Rows of a transaction, as the ingestion has them. */
const TRANSACTION_ROWS = 1000

/** Seconds of COPY for the same rows into the same table with the same indexes, read as ready-made CSV from disk. */
export async function measureCopy(kind: DatabaseKind, registerPath: string): Promise<number> {
  const site = await openBenchSite(kind)
  const { database, folder, businessUuid } = site
  const file = await open(join(folder, 'rows.csv'), 'w+')
  const transactions = await writeCsv(registerPath, file, businessUuid)
  const start = performance.now()
  let position = 0
  for (const lengths of transactions) {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    for (const length of lengths) {
      const chunk = new Uint8Array(length)
      await file.read(chunk, 0, length, position)
      position += length
      chunks.push(chunk)
    }
    await database.driver.transaction((tx) => tx.copyRows('vouchers', copiedVoucherColumns, chunks))
  }
  const seconds = (performance.now() - start) / 1000
  await file.close()
  await site.close()
  return seconds
}

const place = { fileMadeAtMs: 0, fileVersion: 1, fileEntry: 0 }

const nothingFound = { observations: [], creditPeriod: null, hasDetraction: false }

/** Writes the chunks one after the other, and answers their lengths by transaction. */
async function writeCsv(registerPath: string, file: FileHandle, businessUuid: string): Promise<number[][]> {
  const transactions: number[][] = []
  const options = { batchRows: TRANSACTION_ROWS }
  for await (const { rows } of readRegister(createReadStream(registerPath), options)) {
    const csv = new CsvRows()
    const owner = { businessUuid, version: 1 }
    for (const row of rows) addVoucherCsv(csv, owner, treatVoucher(registerVoucher(row, place), nothingFound, benchRuc))
    const chunks = csv.take()
    for (const chunk of chunks) await file.writeFile(chunk)
    transactions.push(chunks.map((chunk) => chunk.length))
  }
  return transactions
}
