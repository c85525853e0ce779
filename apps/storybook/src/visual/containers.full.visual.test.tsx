import { expect, it } from 'vitest'
import { panels, storyOf } from './panel-stories.ts'
import { pictureOf } from './picture.tsx'

it.each(panels)('in a wide window the panel of %s, %s, is never wider than its container', async (file, name) => {
  const picture = await pictureOf({ theme: 'contapro', width: 1280, isConnected: true, stories: [storyOf(file, name)] })
  const container = picture.element()
  if (!(container instanceof HTMLElement)) throw new Error('the gallery is not HTML')
  for (const width of [320, 480, 768, 1200]) {
    container.style.width = `${width}px`
    // A chart learns its new width a frame later.
    await expect
      .poll(() => container.scrollWidth, { message: `in a container of ${width} px` })
      .toBeLessThanOrEqual(width)
  }
})
