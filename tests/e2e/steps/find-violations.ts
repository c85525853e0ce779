import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Which of axe's rules: all but some, or some alone. */
export type AxeRules = { readonly except: readonly string[] } | { readonly only: readonly string[] }

/** What another theme of a page can break: names, roles and order stay as they are. */
export const themeRules: AxeRules = { only: ['color-contrast', 'link-in-text-block'] }

/** What axe finds wrong in a page and its frames: each rule with the elements that break it. */
export async function findViolations(page: Page, rules: AxeRules = { except: [] }): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  if ('only' in rules) axe.withRules([...rules.only])
  else axe.disableRules([...rules.except])
  // Results of several frames are put together in a page of its own, for three times as long.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
