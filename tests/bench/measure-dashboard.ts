import { fileURLToPath } from 'node:url'
import { addAccountant, addBusiness, startTestServer, type TestAccountant } from '@contapro/api/testing'
import { browserLaunch } from '@contapro/browser'
import { type Browser, chromium, type Page } from '@playwright/test'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { uploadSampleMonth } from '../e2e/product/upload-sample-month.ts'
import { signIn } from '../e2e/steps/sign-in.ts'
import { slowDown, slowPhone } from './slow-phone.ts'

/** A company's dashboard on a slow phone; times from the press or the address on, ms. */
export interface DashboardFigures {
  /** By a link to it, with an empty cache. */
  readonly byAddress: Visit
  /** From the list of companies, in the app that is loaded. */
  readonly fromCompanies: Visit
}

interface Visit {
  /** Until the IGV to pay is painted. */
  readonly figuresMs: number
  /** Until the chart is there. */
  readonly chartMs: number
  /** Sum of all layout shifts on the way. */
  readonly shift: number
}

/** What the page notes of itself. */
interface Notes {
  from: number
  figures?: number
  chart?: number
  shift: number
}

const VISITS = 5
const webRoot = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

/** Opens the dashboard of the sample month in the built web app on the real server. */
export async function measureDashboard(): Promise<DashboardFigures> {
  const server = await startTestServer({ webRoot })
  const browser = await chromium.launch(browserLaunch())
  try {
    const account = await addAccountant(server.services)
    const { uuid } = await addBusiness(server.services, account, sampleMonth.company)
    await uploadSampleMonth(server.url, account, uuid)
    const visits: DashboardFigures[] = []
    for (let visit = 0; visit < VISITS; visit++) visits.push(await visitTwice(browser, server.url, account))
    return {
      byAddress: median(visits.map(({ byAddress }) => byAddress)),
      fromCompanies: median(visits.map(({ fromCompanies }) => fromCompanies)),
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function visitTwice(browser: Browser, baseURL: string, account: TestAccountant): Promise<DashboardFigures> {
  const context = await browser.newContext({ ...slowPhone, baseURL })
  await context.addInitScript(takeNotes, sampleMonth.figures.payable.replace('S/ ', ''))
  const page = await context.newPage()
  await signIn(page, account)
  await page.getByRole('link', { name: sampleMonth.company.name }).click()
  await page.waitForURL(/periodo=/)
  const address = page.url()
  await page.goto('/inicio')
  const link = page.getByRole('link', { name: sampleMonth.company.name })
  await link.waitFor()
  await slowDown(page)
  await page.evaluate(() =>
    Object.assign((globalThis as unknown as { notes: Notes }).notes, { from: performance.now() }),
  )
  await link.click()
  const fromCompanies = await notesOf(page)
  await slowDown(page)
  await page.goto(address, { waitUntil: 'commit' })
  const byAddress = await notesOf(page)
  await context.close()
  return { byAddress, fromCompanies }
}

/** Runs in the page before its own scripts: when the figure and the chart come, and what moves. */
function takeNotes(figure: string): void {
  for (const flag of ['completedOnboardingVideo', 'completedFirstOnboarding']) localStorage.setItem(flag, 'true')
  const notes: Notes = { from: 0, shift: 0 }
  Object.assign(globalThis, { notes })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) notes.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const painted = (note: 'figures' | 'chart'): void => {
    notes[note] = Number.POSITIVE_INFINITY
    requestAnimationFrame(() => setTimeout(() => (notes[note] = performance.now())))
  }
  new MutationObserver(() => {
    if (notes.figures === undefined && document.body.textContent?.includes(figure)) painted('figures')
    if (notes.chart === undefined && document.querySelector('main .recharts-surface')) painted('chart')
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page. */
function isWhole(): boolean {
  const { figures, chart } = (globalThis as unknown as { notes: Notes }).notes
  return Number.isFinite(figures) && Number.isFinite(chart)
}

async function notesOf(page: Page): Promise<Visit> {
  await page.waitForFunction(isWhole, undefined, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const {
    from,
    figures = 0,
    chart = 0,
    shift,
  } = await page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes)
  return { figuresMs: figures - from, chartMs: chart - from, shift }
}

function median(visits: readonly Visit[]): Visit {
  const of = (value: (visit: Visit) => number): number =>
    visits.map(value).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN
  return { figuresMs: of((v) => v.figuresMs), chartMs: of((v) => v.chartMs), shift: of((v) => v.shift) }
}
