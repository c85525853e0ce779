import type { Page } from '@playwright/test'
import { emptyTest, expect } from './product/test.ts'
import { signInAtDoor } from './steps/sign-in.ts'
import { signOut } from './steps/sign-out.ts'

/** The access token that a tab keeps. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => /ey[\w-]+\.[\w-]+\.[\w-]+/.exec(JSON.stringify(Object.values(sessionStorage)))?.[0] ?? '')

emptyTest('a sign-out ends the session on the server', async ({ page, product, request }) => {
  await signInAtDoor(page, product)
  const call = { headers: { authorization: `Bearer ${await tokenOf(page)}` } }
  expect((await request.get('/app/internal/me', call)).status()).toBe(200)
  await signOut(page)
  await expect.poll(async () => (await request.get('/app/internal/me', call)).status()).toBe(401)
})

emptyTest.describe('on a phone', () => {
  // The browser logs the refused calls of the tab whose session has ended.
  emptyTest.use({ viewport: { width: 390, height: 844 }, expectedFailures: [401] })

  emptyTest(
    'the other sessions are listed and ended, and their tabs lead to the sign-in',
    async ({ page, context, product }) => {
      const other = await context.newPage()
      await signInAtDoor(other, product)
      await signInAtDoor(page, product)
      await page.goto('/sesiones')
      const sessions = page.getByRole('list', { name: 'Tus sesiones' }).getByRole('listitem')
      await expect(sessions.first()).toContainText('Esta sesión')
      await expect(sessions.nth(1)).toContainText('Último uso:')
      await page.getByRole('button', { name: 'Cerrar las demás' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar las demás' }).click()
      await expect(page.getByText('Cerramos las demás sesiones')).toBeVisible()
      await expect(sessions).toHaveCount(1)
      await other.goto('/planes')
      await expect(other).toHaveURL('/login?volver=%2Fplanes')
      await page.reload()
      await expect(sessions).toHaveCount(1)
    },
  )
})
