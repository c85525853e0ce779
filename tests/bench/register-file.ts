import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { centimos, rucCheckDigit, toDecimalText } from '@contapro/sunat'
import { registerHeader } from '@contapro/sunat/sire'

export const benchRuc = '20990000019'
export const benchPeriod = '202608'

/** Writes an RCE proposal of so many different purchases, the same for the same number of rows. */
export async function writeRegisterFile(path: string, rows: number): Promise<void> {
  await pipeline(Readable.from(registerText(rows)), createWriteStream(path))
}

/** Rows written together. */
const BLOCK_ROWS = 2000

export function* registerText(rows: number): Generator<string> {
  const suppliers = Array.from({ length: Math.min(20_000, rows) }, (_, i) => supplier(i))
  yield `\ufeff${registerHeader('RCE')}\r\n`
  for (let start = 0; start < rows; start += BLOCK_ROWS) {
    const count = Math.min(BLOCK_ROWS, rows - start)
    yield Array.from({ length: count }, (_, i) => purchaseLine(start + i, suppliers)).join('')
  }
}

interface Supplier {
  readonly ruc: string
  readonly name: string
}

function supplier(i: number): Supplier {
  const firstTen = `2099${String(i + 100).padStart(6, '0')}`
  return { ruc: `${firstTen}${rucCheckDigit(firstTen)}`, name: `PROVEEDOR DE PRUEBA ${i} SOCIEDAD ANÓNIMA CERRADA` }
}

/** Columns of a proposal behind its amounts up to the end. */
const FREE_FIELDS = '|'.repeat(39)

function purchaseLine(i: number, suppliers: readonly Supplier[]): string {
  const { ruc, name } = suppliers[(i * 7919) % suppliers.length]!
  const isNote = i % 40 === 39
  const type = isNote ? '07' : i % 30 === 29 ? '03' : '01'
  const sign = isNote ? -1 : 1
  const base = sign * (100 + ((i * 6151) % 900_000))
  const igv = Math.round((base * 18) / 100)
  const amounts = type === '03' ? [0, 0, base] : [base, igv, 0]
  const total = amounts.reduce((sum, a) => sum + a, 0)
  const [dg, igvDg, untaxed] = amounts.map((a) => (a === 0 ? '0' : toDecimalText(centimos(a))))
  const series = `${type === '03' ? 'B' : 'F'}${String(i % 999).padStart(3, '0')}`
  const number = String(i + 1)
  const day = String(1 + (i % 28)).padStart(2, '0')
  const modified = isNote ? '05/07/2026|01|F001||77' : '||||'
  const head = `${benchRuc}|EMPRESA DE PRUEBA S.A.C.|${benchPeriod}|${ruc}${type}${series}${number.padStart(10, '0')}`
  return `${head}|${day}/08/2026||${type}|${series}||${number}||6|${ruc}|${name}|${dg}|${igvDg}|0|0|0|0|${untaxed}|0|0|0|${toDecimalText(centimos(total))}|PEN|1.000|${modified}|1|||0||${i % 9 === 0 ? 'D' : ''}|${isNote ? '01' : ''}|1|0|${FREE_FIELDS}\r\n`
}
