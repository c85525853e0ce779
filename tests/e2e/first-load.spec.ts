import type { Request } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import { fetchedScripts, gzipBytesOfScripts } from './steps/gzip-bytes-of-scripts.ts'
import { signIn } from './steps/sign-in.ts'

const MOST_BYTES_OF_SIGN_IN = 175_000

const pathOf = (request: Request): string => new URL(request.url()).pathname
const isData = (request: Request): boolean => pathOf(request).startsWith('/app/')

test('the first visit of the sign-in fetches at most 175 kB of JavaScript', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => pathOf(request).endsWith('.js') && asked.add(request.url()))
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
  // Scripts ask for further scripts, also when the page has nothing else to do.
  await expect(async () => expect(await fetchedScripts(page)).toEqual([...asked].toSorted())).toPass()
  const bytes = await gzipBytesOfScripts(page)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OF_SIGN_IN)
})
test('a page behind the sign-in names in its head every script that it needs before its first data', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, demoAccounts.estudio)
  for (const address of [
    '/inicio',
    '/dashboard',
    '/dashboard/comprobantes',
    '/dashboard/observaciones',
    '/dashboard/detracciones',
    '/dashboard/percepciones',
    '/dashboard/retenciones',
    '/dashboard/informe-pdt',
  ]) {
    const asked: string[] = []
    const note = (request: Request): number => asked.push(pathOf(request))
    // What the page before still asks for is not of this one.
    await page.goto('about:blank')
    page.on('request', note)
    const firstData = page.waitForRequest(isData)
    const answer = await page.goto(address)
    await firstData
    page.off('request', note)
    const html = (await answer?.text()) ?? ''
    const untilData = asked.slice(
      0,
      asked.findIndex((path) => path.startsWith('/app/')),
    )
    const scripts = untilData.filter((path) => path.endsWith('.js'))
    expect(scripts.length, address).toBeGreaterThan(3)
    expect(
      scripts.filter((path) => !html.includes(`"${path}"`)),
      address,
    ).toEqual([])
  }
})
