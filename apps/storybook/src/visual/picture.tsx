import { ThemeRoot, ToastProvider } from '@contapro/ui'
import { type Decorator, setProjectAnnotations } from '@storybook/react-vite'
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import '../../.storybook/fonts.css'
import { Gallery, type GalleryProps } from './gallery.tsx'
import { openStoryRequests } from './story-requests.ts'

// What is loaded on use elsewhere is there from the start: nothing arrives after the picture.
import.meta.glob(['../../../../packages/contapro-ui/src/**/*.tsx', '!**/*.stories.tsx', '!**/*.test.tsx'], {
  eager: true,
})

/** What a story that is run opens belongs to a themed root of its own, in the theme of the gallery around. */
const inTheme: Decorator = (Story, { canvasElement }) => {
  // There is none while a story is only a part of the gallery.
  const place: HTMLElement | null = canvasElement
  const theme = place?.closest<HTMLElement>('[data-cp-theme]')?.dataset['cpTheme']
  if (theme === undefined) return <Story />
  return (
    <ThemeRoot theme={theme}>
      <ToastProvider>
        <Story />
      </ToastProvider>
    </ThemeRoot>
  )
}

setProjectAnnotations([{ decorators: [inTheme] }])

/** The day of the demo month's declaration: pictures do not age. */
const today = new Date('2026-09-10T12:00:00-05:00')

export interface Picture extends GalleryProps {
  /** True for connected panels: the picture is taken when they have their data. */
  readonly isConnected?: boolean
  /** True when the window is as narrow as the container: a reader's page at 400 %. */
  readonly isZoomed?: boolean
}

const QUIET_FRAMES = 5

let root: Root | undefined

/** Shows the gallery of some stories, with everything there, for `toMatchScreenshot`. It goes with the next. */
export async function pictureOf({ isConnected, isZoomed, ...gallery }: Picture): Promise<Locator> {
  clear()
  vi.setSystemTime(today)
  const box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  // Else wider than a touch device's, whatever the width of the container.
  const width = isZoomed ? gallery.width : Math.max(gallery.width, 1024)
  await page.viewport(width, 700)
  root.render(<Gallery {...gallery} />)
  await expect.poll(() => box.firstElementChild).not.toBeNull()
  if (isConnected) await answered(box)
  // Not `fonts.ready`: it is that already before the first letter asks for its font.
  await Promise.all(Array.from(document.fonts, (font) => font.load()))
  if (gallery.isRun) await run(box, gallery)
  else hideRest(box)
  // Nothing outside of the window is painted.
  await page.viewport(width, Math.max(box.scrollHeight, 700))
  return page.elementLocator(box.firstElementChild ?? box)
}

/** Before the next picture, not after the last: a hook would belong to the first file that loads this module. */
function clear(): void {
  root?.unmount()
  // What a story put beside its place goes too: it would push the next picture down.
  document.body.replaceChildren()
}

/**
 * Waits until a panel has all that it asks for. It may hold several answers, of which only the main one is awaited
 * aloud, and one may lead to the next question: so nothing may be open for some frames in a row.
 */
async function answered(box: HTMLElement): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES; ) {
    await new Promise(requestAnimationFrame)
    const isWaiting = openStoryRequests() > 0 || box.querySelector('[aria-busy=true]') !== null
    quiet = isWaiting ? 0 : quiet + 1
  }
}

async function run(box: HTMLElement, { stories: [story] }: GalleryProps): Promise<void> {
  // An element of its own: the story is rendered by Storybook, not as a part of the gallery.
  const canvasElement = document.createElement('div')
  box.querySelector('.gallery-place')?.append(canvasElement)
  await story?.run({ canvasElement })
}

/**
 * Many stories of one part begin alike and differ in what is done then: the first of them is enough. And what comes
 * after a page's worth, rows upon rows, would only make the picture heavy.
 */
function hideRest(box: HTMLElement): void {
  const seen = new Set<string>()
  for (const section of box.querySelectorAll<HTMLElement>('.gallery-story')) {
    const place = section.querySelector<HTMLElement>('.gallery-place')
    const markup = place?.innerHTML.replaceAll(/ (id|for|name|aria-\w+)="[^"]*"/g, '') ?? ''
    section.hidden = seen.has(markup) || section.offsetTop - box.offsetTop > 1800
    seen.add(markup)
  }
}
