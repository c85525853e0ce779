import type { Pdt621, Pdt621Box } from '@contapro/sdk'
import { monthBefore, type OpenedLists, sumOf } from './opened-lists.ts'
import {
  amountOf,
  boxOf,
  centimosOf,
  negative,
  type Origin,
  type Place,
  previousBalance,
  timesRate,
} from './origins.ts'

// What a box of Formulario 621 does not take of its credit notes goes to the same box of the next month (docs/decisions/0044).

/** What the vouchers of a box come to; for 171 and 179, what other documents do. Null for a box that follows from others. */
export const sumOfBox: Origin = async (place) => {
  const { box, vouchers_address } = boxOf(place)
  if (vouchers_address !== null) return (await place.lists.box(box)).amount
  if (box === '171') return (await place.lists.perceptions()).amount
  if (box === '179') return (await place.lists.retentions()).amount
  return null
}

/** What the accountant states of a box of a period. */
async function statedOf(lists: OpenedLists, box: string): Promise<string | undefined> {
  const { stated_carries } = (await lists.settings()).values
  return stated_carries.find((carry) => carry.tax_period === lists.scope.taxPeriod && carry.box === box)?.amount
}

/** What the accountant states, else what the form of the month before leaves. */
async function receivedOf(lists: OpenedLists, box: string): Promise<string> {
  const stated = await statedOf(lists, box)
  return stated ?? boxIn(await lists.form(monthBefore(lists.scope)), box)?.left_amount ?? '0.00'
}

/** The boxes of discounts of earlier periods hold credit notes, and are at most those of the sales. */
const salesOf: Readonly<Record<string, string>> = { 102: '100', 103: '101' }

/** What was received as it lowers a box: credit notes raise those of discounts. */
async function loweringOf(lists: OpenedLists, box: string): Promise<string> {
  const received = await receivedOf(lists, box)
  return box in salesOf ? negative(received) : received
}

/** What a box comes to before it takes or leaves anything. */
const wholeOf = async (lists: OpenedLists, box: string): Promise<string> =>
  sumOf([(await lists.box(box)).amount, negative(await loweringOf(lists, box))])

async function takenOf(lists: OpenedLists, box: string): Promise<string> {
  const whole = positive(await wholeOf(lists, box))
  const sales = salesOf[box]
  if (sales === undefined) return whole
  const kept = box === '103' ? await keptTax(lists, whole) : whole
  const limit = await takenOf(lists, sales)
  return centimosOf(kept) > centimosOf(limit) ? limit : kept
}

/** Of the tax of discounts the part that 102 takes of them. */
async function keptTax(lists: OpenedLists, tax: string): Promise<string> {
  const [base, taken] = [await wholeOf(lists, '102'), await takenOf(lists, '102')].map(centimosOf)
  if (!base || base === taken) return tax
  return (Math.round((centimosOf(tax) * (taken ?? 0)) / base) / 100).toFixed(2)
}

async function leftOf(lists: OpenedLists, box: string): Promise<string> {
  const whole = await wholeOf(lists, box)
  if (box in salesOf) return sumOf([positive(whole), negative(await takenOf(lists, box))])
  return positive(negative(whole))
}

const positive = (amount: string): string => (amount.startsWith('-') ? '0.00' : amount)

const ofVoucherBox =
  (amount: (lists: OpenedLists, box: string) => Promise<string>): Origin =>
  (place) => {
    const { box, vouchers_address } = boxOf(place)
    return vouchers_address === null ? Promise.resolve('0.00') : amount(place.lists, box)
  }

export const receivedOfBox = ofVoucherBox(receivedOf)
export const leftOfBox = ofVoucherBox(leftOf)

/** Débito less crédito of some amounts by box; mixed purchases by the coefficient. */
async function taxOf(
  lists: OpenedLists,
  amount: (lists: OpenedLists, box: string) => Promise<string>,
): Promise<string> {
  const of = async (...boxes: string[]) => sumOf(await Promise.all(boxes.map((box) => amount(lists, box))))
  const mixed = timesRate(centimosOf(await of('111', '117')), await coefficientOf(lists)) / 100
  const taken = [await of('103'), await of('108', '157', '115'), mixed.toFixed(2)]
  return sumOf([await of('101', '155'), ...taken.map(negative)])
}

/** Box 173; 1 while none is set. */
async function coefficientOf(lists: OpenedLists): Promise<string> {
  const { prorrata } = (await lists.settings()).values
  const set = prorrata.filter(({ from }) => from <= lists.scope.taxPeriod)
  return set.toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.coefficient ?? '1'
}

