import { ThemeRoot, ToastProvider } from '@contapro/ui'
import type { ComponentType, JSX } from 'react'
import './gallery.css'

/** A story that has been composed: a component with a name. */
export type PicturedStory = ComponentType & {
  readonly storyName?: string
  /** Renders the story into an element, and plays it. */
  readonly run: (context: { readonly canvasElement: HTMLElement }) => Promise<void>
}

export interface GalleryProps {
  readonly theme: string
  /** Of the container that the stories answer to, in px. */
  readonly width: number
  readonly stories: readonly PicturedStory[]
  /** True to leave the places of the stories empty: they are run there. */
  readonly isRun?: boolean
}

/** All given stories below one another, each under its name, in one theme and width. */
export function Gallery({ theme, width, stories, isRun }: GalleryProps): JSX.Element {
  return (
    <ThemeRoot theme={theme} canvas className={isRun ? 'gallery gallery-window' : 'gallery'} style={{ width }}>
      <ToastProvider>
        {stories.map((Story) => (
          <section key={Story.storyName} className="gallery-story">
            <p className="gallery-name">{Story.storyName}</p>
            <div className="gallery-place">{isRun ? null : <Story />}</div>
          </section>
        ))}
      </ToastProvider>
    </ThemeRoot>
  )
}
