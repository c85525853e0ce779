import type { ContaproClient, PeriodScope } from '@contapro/sdk'
import { expect, it } from 'vitest'
import type { OpenCompany } from '../open-company.ts'
import { figureOrigins } from './figure-origins.ts'
import { valuesAt } from './numeric-fields.ts'
import { OpenedLists } from './opened-lists.ts'

/** Every figure of some months of a company opens exactly its vouchers. */
export function testOpenedFigures(company: () => OpenCompany, periods: readonly string[]): void {
  it.each(periods)('every figure of %s is what its vouchers come to', async (taxPeriod) => {
    const { client, business } = company()
    const { shown, opened } = await figuresOf(client, { ruc: business.ruc, businessUuid: business.uuid, taxPeriod })
    expect(opened).toEqual(shown)
  })
}

/** A figure as its screen shows it, and what its vouchers come to. */
interface Compared {
  readonly field: string
  readonly of: unknown
  readonly amount: string | number | null | undefined
}

/** Asks for every answer of a screen and opens every figure of it. */
export async function figuresOf(client: ContaproClient, scope: PeriodScope) {
  const lists = new OpenedLists(client, scope)
  const [shown, opened]: [Compared[], Compared[]] = [[], []]
  for (const figure of await shownFigures(client, lists)) {
    const { field, value, origin, way } = figure
    shown.push({ field, of: way[0], amount: value })
    opened.push({ field, of: way[0], amount: await origin({ client, lists, ...figure }) })
  }
  return { shown, opened }
}

async function shownFigures(client: ContaproClient, lists: OpenedLists) {
  const answers = Object.entries(figureOrigins).map(async ([operation, { ask, fields }]) => {
    const origins = Object.entries(fields).flatMap(([field, origin]) =>
      typeof origin === 'string' ? [] : [{ field, origin }],
    )
    const found = (answer: object) =>
      origins.flatMap(({ field, origin }) =>
        valuesAt(answer, field).map(({ value, way }) => ({
          field: `${operation} ${field}`,
          answer,
          value,
          way,
          origin,
        })),
      )
    return (await ask(client, lists)).flatMap(found)
  })
  return (await Promise.all(answers)).flat()
}
