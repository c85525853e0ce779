import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import type { PicturedStory } from './gallery.tsx'
import { openedParts } from './opened-parts.ts'
import { pictureOf } from './picture.tsx'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>(
  '../../../../packages/contapro-ui/src/{primitives,patterns}/**/*.stories.tsx',
  { eager: true },
)

const themes = ['contapro', 'contapro-dark', 'siscont'] as const
const parts = Object.entries(files).map(([path, file]) => ({
  part: /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? path,
  stories: composeStories(file) as Readonly<Record<string, PicturedStory>>,
}))
const lyingOpen = parts.flatMap(({ part, stories }) =>
  (openedParts[part] ?? []).map((name) => ({ part, name, story: stories[name] })),
)

describe.each(parts.filter(({ part }) => !openedParts[part]))('the gallery of $part', ({ part, stories }) => {
  it.each(themes)('looks as accepted in %s', async (theme) => {
    const picture = await pictureOf({ theme, width: 800, stories: Object.values(stories) })
    await expect(picture).toMatchScreenshot(`${part}-${theme}`)
  })
})

describe.each(lyingOpen)('$part, opened: $name,', ({ part, name, story }) => {
  it.each(themes)('looks as accepted in %s', async (theme) => {
    if (!story) throw new Error(`${part}.stories.tsx has no story ${name}`)
    const picture = await pictureOf({ theme, width: 1024, stories: [story], isRun: true })
    await expect(picture).toMatchScreenshot(`${part}-${name}-${theme}`)
  })
})
