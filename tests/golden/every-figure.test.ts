import { DEMO_PASSWORD, demoUploads, loadDemo, type RunningServer, startTestServer } from '@contapro/api/testing'
import {
  type ContaproClient,
  createContaproClient,
  createContaproSession,
  listBusinesses,
  memoryStorage,
  type PeriodScope,
  signIn,
} from '@contapro/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersWithoutFigures, figureOrigins } from './figures/figure-origins.ts'
import { makeDepositFile } from './figures/make-deposit-files.ts'
import { numericFields, valuesAt } from './figures/numeric-fields.ts'
import { OpenedLists } from './figures/opened-lists.ts'
import { periods, uploads } from './generated-months/generated-files.ts'
import { owner } from './generated-months/parties.ts'
import { settleMonths } from './generated-months/settle-months.ts'
import { type OpenCompany, openCompany } from './open-company.ts'

// A figure opens exactly its vouchers: their number and their sum are the figure, whatever screen shows it.

it('every number that a screen is answered has a declared origin', async () => {
  const fields = [...(await numericFields())]
  const found = fields.filter(([operation]) => !isOther(operation))
  const declared = Object.entries(figureOrigins).map(([operation, of]) => [operation, Object.keys(of.fields)] as const)
  expect(sorted(found)).toEqual(sorted(declared))
  expect(
    fields
      .map(([operation]) => operation)
      .filter(isOther)
      .toSorted(),
  ).toEqual(Object.keys(answersWithoutFigures).toSorted())
})

const isOther = (operation: string): boolean => Object.hasOwn(answersWithoutFigures, operation)

const sorted = (answers: readonly (readonly [string, readonly string[]])[]) =>
  Object.fromEntries(answers.map(([operation, fields]) => [operation, fields.toSorted()]))

describe('the generated months', () => {
  let company: OpenCompany
  beforeAll(async () => {
    company = await openCompany({ ruc: owner.document, name: owner.name }, await uploads())
  })
  afterAll(() => company?.server.close())

  describe.each(['uploaded', 'settled'] as const)('%s', (stage) => {
    beforeAll(async () => {
      if (stage !== 'settled') return
      await settleMonths(company)
      let deposits = 0
      for (const taxPeriod of periods)
        deposits += await makeDepositFile(company.client, { ...nameOf(company), taxPeriod })
      if (deposits === 0) throw new Error('No bulk file was made.')
    })

    it.each(periods)('every figure of %s is what its vouchers come to', async (taxPeriod) => {
      const { shown, opened } = await figuresOf(company.client, { ...nameOf(company), taxPeriod })
      expect(opened).toEqual(shown)
    })
  })
})

const nameOf = ({ business }: OpenCompany) => ({ ruc: business.ruc, businessUuid: business.uuid })

/** The demo's last month is 202610. */
const clock = (): Date => new Date('2026-11-20T15:00:00Z')
const months = demoUploads(clock).filter(({ monthsBack, company: { story } }) => monthsBack < 2 && story !== null)
const stories = [...new Set(months.map(({ company }) => company))]

describe('the demo', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer({ clock })
    await loadDemo(server.services, { uploads: months })
  }, 600_000)
  afterAll(() => server?.close())

  it.each(stories)('every figure of $name is what its vouchers come to', async ({ ruc, accountant }) => {
    const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
    const client = createContaproClient({ baseUrl: server.url, session, eventLog: false })
    await signIn(client, { email: accountant, password: DEMO_PASSWORD })
    const business = (await listBusinesses(client)).find((one) => one.ruc === ruc)
    const scope = { ruc, businessUuid: business?.uuid ?? '', taxPeriod: '202610' }
    const { shown, opened } = await figuresOf(client, scope)
    expect(opened).toEqual(shown)
  })
})

/** A figure as its screen shows it, and what its vouchers come to. */
interface Compared {
  readonly field: string
  readonly of: unknown
  readonly amount: string | number | null
}

/** Asks for every answer of a screen and opens every figure of it. */
async function figuresOf(client: ContaproClient, scope: PeriodScope) {
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
