import type { Page } from '@playwright/test'
import type { Account } from '../product/accounts.ts'

/** What a browser's tab keeps of a sign-in. */
interface Kept {
  readonly session: [string, string][]
  readonly local: [string, string][]
}

/** By account: those of the demo are shared by many tests. */
let kept = new WeakMap<Account, Kept>()

/** A sign-out ends the session of a tab on the server: the next sign-in is by the form again. */
export function forgetSignIns(): void {
  kept = new WeakMap()
}

/** Fills the sign-in form and sends it. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

/** Signs in at the front door; the companies show. */
export async function signInAtDoor(page: Page, account: Account): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, account)
  await page.waitForURL('**/inicio')
}

/** An accountant who is signed in, at the companies: by the form the first time, by what that tab kept from then on. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const before = kept.get(account)
  if (before === undefined) {
    await signInAtDoor(page, account)
    kept.set(account, await page.evaluate(readStorages))
    return
  }
  // A page of the product's origin that runs nothing of it.
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/blank')
  await page.unroute('**/blank')
  await page.evaluate(fillStorages, before)
  await page.goto('/inicio')
}

/** Runs in the page. */
function readStorages(): Kept {
  return { session: Object.entries(sessionStorage), local: Object.entries(localStorage) }
}

/** Runs in the page. */
function fillStorages({ session, local }: Kept): void {
  for (const [key, value] of session) sessionStorage.setItem(key, value)
  for (const [key, value] of local) localStorage.setItem(key, value)
}