/** Positive where purchases were received, because the net rises by them. */
export const receivedNotes = async ({ lists }: Place): Promise<string> => negative(await taxOf(lists, loweringOf))

/** Of the vouchers and of what was received, what the boxes do not take; rounding by the coefficient is in it. */
export const leftNotes = async (place: Place): Promise<string> => {
  const taken = await taxOf(place.lists, takenOf)
  return sumOf([...(await igvOfVouchers(place)), await receivedNotes(place), negative(taken)])
}

const igvOfVouchers = async (place: Place): Promise<string[]> => [
  `${await amountOf('VENTA', 'igv-ventas')(place)}`,
  negative(`${await amountOf('COMPRA', 'igv-compras')(place)}`),
]

/** Sales − purchases − balance + received − left. */
export const netOfMonth: Origin = async (place) =>
  sumOf([
    ...(await igvOfVouchers(place)),
    negative(await previousBalance(place)),
    await receivedNotes(place),
    negative(await leftNotes(place)),
  ])

/** Box 145 less the exact balance. */
export const roundingOfBalance: Origin = async (place) =>
  sumOf([(await balanceBox(place)).toFixed(2), negative(await previousBalance(place))])

/** What is stated of box 145 or as opening balance, else what box 184 of the month before is below 0. */
async function balanceBox(place: Place): Promise<number> {
  const stated = await place.lists.statedBalance()
  return stated === undefined ? Math.max(0 - (await before(place, '184')), 0) : wholeSoles(stated)
}

/** What is stated of 168 or 176, else what the month before did not apply. */
async function withheldBefore(place: Place, box: string, left: string): Promise<number> {
  const stated = await statedOf(place.lists, box)
  return stated === undefined ? before(place, left) : wholeSoles(stated)
}

async function before({ lists }: Place, box: string): Promise<number> {
  return boxIn(await lists.form(monthBefore(lists.scope)), box)?.value ?? 0
}

/** What goes into a box: whole soles of what it takes, or what follows from the other boxes. */
export const valueOfBox: Origin = async (place) => {
  const { box, base_box, vouchers_address, difference } = boxOf(place)
  const follows = following[box]
  if (follows) return follows(place)
  if (vouchers_address === null) return wholeSoles(`${await sumOfBox(place)}`)
  const taken = await takenOf(place.lists, box)
  // SUNAT computes a tax from its rounded base, and the difference says what that does.
  return base_box === null ? wholeSoles(taken) : Number(sumOf([taken, difference]))
}

const following: Readonly<Record<string, Origin>> = {
  131: async (place) => value(place, '101') + value(place, '155') - value(place, '103'),
  178: async (place) => {
    const coefficient = await coefficientOf(place.lists)
    const mixed = ['111', '117'].map((box) => timesRate(value(place, box), coefficient))
    return [...mixed, ...['108', '157', '115'].map((box) => value(place, box))].reduce((sum, one) => sum + one, 0)
  },
  140: async (place) => value(place, '131') - value(place, '178'),
  145: balanceBox,
  184: async (place) => value(place, '140') - value(place, '145'),
  168: (place) => withheldBefore(place, '168', '164'),
  164: async (place) => Math.max(perceived(place) - due(place), 0),
  176: (place) => withheldBefore(place, '176', '165'),
  165: async (place) => Math.max(retained(place) - dueAfterPerceptions(place), 0),
  681: async (place) => Math.max(dueAfterPerceptions(place) - retained(place), 0),
}

function value({ answer }: Place, box: string): number {
  const found = boxIn(answer as Pdt621, box)
  if (!found) throw new Error(`The form has no box ${box}.`)
  return found.value
}

export const boxIn = ({ boxes }: Pdt621, box: string): Pdt621Box | undefined => boxes.find((one) => one.box === box)

const due = (place: Place): number => Math.max(value(place, '184'), 0)
const perceived = (place: Place): number => value(place, '171') + value(place, '168')
const dueAfterPerceptions = (place: Place): number => Math.max(due(place) - perceived(place), 0)
const retained = (place: Place): number => value(place, '179') + value(place, '176')

/** Half up by size. */
export function wholeSoles(amount: string): number {
  const centimos = centimosOf(amount)
  return Math.sign(centimos) * Math.floor((Math.abs(centimos) + 50) / 100) + 0
}
