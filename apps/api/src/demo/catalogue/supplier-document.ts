import { companyRuc, personRuc } from '../invented/demo-ruc.ts'
import { rarePurchases } from './rare-purchases.ts'
import { goodsTrades } from './trades-goods.ts'
import { industryTrades } from './trades-industry.ts'
import { servicesTrades } from './trades-services.ts'

/** The other side of a voucher. */
export interface DemoParty {
  /** Catálogo 06: 6 RUC, 1 DNI, 0 without RUC; '' for a small boleta. */
  readonly documentType: '' | '0' | '1' | '6'
  readonly document: string
  readonly name: string
}

/** Suppliers begin here, far from the demo companies. */
const FIRST_SUPPLIER = 200_000

/** Suppliers abroad, by the country of their tax number. */
const FOREIGN_COUNTRY: Readonly<Record<string, string>> = {
  'CLOUD SERVICES NORTHWIND LLC': 'US',
  'EXPRESS PARCEL WORLDWIDE INC': 'US',
  'GUANGZHOU OFFICE GOODS LTD': 'CN',
  'NORDIC COLD CHAIN APS': 'DK',
  'SHENZHEN BRIGHT TOOLS TRADING CO': 'CN',
}

/** Suppliers that are natural persons. */
const PERSONS: ReadonlySet<string> = new Set([
  'CHÁVEZ HUAMANÍ EULOGIO',
  'PAREDES LUNA GUILLERMO',
  'RAMÍREZ SOLANO TEÓFILA',
])

const names: readonly string[] = [
  ...Object.values({ ...goodsTrades, ...servicesTrades, ...industryTrades }).flatMap((trade) => trade.suppliers),
  ...rarePurchases.map((purchase) => purchase.supplier),
]

const sequences: ReadonlyMap<string, number> = new Map([...new Set(names)].map((name, index) => [name, index]))

/** A supplier of the catalogue with its invented document. @throws RangeError for a name that no trade has. */
export function supplierParty(name: string): DemoParty {
  const sequence = sequences.get(name)
  if (sequence === undefined) throw new RangeError(`No trade has a supplier called "${name}".`)
  const country = FOREIGN_COUNTRY[name]
  if (country) return { documentType: '0', document: `${country}-${77_100 + sequence}`, name }
  const ruc = PERSONS.has(name) ? personRuc(sequence) : companyRuc(FIRST_SUPPLIER + sequence)
  return { documentType: '6', document: ruc, name }
}
