import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { type CivilDate, centimos, percentOf, type Ruc, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import { formatRegisterRow, type PurchaseRow, registerHeader } from '@contapro/sunat/sire'
import { companyRuc } from './invented/demo-ruc.ts'
import { createRandom, type Random } from './invented/random.ts'
import { dayOf, daysOf } from './vouchers/calendar.ts'

/** A large RCE file. */
export interface RegisterFileOptions {
  readonly rows: number
  /** The same seed gives the same bytes. */
  readonly seed: string
  /** Gets the file; it is not ended. */
  readonly stream: Writable
  /** Company whose register it is, with its name and month. */
  readonly ownerRuc?: Ruc
  readonly ownerName?: string
  readonly period?: TaxPeriod
}

/** Rows that differ in supplier, day and amounts; only their numbers change from one use to the next. */
const PATTERNS = 4096
const SUPPLIERS = 600
const FIRST_SUPPLIER = 500_000

const ROWS_A_CHUNK = 2000

/** Stands where the number goes; no text of a row holds it. */
const NUMBER_MARK = '@'

/**
 * Writes an RCE file as SUNAT exports it (80 columns, header, mark, CRLF) with as many rows as wanted, each a voucher of
 * its own with a right total and right RUCs: for benchmarks. Resolves when everything was handed to the stream.
 */
export async function writeRegisterFile(options: RegisterFileOptions): Promise<void> {
  const { rows, stream } = options
  const patterns = rowPatterns(options)
  await write(stream, `\ufeff${registerHeader('RCE')}\r\n`)
  for (let from = 0; from < rows; from += ROWS_A_CHUNK) {
    const lines = Array.from({ length: Math.min(ROWS_A_CHUNK, rows - from) }, (_, offset) => {
      const index = from + offset
      const number = String(Math.trunc(index / PATTERNS) + 1)
      const [before, car, after] = patterns[index % PATTERNS] ?? ['', '', '']
      return `${before}${number.padStart(10, '0')}${car}${number}${after}`
    })
    await write(stream, lines.join(''))
  }
}

type RowPattern = readonly [beforeCar: string, beforeNumber: string, afterNumber: string]

/** Lines without their number. The pattern's index is its series, so that number and pattern make a voucher of its own. */
function rowPatterns({ seed, ownerRuc, ownerName, period }: RegisterFileOptions): RowPattern[] {
  const random = createRandom(seed)
  const owner = {
    ownerRuc: ownerRuc ?? companyRuc(100_901),
    ownerName: ownerName ?? 'COMERCIAL DE PRUEBA MASIVA S.A.C.',
    period: period ?? ('202608' as TaxPeriod),
  }
  return Array.from({ length: PATTERNS }, (_, index) => {
    const series = `F${index.toString(36).padStart(3, '0').toUpperCase()}`
    const row = { ...patternRow(random, owner.period), ...owner, series }
    const line = formatRegisterRow(row, 'proposal')
    const car = `${row.counterpartyDocument}01${series}`
    const [head = '', tail = ''] = line.split(NUMBER_MARK.padStart(10, '0'))
    const [beforeNumber = '', afterNumber = ''] = tail.split(NUMBER_MARK)
    if (!head.endsWith(car)) throw new Error(`The CAR of a row is not where it was expected: ${line}`)
    return [head, beforeNumber, `${afterNumber}\r\n`]
  })
}

function patternRow(random: Random, period: TaxPeriod): Omit<PurchaseRow, 'ownerRuc' | 'ownerName' | 'series'> {
  const supplier = random.int(0, SUPPLIERS - 1)
  const taxable = centimos(random.int(500, 900_000))
  const igv = percentOf(taxable, '18')
  const untaxed = random.chance(10) ? centimos(random.int(100, 50_000)) : zeroCentimos
  const issuedOn: CivilDate = dayOf(period, random.int(1, daysOf(period)))
  return {
    book: 'RCE',
    layout: 'proposal',
    line: 0,
    period,
    issuedOn,
    dueOn: null,
    type: '01',
    number: NUMBER_MARK,
    finalNumber: null,
    counterpartyDocumentType: '6',
    counterpartyDocument: companyRuc(FIRST_SUPPLIER + supplier),
    counterpartyName: `PROVEEDOR NÚMERO ${supplier + 1} DE ABARROTES Y AFINES S.A.C.`,
    currency: 'PEN',
    exchangeRate: '1.000',
    modified: null,
    noteType: '',
    state: '1',
    customsYear: '',
    hasDetraction: random.chance(6),
    amounts: {
      taxableDg: taxable,
      igvDg: igv,
      taxableDgng: zeroCentimos,
      igvDgng: zeroCentimos,
      taxableDng: zeroCentimos,
      igvDng: zeroCentimos,
      untaxed,
      isc: zeroCentimos,
      icbper: zeroCentimos,
      otherCharges: zeroCentimos,
      total: centimos(taxable + igv + untaxed),
    },
  }
}

async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain')
}
