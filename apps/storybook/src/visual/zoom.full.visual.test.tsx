import { expect, it } from 'vitest'
import { panels, storyOf } from './panel-stories.ts'
import { pictureOf } from './picture.tsx'

// A window of 1280 px at 400 % is one of 320 px. Source: WCAG 2.2, 1.4.10.
it.each(panels)('at 400 %% the panel of %s, %s, needs no sideways scrolling', async (file, name) => {
  const story = storyOf(file, name)
  const picture = await pictureOf({
    theme: 'contapro',
    width: 320,
    isZoomed: true,
    isConnected: true,
    stories: [story],
  })
  const root = picture.element()
  expect(root.scrollWidth).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
