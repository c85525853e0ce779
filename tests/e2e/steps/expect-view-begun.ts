import { expect, type Page } from '@playwright/test'

/**
 * A screen's ten seconds have begun: the session keeps its name in the moment in which the client sets their timer. Before that, a clock
 * that is moved on moves past nothing.
 */
export async function expectViewBegun(page: Page, view: string): Promise<void> {
  await expect.poll(() => page.evaluate(keptView), `the screen whose time runs`).toBe(view)
}

/** Runs in the page. */
function keptView(): unknown {
  const { state } = JSON.parse(sessionStorage.getItem('contapro-auth') ?? '{}') as { state?: { view?: unknown } }
  return state?.view
}
