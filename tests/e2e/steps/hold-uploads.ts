import type { Page } from '@playwright/test'
import type { Upload, UploadList } from '@contapro/sdk'

/** Shows every upload as still at work until the answered function is called. */
export async function holdUploads(page: Page): Promise<() => void> {
  let isHeld = true
  const atWork = { state: 'processing', progress: 50 } as const
  const held = (upload: Upload): Upload => ({
    ...upload,
    ...atWork,
    files: upload.files.map((file) => ({ ...file, ...atWork })),
  })
  await page.route(/\/uploads(\/|\?|$)/, async (route) => {
    if (route.request().method() !== 'GET' || !isHeld) return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as Upload | UploadList
    const json = 'data' in answer ? { ...answer, data: answer.data.map(held) } : held(answer)
    await route.fulfill({ response, json })
  })
  return () => {
    isHeld = false
  }
}
