import { browserLaunch } from '@contapro/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../served-page/serve-page.ts'
import { focused, isOnTop } from './look-at-page.ts'
import { openStrictPage, places, strictPolicy } from './strict-page.ts'

let browser: Browser
let served: ServedPage

beforeAll(async () => {
  served = await servePage(new URL('.', import.meta.url), { policy: strictPolicy })
  browser = await chromium.launch(browserLaunch())
})

afterAll(async () => {
  await browser?.close()
  served?.close()
})

describe.each(places)('under style-src self, in the place %s,', (place) => {
  let page: Page
  let problems: readonly string[]

  beforeEach(async () => {
    ;({ page, problems } = await openStrictPage(browser, `${served.address}/?parts=patterns&place=${place}`))
    await page.getByRole('button', { name: 'Ver recorrido' }).waitFor()
  })

  afterEach(async () => {
    await page.close()
    if (problems.length > 0) throw new Error(`the page reported: ${problems.join(' · ')}`)
  })

  it('the date range opens whole, its calendar follows the arrows, and Escape gives the focus back', async () => {
    await page.getByRole('button', { name: 'Fecha de pago' }).press('Enter')
    const popover = page.getByRole('dialog', { name: 'Filtrar por fecha' })
    const day = popover.getByRole('button', { name: 'lunes, 10 de agosto de 2026' })
    await expect.poll(() => isOnTop(day)).toBe(true)
    await expect.poll(() => isOnTop(popover.getByRole('button', { name: 'Confirmar' }))).toBe(true)
    await day.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toBe('martes, 11 de agosto de 2026')
    await page.keyboard.press('Enter')
    await expect.poll(() => popover.getByRole('textbox', { name: 'Desde' }).inputValue()).toBe('11/08/2026')
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Fecha de pago')
  })

  it('the mass download opens above its parents, follows the arrows, and Escape gives the focus back', async () => {
    await page.getByRole('button', { name: 'Descarga masiva' }).press('Enter')
    const images = page.getByRole('menuitem', { name: /^Imágenes JPEG/ })
    await expect.poll(() => isOnTop(images)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toMatch(/^Imágenes JPEG/)
    await page.keyboard.press('Escape')
    await images.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Descarga masiva')
  })

  it('a select takes what the keys choose and keeps the focus', async () => {
    const select = page.getByRole('combobox', { name: 'Mes' })
    await select.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => select.inputValue()).toBe('202607')
    await select.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    expect(await select.inputValue()).toBe('202607')
    expect(await focused(page)).toBe('Mes')
  })

  it('the tour covers the window, the arrows turn its steps, and Escape ends it', async () => {
    await page.getByRole('button', { name: 'Ver recorrido' }).press('Enter')
    const tour = page.getByRole('dialog', { name: 'Recorrido guiado' })
    await expect.poll(() => isOnTop(tour.getByRole('heading', { name: 'Primer paso' }))).toBe(true)
    expect(await tour.boundingBox()).toEqual({ x: 0, y: 0, width: 900, height: 700 })
    await expect.poll(() => focused(page)).toBe('Siguiente')
    await page.keyboard.press('ArrowRight')
    await tour.getByRole('heading', { name: 'Segundo paso' }).waitFor()
    await expect.poll(() => focused(page)).toBe('Finalizar')
    await page.keyboard.press('Escape')
    await tour.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Ver recorrido')
  })

  it('the preview shows a file on top, and Escape gives the focus back', async () => {
    await page.getByRole('button', { name: 'Ver comprobante' }).press('Enter')
    const preview = page.getByRole('dialog', { name: 'F001-12345' })
    await expect.poll(() => isOnTop(preview.getByText('<ID>F001-12345</ID>'))).toBe(true)
    await preview.getByRole('button', { name: 'Ampliar' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('Reducir')
    // The first Escape belongs to the tooltip of the button.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Ver comprobante')
  })

  it('the report download is on top, its files follow the arrows, and Escape gives the focus back', async () => {
    await page.getByRole('button', { name: 'Descargar reporte' }).press('Enter')
    const modal = page.getByRole('dialog', { name: 'Descarga tu reporte' })
    await expect.poll(() => isOnTop(modal.getByRole('button', { name: 'Descargar Archivo' }))).toBe(true)
    await modal.getByRole('radio', { name: /^Compras ContaPro/ }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await modal.getByRole('radio', { name: /^Ventas ContaPro/ }).isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Descargar reporte')
  })

  it('a modal without a way out stays, however often Escape is pressed', async () => {
    await page.getByRole('button', { name: 'Caducar' }).press('Enter')
    const modal = page.getByRole('dialog', { name: 'Tu sesión caducó' })
    await modal.waitFor()
    // A browser lets a page refuse the first request to close and not the second.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    expect(await modal.isVisible()).toBe(true)
    await modal.getByRole('button', { name: 'Iniciar sesión' }).press('Enter')
    await modal.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Caducar')
  })
})
