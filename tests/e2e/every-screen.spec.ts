import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { test } from './product/test.ts'
import type { Look } from './screen.ts'
import { publicScreens, screens } from './screens.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { expectNoSidewaysScroll } from './steps/expect-no-sideways-scroll.ts'
import { signIn } from './steps/sign-in.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** CONTAPRO_PICTURES=1: a picture of each screen in both widths and themes, below test-results/e2e/screens. */
const wantsPictures = process.env.CONTAPRO_PICTURES === '1'

test.describe.configure({ mode: 'parallel' })

for (const { name, open } of publicScreens) {
  test(`${name} opens and fits on a phone`, async ({ page }) => {
    await expectFitsOnPhone(page, { name, open })
  })

  test(`${name} is accessible and fits at both widths in both themes`, { tag: '@full' }, async ({ page }, info) => {
    await expectLook(page, info, { name, open })
  })
}

for (const { account = demoAccounts.estudio, expectedFailures = [], next = [], ...screen } of screens) {
  test.describe(() => {
    test.use({ expectedFailures })

    test(`${screen.name} opens and fits on a phone`, async ({ page }) => {
      await signIn(page, account)
      for (const look of [screen, ...next]) await test.step(look.name, () => expectFitsOnPhone(page, look))
    })

    test(
      `${screen.name} is accessible and fits at both widths in both themes`,
      { tag: '@full' },
      async ({ page }, info) => {
        await signIn(page, account)
        for (const look of [screen, ...next]) await test.step(look.name, () => expectLook(page, info, look))
      },
    )
  })
}

/** Opens a screen as wide as it is first looked at; answers the sizes that it is looked at in. */
async function openLook(page: Page, { open, width }: Look): Promise<readonly (typeof sizes)[number][]> {
  const shown = sizes.filter((size) => size.width === (width ?? size.width))
  await page.setViewportSize(shown[0] ?? sizes[0])
  await open(page)
  return shown
}

/** The screen shows without a complaint of the browser's, and nothing is wider than the smaller window. */
async function expectFitsOnPhone(page: Page, look: Look): Promise<void> {
  const smallest = (await openLook(page, look)).at(-1)
  if (smallest) await page.setViewportSize(smallest)
  await expectNoSidewaysScroll(page)
}

/** No violation that axe can find, nothing wider than the window; pictures for the eye where they are wanted. */
async function expectLook(page: Page, info: TestInfo, look: Look): Promise<void> {
  const { name } = look
  const shown = await openLook(page, look)
  await page.evaluate(() => document.fonts.ready)
  for (const size of shown) {
    await page.setViewportSize(size)
    await expectAccessible(page, async (theme) => {
      if (!wantsPictures) return
      await page.screenshot({
        path: join(info.project.outputDir, 'screens', `${name}-${theme}-${size.width}.png`),
        fullPage: !name.startsWith('modal'),
      })
    })
    await expectNoSidewaysScroll(page)
  }
}
