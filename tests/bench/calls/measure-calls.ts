import { addAccountant, type RunningServer, startTestServer } from '@contapro/api/testing'
import type { DatabaseKind } from '../bench-site.ts'
import { type BenchCall, listCalls, totalCalls } from './bench-calls.ts'
import { type FilledCompany, fillCompany } from './fill-company.ts'
import { createHttpCaller, type HttpCaller } from './http-caller.ts'
import { inTurn, quantile } from './in-turn.ts'
import { logStatements, type StatementLog } from './statement-log.ts'

/** Times of a call, ms. */
export interface CallTimes {
  readonly name: string
  readonly medianMs: number
  /** 95th percentile. */
  readonly p95Ms: number
  /** Median of the call's own statements, sent without it. */
  readonly bareMs: number
}

/** Times of a call for the figures of a month, ms. */
export interface TotalTimes extends CallTimes {
  /** Median of the same call of a company with few vouchers. */
  readonly fewMs: number
}

export interface CallFigures {
  readonly rows: number
  readonly fewRows: number
  readonly totals: readonly TotalTimes[]
  readonly lists: readonly CallTimes[]
}

const FEW_ROWS = 10_000

/** Calls of a company with so many vouchers over HTTP, against their own statements and against those of a small company. */
export async function measureCalls(database: DatabaseKind, rows: number): Promise<CallFigures> {
  const server = await startTestServer({ database })
  try {
    const accountant = await addAccountant(server.services)
    const few = await fillCompany(server, accountant, FEW_ROWS)
    const many = await fillCompany(server, accountant, rows)
    return { rows, fewRows: FEW_ROWS, ...(await timeCalls(server, accountant.token, { many, few })) }
  } finally {
    await server.close()
  }
}

interface Companies {
  readonly many: FilledCompany
  readonly few: FilledCompany
}

/** The same for companies that are there. */
async function timeCalls(
  { url, services }: RunningServer,
  token: string,
  companies: Companies,
): Promise<Pick<CallFigures, 'totals' | 'lists'>> {
  const site = { get: createHttpCaller(url, token), log: logStatements(services.database.driver) }
  const totals: TotalTimes[] = []
  for (const call of totalCalls) totals.push(await timeTotal(site, call, companies))
  const lists: CallTimes[] = []
  for (const call of listCalls) lists.push(await timeList(site, call, companies.many))
  return { totals, lists }
}

interface Site {
  readonly get: HttpCaller
  readonly log: StatementLog
}

async function timeTotal({ get, log }: Site, call: BenchCall, { many, few }: Companies): Promise<TotalTimes> {
  const make = () => get(call.pathOf(many))
  const bare = await log.bareWorkOf(make)
  const [made, sent, ofFew] = await inTurn([make, bare, () => get(call.pathOf(few))])
  return { ...timesOf(call, made, sent), fewMs: quantile(ofFew, 0.5) }
}

async function timeList({ get, log }: Site, call: BenchCall, company: FilledCompany): Promise<CallTimes> {
  const make = () => get(call.pathOf(company))
  const [made, sent] = await inTurn([make, await log.bareWorkOf(make)])
  return timesOf(call, made, sent)
}

function timesOf({ name }: BenchCall, made: number[] | undefined, sent: number[] | undefined): CallTimes {
  return { name, medianMs: quantile(made, 0.5), p95Ms: quantile(made, 0.95), bareMs: quantile(sent, 0.5) }
}
