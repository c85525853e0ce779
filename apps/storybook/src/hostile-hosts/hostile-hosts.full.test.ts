import { browserLaunch } from '@contapro/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../served-page/serve-page.ts'
import { differingShare } from './compare-pictures.ts'

/** Glyphs at a fraction of a point differ by a few points' grey; a wrong margin moves thousands. */
const TOLERANCE = 0.0005

let browser: Browser
let served: ServedPage
let page: Page
let neutral: Buffer

beforeAll(async () => {
  served = await servePage(new URL('.', import.meta.url))
  browser = await chromium.launch(browserLaunch())
  page = await open('host=neutral')
  neutral = await picture(page, '#place')
  await page.close()
})

afterAll(async () => {
  await browser?.close()
  served?.close()
})

afterEach(async () => {
  await page?.close()
})

/** A page whose widgets have their figures and rows. */
async function open(query: string): Promise<Page> {
  const opened = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' })
  await opened.goto(`${served.address}/?${query}`)
  await opened.getByText('IGV de compras').locator('visible=true').first().waitFor()
  if (!query.includes('two')) await opened.getByRole('row').nth(5).waitFor()
  await opened.evaluate(() => document.fonts.ready)
  return opened
}

const picture = (from: Page, selector: string): Promise<Buffer> =>
  from.locator(selector).screenshot({ animations: 'disabled' })

describe.each([
  ['whose reset stands in a layer, Bootstrap', 'host=bootstrapLayered'],
  ["with Tailwind's own layers", 'host=tailwind'],
  ['whose root is 10 px', 'host=smallRem'],
  ['that moves and clips them', 'host=moved'],
  ['with Bootstrap outside of layers, isolated', 'host=bootstrap&isolated'],
  ["with Tailwind's preflight outside of layers, isolated", 'host=preflight&isolated'],
  ['that takes everything off every element, isolated', 'host=universal&isolated'],
])('in a page %s,', (_, query) => {
  it('the widgets look as in a neutral one', async () => {
    page = await open(query)
    expect(differingShare(await picture(page, '#place'), neutral)).toBeLessThan(TOLERANCE)
  })
})

it.each(['neutral', 'bootstrap', 'tailwind'])(
  'a page with the styles of %s looks the same with and without the widgets',
  async (host) => {
    page = await open(`host=${host}`)
    const withWidgets = await computedStyles(page)
    await page.evaluate(() => {
      document.querySelector('#place')?.replaceChildren()
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not(:first-of-type)'))
        sheet.remove()
    })
    expect(await computedStyles(page)).toEqual(withWidgets)
    expect(Object.keys(withWidgets).length).toBeGreaterThan(20)
  },
)

/** Every property of every element of the host's own part of the page, and of its root and body. */
const computedStyles = (from: Page): Promise<Record<string, string>> =>
  from.evaluate(() => {
    const all = [document.documentElement, document.body, ...document.querySelectorAll('#own, #own *')]
    return Object.fromEntries(
      all.map((element, at) => {
        const style = getComputedStyle(element)
        // The height of the page itself follows from what is in it.
        const names = [...style].filter((name) => at > 1 || !/size|height|origin/.test(name))
        return [`${at} ${element.tagName}`, names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')]
      }),
    )
  })

describe('two providers side by side', () => {
  it('look as each looks alone: company, theme and texts do not cross over', async () => {
    const both = await open('host=neutral&two')
    const pictures = { left: await picture(both, '#left'), right: await picture(both, '#right') }
    await both.close()
    for (const side of ['left', 'right'] as const) {
      page = await open(`host=neutral&two=${side}`)
      expect(differingShare(await picture(page, `#${side}`), pictures[side])).toBeLessThan(TOLERANCE)
      await page.close()
    }
    expect(differingShare(pictures.left, pictures.right)).toBeGreaterThan(0.1)
  })

  it('keep their own texts', async () => {
    page = await open('host=neutral&two')
    const texts = async (side: string): Promise<boolean[]> => {
      const shown = await page.locator(side).innerText()
      return [shown.includes('IGV cobrado'), shown.includes('IGV de ventas')]
    }
    expect(await texts('#left')).toEqual([true, false])
    expect(await texts('#right')).toEqual([false, true])
  })
})
