import type { Page } from '@playwright/test'
import { openCompany } from './company-screens.ts'
import { demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import type { Look, Screen } from './screen.ts'
import { publicScreens, screens } from './screens.ts'
import { answerAsSpecified } from './steps/answer-as-specified.ts'
import { signIn } from './steps/sign-in.ts'

/** Dialogs that show only fields added by Contapro: the reasons of a purchase. */
const ofAddedFields = ['modal-motivo']

/** Texts that a screen must not show instead of a missing field. */
const nonsense = /undefined|null|NaN|\[object|Invalid Date/

/** Screens whose look has tests of its own. */
const others: readonly Screen[] = [
  {
    name: 'informe-pdt',
    open: async (page) => {
      await openCompany(page)
      await page.goto(page.url().replace('/dashboard?', '/dashboard/informe-pdt?'))
      await expect(page.getByRole('heading', { name: 'Resumen IGV' })).toBeVisible()
      await expect(page.getByRole('row', { name: /107/ }).first()).toBeVisible()
    },
    next: [
      {
        name: 'informe-pdt-ventas',
        open: async (page) => {
          await page.getByRole('tab', { name: 'Ventas' }).click()
          await expect(page.getByRole('heading', { name: 'Resumen IGV' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'editar-credenciales',
    open: async (page) => {
      await openCompany(page)
      await page.goto(page.url().replace('/dashboard?', '/dashboard/editar-credenciales?'))
      await expect(page.getByLabel('Usuario SOL')).toBeVisible()
    },
  },
]

const shown = [...screens.filter(({ name }) => !ofAddedFields.includes(name)), ...others]

for (const { name, account = demoAccounts.estudio, expectedFailures = [], open, next = [] } of shown) {
  test.describe(() => {
    // Operations that Contapro adds to the specification.
    test.use({ expectedFailures: [...expectedFailures, 404] })

    test(`${name} shows with the fields of the specification only`, {
      tag: name === 'comprobantes' ? [] : '@full',
    }, async ({ page }) => {
      await answerAsSpecified(page)
      await signIn(page, account)
      for (const look of [{ name, open }, ...next]) await test.step(look.name, () => expectSense(page, look))
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    })
  })
}

for (const screen of publicScreens) {
  test(`${screen.name} shows with the fields of the specification only`, { tag: '@full' }, async ({ page }) => {
    await answerAsSpecified(page)
    await expectSense(page, screen)
  })
}

async function expectSense(page: Page, { open, width = 1440 }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await open(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const text = await page.locator('body').innerText()
  expect(text).not.toBe('')
  expect(text).not.toMatch(nonsense)
}
