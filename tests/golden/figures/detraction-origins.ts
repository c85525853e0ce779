import {
  type ContaproClient,
  dateRangeOf,
  type DepositFile,
  type DepositFileDifference,
  type Detraction,
  listDetractions,
  type PeriodScope,
  type PossibleDetraction,
} from '@contapro/sdk'
import { type OpenedLists, sumOf } from './opened-lists.ts'
import { centimosOf, type Origin, type Place, timesRate } from './origins.ts'

/** Percent of a good or service on a day, by the settings. */
async function rateOn(lists: OpenedLists, good: string | null, day: string | null): Promise<string | null> {
  const { detraction_rates } = (await lists.settings()).values
  const known = detraction_rates.filter(({ code, from }) => code === good && day !== null && from <= day)
  return known.toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.rate ?? null
}

const detractionOf = ({ way }: Place): Detraction => way[0] as Detraction
const possibleOf = ({ way }: Place): PossibleDetraction => way[0] as PossibleDetraction
const fileOf = ({ way }: Place): DepositFile => way[0] as DepositFile

async function purchaseOf({ lists }: Place, code: string) {
  const found = (await lists.vouchers('COMPRA')).find((voucher) => voucher.code === code)
  if (!found) throw new Error(`No list has the purchase ${code}.`)
  return found
}

export const rateOfDetraction: Origin = (place) => {
  const { good_or_service_code, issuer_date } = detractionOf(place)
  return rateOn(place.lists, good_or_service_code, issuer_date)
}

/** The IGV of the purchase in soles; none where it gives no credit anyway, or nothing puts it into soles. */
export const creditOfDetraction: Origin = async (place) => {
  const code = detractionOf(place).voucher_unique_code.slice(place.lists.scope.ruc.length + 1)
  const { igv_credit, igv_amount, flag_missing_exchange_rate } = await purchaseOf(place, code)
  return igv_credit === 'no' || flag_missing_exchange_rate ? '0.00' : igv_amount
}

export const totalOfPossible: Origin = async (place) => (await purchaseOf(place, possibleOf(place).code)).total_amount

export const rateOfPossible: Origin = (place) => {
  const { good_or_service_code, issuer_date } = possibleOf(place)
  return rateOn(place.lists, good_or_service_code, issuer_date)
}

/** The rate of the total, in whole soles. */
export const suggestedOfPossible: Origin = async (place) => {
  const rate = await rateOfPossible(place)
  if (rate === null) return null
  const soles = timesRate(centimosOf(`${await totalOfPossible(place)}`), `${rate}`, 10_000)
  return soles > 0 ? soles.toFixed(2) : null
}

/** The purchases in 'Por pagar' that name the file: its own, while none of them is deposited. */
async function owingIn(place: Place): Promise<readonly Detraction[]> {
  const rows = await place.lists.detractionRows('N')
  return rows.filter(({ due }) => due?.deposit_file === fileOf(place).batch)
}

export const depositsOfFile: Origin = async (place) => (await owingIn(place)).length

export const amountOfFile: Origin = async (place) => sumOf((await owingIn(place)).map((row) => row.deposit_amount))

/** Deposits on the day of the file or later: there are none, because the test makes its files after every deposit. */
export const madeOfFile: Origin = async (place) => {
  const day = fileOf(place).made_at.slice(0, 10)
  const paid = await place.lists.detractionRows('S')
  return paid.filter(({ payment_datetime }) => (payment_datetime ?? '') >= day).length
}

/** Of the list by the days of the period: how many deposits of the period it leaves out. Its rows may be of other periods. */
export async function outsideOfDays(client: ContaproClient, scope: PeriodScope): Promise<object> {
  const filter = { ...scope, paid: 'S', filterType: 'fechaPago', dateRange: dateRangeOf(scope.taxPeriod) } as const
  const { paid_outside_count } = (await listDetractions(client, filter)).summary
  if (paid_outside_count === undefined)
    throw new Error('The list by days does not say how many deposits it leaves out.')
  return { paid: 'S', summary: { paid_outside_count } }
}

/** The deposits of the period that were not paid on its days. */
export const depositsOutside: Origin = async ({ lists }) => {
  const { from, to } = dateRangeOf(lists.scope.taxPeriod)
  const days = (await lists.detractionRows('S')).map(({ payment_datetime }) => payment_datetime?.slice(0, 10) ?? '')
  return days.filter((day) => day < from || day > to).length
}

/** What the list of pending deposits shows for the voucher; nothing where it is not in the list. */
export const listedOfDifference: Origin = async ({ lists, way }) => {
  const code = `${lists.scope.ruc}-${(way[1] as DepositFileDifference).code}`
  const listed = (await lists.detractionRows('N')).find((row) => row.voucher_unique_code === code)
  return listed?.deposit_amount ?? null
}
