import { readFileSync, readdirSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { type DepositRow, readDeposits } from '@contapro/sunat/deposits'
import { type PadronRow, readPadron } from '@contapro/sunat/padron'
import {
  readRegister,
  type PurchaseRow,
  type ReadRegisterOptions,
  type RegisterRow,
  type SaleRow,
} from '@contapro/sunat/sire'
import { readUbl, type UblDocument } from '@contapro/sunat/ubl'

const folder = new URL('./sample-month/', import.meta.url)

/** The register files of the month: SUNAT's exports and the files that replace them. */
export const files = {
  rceProposal: 'sire/20990000019-20260901-100000-propuesta',
  rvieProposal: 'sire/LE209900000192026080014040001EXP2',
  rceReplacement: 'sire/LE2099000001920260800080400021112',
  rvieReplacement: 'sire/LE2099000001920260800140400021112',
} as const

/** What the month must come to (expected.json); amounts as decimal texts, boxes in whole soles. */
export interface ExpectedMonth {
  readonly ruc: string
  readonly periodo: string
  readonly rvie_filas: number
  readonly rce_filas: number
  readonly rvie_totales: Readonly<Record<string, string>>
  readonly rce_totales: Readonly<Record<string, string>>
  readonly pdt621: Readonly<Record<string, number>>
  readonly rvie: readonly { readonly id: string; readonly total: string }[]
  readonly rce: readonly { readonly id: string; readonly total: string }[]
}

export const expected = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as ExpectedMonth

export function bytesOf(path: string): Uint8Array {
  return readFileSync(new URL(path, folder))
}

/** The only entry of one of the month's zip files: a local header, the name, and the deflated text. */
export function unzipped(path: string): Uint8Array {
  const zip = readFileSync(new URL(path, folder))
  const nameLength = zip.readUInt16LE(26) + zip.readUInt16LE(28)
  return inflateRawSync(zip.subarray(30 + nameLength, 30 + nameLength + zip.readUInt32LE(18)))
}

/** Every row of a register file; a file with any error is a failure of the test. */
export async function rowsOf(bytes: Uint8Array, options: ReadRegisterOptions = {}): Promise<RegisterRow[]> {
  const rows: RegisterRow[] = []
  for await (const batch of readRegister(chunksOf(bytes), options)) {
    if (batch.errors.length > 0) throw new Error(JSON.stringify(batch.errors))
    rows.push(...batch.rows)
  }
  return rows
}

/** The deposits of both reports: those that the company made, and those made to its account. */
export async function deposits(): Promise<DepositRow[]> {
  const rows: DepositRow[] = []
  for (const name of ['depositos_como_adquiriente', 'depositos_como_proveedor']) {
    const chunks = chunksOf(bytesOf(`detracciones/${name}.csv`))
    for await (const batch of readDeposits(chunks, { ownerRuc: expected.ruc })) {
      if (batch.errors.length > 0) throw new Error(JSON.stringify(batch.errors))
      rows.push(...batch.rows)
    }
  }
  return rows
}

/** How every issuer stands that the padrón of the month lists. */
export async function padron(): Promise<PadronRow[]> {
  const rows: PadronRow[] = []
  const chunks = chunksOf(bytesOf('padron_reducido_muestra.txt'))
  for await (const batch of readPadron(chunks)) {
    if (batch.errors.length > 0) throw new Error(JSON.stringify(batch.errors))
    rows.push(...batch.rows)
  }
  return rows
}

export function purchases(rows: readonly RegisterRow[]): PurchaseRow[] {
  return rows.filter((row) => row.book === 'RCE')
}

export function sales(rows: readonly RegisterRow[]): SaleRow[] {
  return rows.filter((row) => row.book === 'RVIE')
}

/** Every XML of the month, by file name. */
export function documents(): Map<string, UblDocument> {
  return new Map(
    readdirSync(new URL('xml/', folder)).map((name) => {
      const result = readUbl(bytesOf(`xml/${name}`))
      if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.errors)}`)
      return [name, result.document]
    }),
  )
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
