import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { addRules } from './add-rules.ts'
import { computedStyles, differingStyles } from './computed-styles.ts'
import { guideCode } from './guide-code.ts'
import { looksOfHost } from './looks.ts'
import { showAgain, showInDialog } from './show-in-dialog.ts'
import { topOfTitle } from './top-of-title.ts'
import { usePlainHtmlHost } from './use-plain-html-host.ts'

const { figures } = sampleMonth
const host = usePlainHtmlHost(join(inject('consumers'), 'plain-html'))

describe('a page of plain HTML with the one script, under a strict policy,', () => {
  test('shows the figures of the month, asks once for what two widgets show, and only its own origin', async () => {
    await host.open()
    const overview = host.page.locator('contapro-overview').first()
    for (const figure of [figures.sales, figures.purchases, figures.payable]) {
      await overview.getByText(figure).first().waitFor()
    }
    const rows = host.page.locator('contapro-purchase-vouchers tbody tr:not([aria-hidden])')
    expect(await rows.count()).toBe(figures.purchaseRows)
    expect(host.asked('/total-amount')).toBe(1)
    expect(host.asked('/filters')).toBe(1)
    expect(host.requests.filter((url) => !url.startsWith(host.url))).toEqual([])
    expect(await host.page.evaluate(() => document.fonts.size)).toBe(0)
    expect(host.problems).toEqual([])
  })

  test('keeps its own looks, and the widgets theirs', async () => {
    await host.page.route('**/contapro/*', (route) => route.abort())
    await host.page.goto(host.url)
    const alone = await looksOfHost(host.page)
    await host.page.unroute('**/contapro/*')
    await host.open()
    expect(await looksOfHost(host.page)).toEqual(alone)
    const label = host.page.locator('contapro-overview').first().getByText('IGV de ventas').first()
    expect(await label.evaluate((node) => getComputedStyle(node).letterSpacing)).not.toBe('2px')
    expect(await label.evaluate((node) => getComputedStyle(node).fontFamily)).not.toBe('serif')
    const box = host.page.locator('contapro-overview').first()
    expect(await box.evaluate((node) => getComputedStyle(node).marginLeft)).toBe('12px')
  })

  test('opens what opens inside the shadow root, above the page', async () => {
    await host.open()
    const vouchers = host.page.locator('contapro-purchase-vouchers')
    await vouchers.getByRole('button', { name: 'Filtrar' }).click()
    const filter = vouchers.getByRole('dialog', { name: 'Filtrar por' })
    await filter.getByRole('radio').first().click()
    await filter.press('Escape')
    await filter.waitFor({ state: 'hidden' })
    await vouchers
      .getByRole('button', { name: /^Ver el detalle de/ })
      .first()
      .click()
    const detail = vouchers.getByRole('dialog')
    await detail.getByRole('button', { name: 'Cerrar' }).first().waitFor()
    expect(await detail.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    expect(await detail.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
    await host.page.keyboard.press('Escape')
    await detail.waitFor({ state: 'hidden' })
    expect(host.problems).toEqual([])
  })

  test('opens a dialog that is higher than the window at its top', async () => {
    await host.open()
    await host.page.setViewportSize({ width: 1280, height: 400 })
    const vouchers = host.page.locator('contapro-purchase-vouchers')
    await vouchers
      .getByRole('button', { name: /^Ver el detalle de/ })
      .first()
      .click()
    expect(await topOfTitle(vouchers.getByRole('dialog'))).toBeGreaterThanOrEqual(0)
  })

  test('opens a filter above the modal dialog of the page, also when the dialog is shown a second time', async () => {
    await host.open()
    const vouchers = host.page.locator('contapro-purchase-vouchers')
    const dialog = await showInDialog(vouchers)
    const filter = vouchers.getByRole('dialog', { name: 'Filtrar por' })
    for (const place of [0, 1]) {
      await vouchers.getByRole('button', { name: 'Filtrar' }).click()
      await filter.getByRole('radio').nth(place).click()
      await filter.press('Escape')
      await filter.waitFor({ state: 'hidden' })
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
      await showAgain(dialog)
    }
    expect(host.problems).toEqual([])
  })
})

describe('a page that loads the elements from two addresses', () => {
  test('sends the token that the second copy configures, and keeps what it leaves out', async () => {
    const tokens = new Set<string | undefined>()
    host.page.on('request', (request) => {
      if (request.url().includes('/app/')) tokens.add(request.headers()['authorization'])
    })
    await host.page.goto(`${host.url}/two-copies.html`)
    const overview = host.page.locator('contapro-overview')
    await overview.locator('[data-cp-theme="siscont"]').getByText(figures.payable).first().waitFor()
    expect([...tokens]).toEqual([`Bearer ${host.month.token}`])
    expect(host.problems).toEqual([])
  })
})

describe('a page whose CSS changes how widgets look', () => {
  beforeEach(async () => {
    await host.open()
    await host.page.evaluate(() => {
      document.querySelector('main')?.replaceChildren(document.querySelector('contapro-overview') ?? '')
    })
  })

  test('does not reach the inside of a widget with a reset', async () => {
    const before = await computedStyles(overview())
    await addRules(host.page, readFileSync(join(import.meta.dirname, 'apps/vite/src/guide/reset.css'), 'utf8'))
    expect(differingStyles(before, await computedStyles(overview()))).toEqual([])
  })

  test.each([
    ['a flex container', 'main { display: flex }', 0],
    ['another display for every element', 'main * { display: inline }', 0],
    ['a root of 10 px', 'html { font-size: 62.5% }', 1],
  ])('changes it with %s, and the code of the guide restores it', async (_, css, block) => {
    const before = await computedStyles(overview())
    await addRules(host.page, css)
    expect(differingStyles(before, await computedStyles(overview()))).not.toEqual([])
    await addRules(host.page, guideCode('plain-html.md', 'css')[block] ?? '')
    expect(differingStyles(before, await computedStyles(overview()))).toEqual([])
  })
})

/** The themed root of the first overview. */
const overview = (): Locator => host.page.locator('contapro-overview [data-cp-theme]').first()
