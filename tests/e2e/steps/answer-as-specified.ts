import { isSpecified, operationOfRequest, specifiedAnswer } from '@contapro/sdk/testing'
import type { Page } from '@playwright/test'

/** Changes all following responses to those of a server that implements only the specification: no added fields, and 404 for added operations. */
export async function answerAsSpecified(page: Page): Promise<void> {
  await page.context().route('**/app/internal/**', async (route) => {
    const request = route.request()
    const operation = operationOfRequest(request.method(), new URL(request.url()).pathname)
    if (operation && !isSpecified(operation)) return route.fulfill({ status: 404, body: 'Not Found' })
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json') ?? false
    if (!operation || !isJson || !response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: specifiedAnswer(operation, await response.json()) })
  })
}
