import { sampleMonth } from './product/sample-month.ts'
import { configuredTest as test, expect } from './product/test.ts'
import { partnerAddress } from './steps/hand-over.ts'

// docs/decisions/0032: a script could still read the first address of a page from its timing.
test('a page that was opened with a secret starts no script of another host; the next page that is loaded does', {
  tag: '@full',
}, async ({ page, product }) => {
  const { origin } = new URL(product.url)
  const others: string[] = []
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      others.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  const { ruc, name } = sampleMonth.company
  await page.goto(partnerAddress({ token: 'manipulado', ruc, razon_social: name }))
  await expect(page.getByRole('alert')).toBeVisible()
  expect(others).toEqual([])
  await page.getByRole('link', { name: 'Ir a Contapro' }).click()
  await expect(page).toHaveURL('/login')
  expect(others).toEqual([])
  await page.reload()
  await expect.poll(() => others.map((address) => new URL(address).host)).toContain('consent.example')
})
