import type { LeftOutWithholdings } from '@contapro/sdk'
import { boxIn, wholeSoles } from './form-boxes.ts'
import type { OpenedLists } from './opened-lists.ts'
import type { Origin, Place } from './origins.ts'

type Month = LeftOutWithholdings['months'][number]

const leftOutOf = ({ way }: Place): LeftOutWithholdings => way[0] as LeftOutWithholdings

async function withheldIn(lists: OpenedLists, box: string, { tax_period: period }: Month): Promise<string> {
  const { amount } = await (box === '168' ? lists.perceptions(period) : lists.retentions(period))
  return amount
}

async function leftBy(lists: OpenedLists, { box, left }: LeftOutWithholdings): Promise<number> {
  return left === null ? 0 : (boxIn(await lists.form(left.tax_period), box === '168' ? '164' : '165')?.value ?? 0)
}

/** The certificates of the month. */
export const amountOfLeftOut: Origin = (place) => withheldIn(place.lists, leftOutOf(place).box, place.way[1] as Month)

/** What the form of the last loaded month did not apply. */
export const leftOfLastForm: Origin = async (place) => (await leftBy(place.lists, leftOutOf(place))).toFixed(2)

/** Both, each month in whole soles. */
export const valueOfLeftOut: Origin = async (place) => {
  const { box, months } = leftOutOf(place)
  const amounts = await Promise.all(months.map((month) => withheldIn(place.lists, box, month)))
  return amounts.reduce((sum, amount) => sum + wholeSoles(amount), await leftBy(place.lists, leftOutOf(place)))
}
