import type { Route } from '@playwright/test'

/** Answers with amounts that nobody can read. */
export async function spoilAmounts(route: Route): Promise<void> {
  const answer = await route.fetch()
  const spoiled = (await answer.text()).replaceAll(/"-?\d+\.\d\d"/g, '"no es dinero"')
  await route.fulfill({ response: answer, body: spoiled })
}
