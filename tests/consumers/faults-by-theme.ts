import { endMovements } from '../e2e/steps/end-movements.ts'
import { themeRules } from '../e2e/steps/find-violations.ts'
import type { OpenPage } from './open-page.ts'

/** What axe finds wrong in the page with all its frames, by the theme that these are given. */
export async function faultsByTheme({ page, violations }: OpenPage): Promise<Readonly<Record<string, string[]>>> {
  const found: Record<string, string[]> = {}
  for (const theme of ['contapro', 'contapro-dark']) {
    await page.evaluate((next) => window.frameHost.frames.forEach((frame) => frame.show({ theme: next })), theme)
    for (const frame of page.frames().slice(1)) {
      await frame.locator(`main [data-cp-theme]:not([data-cp-theme="${theme}"])`).first().waitFor({ state: 'detached' })
      await frame.evaluate(haveGroundOfHost)
    }
    await endMovements(page)
    // The dashboard has the overview and the evolution in it, which stand here beside it.
    found[theme] = await violations(theme === 'contapro' ? { except: ['landmark-unique'] } : themeRules)
  }
  return found
}

/** Frames let the host's ground through, which axe does not see: a host of this look has the theme's own. Runs in the frame. */
function haveGroundOfHost(): void {
  const root = document.querySelector('[data-cp-theme]')
  if (root) document.body.style.background = getComputedStyle(root).getPropertyValue('--cp-color-bg')
}
