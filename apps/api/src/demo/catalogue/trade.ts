/** How an item is taxed: at the general rate, at the reduced one of Ley 31556, IVAP of milled rice, or not at all. */
export type ItemTax = 'general' | 'reduced' | 'ivap' | 'exonerated' | 'unaffected' | 'export' | 'free'

/** Something that is bought or sold. In `text`, each `#` becomes a digit and `{mes}` the month's name. */
export interface TradeItem {
  readonly text: string
  /** UN/ECE rec. 20: NIU unit, ZZ service, KGM kilogram, … */
  readonly unit: string
  /** Unit value without IGV in soles, from and to, in céntimos. */
  readonly value: readonly [number, number]
  /** Largest quantity on one line. */
  readonly most: number
  readonly tax: ItemTax
}

/** Detraction (SPOT) of a trade: code of catálogo 54, percentage, and the total in soles above which it applies. */
export interface TradeDetraction {
  readonly code: string
  readonly percent: string
  readonly aboveSoles: number
}

/** A line of business: who sells it, what they write on their vouchers and how. */
export interface Trade {
  /** Razones sociales, all invented. */
  readonly suppliers: readonly string[]
  readonly items: readonly TradeItem[]
  /** Fewest and most lines of one voucher. */
  readonly lines: readonly [number, number]
  /** Series in use; each supplier keeps to one. */
  readonly series: readonly string[]
  readonly detraction: TradeDetraction | null
  /** How many of 100 vouchers are in each foreign currency; the others are in soles. */
  readonly foreign: readonly (readonly [currency: 'USD' | 'EUR', percent: number])[]
  /** ICBPER: whether plastic bags may be charged. */
  readonly sellsBags: boolean
}

type ItemRow = readonly [
  text: string,
  unit: string,
  fromCentimos: number,
  toCentimos: number,
  most: number,
  tax?: ItemTax,
]

interface TradeOptions {
  readonly lines?: readonly [number, number]
  readonly series?: readonly string[]
  readonly detraction?: TradeDetraction
  readonly foreign?: Trade['foreign']
  readonly sellsBags?: boolean
  /** Of items that do not say otherwise. */
  readonly tax?: ItemTax
}

/** A trade from its suppliers and rows of text, unit, unit value from and to in céntimos, largest quantity, tax. */
export function trade(suppliers: readonly string[], rows: readonly ItemRow[], options: TradeOptions = {}): Trade {
  const { lines = [1, 4], series = ['F001', 'E001', 'F002', 'FA01'], tax = 'general' } = options
  return {
    suppliers,
    items: rows.map(([text, unit, from, to, most, own]) => ({ text, unit, value: [from, to], most, tax: own ?? tax })),
    lines,
    series,
    detraction: options.detraction ?? null,
    foreign: options.foreign ?? [],
    sellsBags: options.sellsBags ?? false,
  }
}

/** Detractions by catálogo 54, with the rates of the domain tables. Anexo 3 applies above S/ 700, freight above S/ 400. */
export const detractions = {
  leasing: { code: '019', percent: '10', aboveSoles: 700 },
  maintenance: { code: '020', percent: '12', aboveSoles: 700 },
  loading: { code: '021', percent: '10', aboveSoles: 700 },
  services: { code: '022', percent: '12', aboveSoles: 700 },
  tailoring: { code: '025', percent: '10', aboveSoles: 700 },
  freight: { code: '027', percent: '4', aboveSoles: 400 },
  construction: { code: '030', percent: '4', aboveSoles: 700 },
  staffing: { code: '012', percent: '12', aboveSoles: 700 },
  otherServices: { code: '037', percent: '12', aboveSoles: 700 },
} as const satisfies Record<string, TradeDetraction>
