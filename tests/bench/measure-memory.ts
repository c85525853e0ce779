import { fileURLToPath } from 'node:url'
import { startTestServer } from '@contapro/api/testing'
import { browserLaunch } from '@contapro/browser'
import { chromium, type Page } from '@playwright/test'
import { addElement } from '../consumers/add-element.ts'
import { startMonth } from '../consumers/product/start-month.ts'
import { serveHost } from '../consumers/serve-host.ts'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { openOffice } from '../load/office.ts'
import { workARound } from '../load/work-a-round.ts'

/** Bytes on the heap after the first rounds, which load what stays, and after many more. */
export interface HeapGrowth {
  readonly rounds: number
  readonly warm: number
  readonly after: number
}

export interface MemoryGrowth {
  /** A server with an accountant at work. */
  readonly server: HeapGrowth
  /** A host's page that shows a widget and removes it. */
  readonly page: HeapGrowth
}

const folderOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const WARM_UP = 5
const ROUNDS = 50

/** Works many rounds on one server and on one page of a host. */
export async function measureMemory(): Promise<MemoryGrowth> {
  return { server: await growthOfServer(), page: await growthOfPage() }
}

async function growthOfServer(): Promise<HeapGrowth> {
  const server = await startTestServer()
  const [accountant] = await openOffice(server, 1)
  if (!accountant) throw new Error('An office of one has an accountant.')
  const heap = async (): Promise<number> => {
    await server.services.ingestion.idle()
    for (let round = 0; round < 2; round += 1) globalThis.gc?.()
    return process.memoryUsage().heapUsed
  }
  const growth = await growthOf(() => workARound(accountant), heap)
  await server.close()
  return growth
}

async function growthOfPage(): Promise<HeapGrowth> {
  const month = await startMonth()
  const host = await serveHost({
    folders: {
      '/': folderOf('../consumers/apps/plain-html/public'),
      '/contapro/': folderOf('../../packages/contapro-ui/dist/elements'),
    },
    policy: "default-src 'self'",
    api: month.url,
    words: { token: month.token, company: month.company },
  })
  const browser = await chromium.launch(browserLaunch())
  try {
    const page = await browser.newPage()
    await page.goto(host.url)
    return await growthOf(
      () => showAndRemove(page, month.company),
      () => heapOf(page),
    )
  } finally {
    await browser.close()
    host.close()
    await month.close()
  }
}

async function showAndRemove(page: Page, company: string): Promise<void> {
  const widget = page.locator('#passing')
  await addElement(page, 'overview', { company, id: 'passing' })
  await widget.getByText(sampleMonth.figures.payable).first().waitFor()
  await widget.evaluate((element) => element.remove())
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  // The second collection frees what the first one finalized.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

async function growthOf(work: () => Promise<void>, heap: () => Promise<number>): Promise<HeapGrowth> {
  for (let round = 0; round < WARM_UP; round += 1) await work()
  const warm = await heap()
  for (let round = 0; round < ROUNDS; round += 1) await work()
  return { rounds: ROUNDS, warm, after: await heap() }
}
