import { describe, expect, it } from 'vitest'
import { panels, storyOf } from './panel-stories.ts'
import { pictureOf } from './picture.tsx'

describe.each(panels.filter(([, , isMain]) => isMain))('the panel of %s, %s,', (file, name) => {
  it.each([480, 1200])('looks as accepted at %d px', async (width) => {
    const picture = await pictureOf({ theme: 'contapro', width, isConnected: true, stories: [storyOf(file, name)] })
    await expect(picture).toMatchScreenshot(`${file}-${name}-${width}`)
  })
})
