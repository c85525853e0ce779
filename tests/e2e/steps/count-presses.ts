import type { Page } from '@playwright/test'

/** Counts what a person presses on a page and in its frames; reloads and other pages count on. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeBinding('contaproPressed', () => void (presses += 1))
  await page.addInitScript(() => {
    const { contaproPressed } = globalThis as unknown as { contaproPressed: () => void }
    document.addEventListener('pointerdown', () => contaproPressed(), true)
  })
  return () => presses
}
