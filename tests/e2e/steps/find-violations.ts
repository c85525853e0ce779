import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong in a page and its frames, by all rules but `except`: each rule with the elements that break it. */
export async function findViolations(page: Page, except: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).disableRules([...except])
  // Results of several frames are put together in a page of its own, for three times as long.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
