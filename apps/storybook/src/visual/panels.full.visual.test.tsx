import { describe, expect, it } from 'vitest'
import { panels, storyOf } from './panel-stories.ts'
import { pictureOf } from './picture.tsx'

describe.each(panels)('the panel of %s, %s,', (file, name, isMain) => {
  const panel = { isConnected: true, stories: [storyOf(file, name)] }

  it.each(isMain ? [] : [480, 1200])('looks as accepted at %d px', async (width) => {
    const picture = await pictureOf({ ...panel, theme: 'contapro', width })
    await expect(picture).toMatchScreenshot(`${file}-${name}-${width}`)
  })

  it.each(isMain ? ['contapro-dark', 'siscont'] : [])('looks as accepted in %s', async (theme) => {
    const picture = await pictureOf({ ...panel, theme, width: 1200 })
    await expect(picture).toMatchScreenshot(`${file}-${name}-${theme}`)
  })
})
