import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import { publicScreens, screens } from './screens.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { signIn } from './steps/sign-in.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test.describe.configure({ mode: 'parallel' })

for (const { name, open } of publicScreens) {
  test(`${name} is accessible and fits at both widths in both themes`, async ({ page }, info) => {
    await open(page)
    await expectWell(page, info, name)
  })
}

for (const { name, account = demoAccounts.estudio, open } of screens) {
  test(`${name} is accessible and fits at both widths in both themes`, async ({ page }, info) => {
    await signIn(page, account)
    await open(page)
    await expectWell(page, info, name)
  })
}

/** No violation that axe can find, nothing wider than the window; pictures for the eye. */
async function expectWell(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectAccessible(page, async (theme) => {
      await page.screenshot({
        path: join(info.project.outputDir, 'screens', `${name}-${theme}-${size.width}.png`),
        fullPage: !name.startsWith('modal'),
      })
    })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `pixels by which the page scrolls sideways at ${size.width} px`).toBeLessThanOrEqual(0)
  }
}
