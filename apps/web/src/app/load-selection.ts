import { type Business, businessQueries, type ContaproQuery, isContaproError, taxPeriodQueries } from '@contapro/sdk'
import { redirect } from 'react-router'
import type { AppServices } from './app-services.ts'
import { askAhead } from './ask-ahead.ts'
import { requireSession } from './guards.ts'
import { addressOf, companyParam, paths, periodParam, selectionOf } from './paths.ts'

/** What every screen of the dashboard knows before it is drawn. */
export interface DashboardSelection {
  readonly company: Business
  /** Newest first; empty while nothing was processed. */
  readonly taxPeriods: readonly string[]
  /** The period of the address, or the newest; undefined while the company has none. */
  readonly taxPeriod: string | undefined
  /** The period that the address still names and the company does not have. */
  readonly lackedPeriod: string | undefined
}

/**
 * Business-dependent area (part 1 §2, decisions 27). The company of the address is selected if the accountant owns it, else
 * the one selected before; without one, to the companies. The address ends up naming company and period, so that it can be
 * passed on; a period that the company lacks stays in it until that is said.
 */
export async function loadSelection(services: AppServices, request: Request): Promise<DashboardSelection> {
  requireSession(services, request)
  const url = new URL(request.url)
  askAhead(services, url)
  const wanted = selectionOf(url.searchParams)
  const company = await findCompany(services, wanted.businessUuid)
  if (!company) throw redirect(paths.home)
  const taxPeriods = await periodsOf(services, company)
  const taxPeriod = choosePeriod(services, company, taxPeriods, wanted.taxPeriod)
  select(services, company, taxPeriods, taxPeriod)
  const lackedPeriod = lackedOf(taxPeriods, wanted.taxPeriod)
  throwIfElsewhere(url, {
    [companyParam]: company.uuid,
    [periodParam]: lackedPeriod ?? taxPeriod,
  })
  return { company, taxPeriods, taxPeriod, lackedPeriod }
}

/** A company without periods says so itself, and of what is no period nothing is said. */
function lackedOf(taxPeriods: readonly string[], wanted: string | undefined): string | undefined {
  if (wanted === undefined || taxPeriods.length === 0 || taxPeriods.includes(wanted)) return undefined
  return /^\d{4}(0[1-9]|1[0-2])$/.test(wanted) ? wanted : undefined
}

async function findCompany(services: AppServices, wantedUuid: string | undefined): Promise<Business | undefined> {
  const { client, queryClient } = services
  const companies = await fetchOrKept(queryClient, businessQueries.list(client))
  const withUuid = (uuid: string | undefined): Business | undefined => companies.find((c) => c.uuid === uuid)
  return withUuid(wantedUuid) ?? withUuid(client.session.business.getSnapshot().company?.uuid)
}

async function periodsOf({ client, queryClient }: AppServices, company: Business): Promise<readonly string[]> {
  if (!company.exists_periods_processed) return []
  return fetchOrKept(queryClient, taxPeriodQueries.list(client, company.uuid))
}

/** Without an answer of the server, the data of before: the shell stays while there is no connection. */
async function fetchOrKept<Data>(queryClient: AppServices['queryClient'], query: ContaproQuery<Data>): Promise<Data> {
  try {
    return await queryClient.fetchQuery(query)
  } catch (error) {
    const kept = queryClient.getQueryData(query.queryKey)
    if (kept === undefined || !isContaproError(error) || error.status !== 0) throw error
    return kept
  }
}

function choosePeriod(
  { client }: AppServices,
  company: Business,
  taxPeriods: readonly string[],
  wanted: string | undefined,
): string | undefined {
  const { business, dashboard } = client.session
  const isSelected = business.getSnapshot().company?.uuid === company.uuid
  const before = isSelected ? (dashboard.getSnapshot().taxPeriod ?? undefined) : undefined
  return [wanted, before].find((period) => period !== undefined && taxPeriods.includes(period)) ?? taxPeriods[0]
}

/** Puts the selection into the session, for reloads and for what asks the session. */
function select(
  { client: { session } }: AppServices,
  company: Business,
  taxPeriods: readonly string[],
  taxPeriod: string | undefined,
): void {
  if (session.business.getSnapshot().company?.uuid !== company.uuid) {
    session.selectCompany(company, { taxPeriods, taxPeriod })
    return
  }
  session.setTaxPeriods(taxPeriods)
  if (taxPeriod && session.dashboard.getSnapshot().taxPeriod !== taxPeriod) session.selectTaxPeriod(taxPeriod)
}

/** Redirects to the address that names the selection, unless the request has it already. */
function throwIfElsewhere(url: URL, selection: Readonly<Record<string, string | undefined>>): void {
  const path = url.pathname.replace(/\/+$/, '')
  const search = new URLSearchParams(url.search)
  for (const [name, value] of Object.entries(selection)) {
    if (value === undefined) search.delete(name)
    else search.set(name, value)
  }
  const isThere = path === url.pathname && search.toString() === new URLSearchParams(url.search).toString()
  if (isThere) return
  throw redirect(addressOf(path, {}, Object.fromEntries(search)))
}
