import { customers, ordinaryCustomers, ordinarySuppliers, type Party } from './parties.ts'
import { planFor, type PlannedVoucher } from './planned-voucher.ts'
import { seededRandom } from './random.ts'

const PURCHASES = 24
const SALES = 18

/** Facturas and boletas without anything odd, at amounts that nobody chose. */
export function ordinaryVouchers(period: string): PlannedVoucher[] {
  const random = seededRandom(Number(period))
  const day = (): string => `${period.slice(0, 4)}-${period.slice(4)}-${String(random.between(1, 28)).padStart(2, '0')}`
  const purchase = planFor('RCE', period)
  const sale = planFor('RVIE', period)
  const purchases = Array.from({ length: PURCHASES }, (_, i) => {
    const taxed = random.between(10_00, 1_500_00)
    const exonerated = random.pick([0, 0, 0, 45_55])
    const from = random.pick(['both', 'both', 'register'] as const)
    const party = random.pick(ordinarySuppliers)
    return purchase(`01 F700-${period}${100 + i}`, day(), party, { taxed, exonerated, from })
  })
  const sales = Array.from({ length: SALES }, (_, i) => {
    const isBoleta = random.between(0, 2) === 0
    const taxed = random.between(50_00, isBoleta ? 550_00 : 6_000_00)
    const party = isBoleta ? random.pick<Party>([customers.person, customers.nobody]) : random.pick(ordinaryCustomers)
    const from = random.pick(['both', 'register'] as const)
    return sale(`${isBoleta ? '03 B' : '01 F'}700-${period}${100 + i}`, day(), party, { taxed, from })
  })
  return [...purchases, ...sales]
}
