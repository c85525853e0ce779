import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { inSlowPage, median } from '../slow-page.ts'
import type { ModalVariant } from './page.tsx'

/** How long one kind of modal takes to open, in ms. */
export interface ModalTimes {
  /** The first time in a page. */
  readonly first: number
  readonly later: number
}

/** Times of both modals, each the median of the rounds. */
export type ModalFigures = Readonly<Record<ModalVariant, ModalTimes>>

const PAGES = 9
const root = fileURLToPath(new URL('.', import.meta.url))

/** Opens each modal for the first time and again, in pages that have fetched its code in idle time. */
export function measureModal(): Promise<ModalFigures> {
  return inSlowPage(root, async (page) => {
    const rounds: ModalFigures[] = []
    for (let round = 0; round < PAGES; round += 1) {
      await page.reload()
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /open-modal/.test(name)),
      )
      await page.waitForLoadState('networkidle')
      rounds.push({ bare: await openTwice(page, 'bare'), contapro: await openTwice(page, 'contapro') })
    }
    const medians = (variant: ModalVariant): ModalTimes => ({
      first: median(rounds.map((round) => round[variant].first)),
      later: median(rounds.map((round) => round[variant].later)),
    })
    return { bare: medians('bare'), contapro: medians('contapro') }
  })
}

async function openTwice(page: Page, variant: ModalVariant): Promise<ModalTimes> {
  const first = await openOnce(page, variant)
  return { first, later: await openOnce(page, variant) }
}

async function openOnce(page: Page, variant: ModalVariant): Promise<number> {
  const time = await page.evaluate((name) => window.modalPage.open(name as ModalVariant), variant as string)
  await page.evaluate(() => window.modalPage.close())
  return time
}
