import type { JSX } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import { loader } from './full-screen-loader.css.ts'

/** Props of `FullScreenLoader`. */
export interface FullScreenLoaderProps {
  /** What is under way now, by tag. The loader is there while any tag is; the newest one's text shows. */
  readonly tags: readonly LoadingTag[]
}

/** One reason to wait. */
export interface LoadingTag {
  readonly tag: string
  /** "Cargando empresas..."; without one the general text. */
  readonly text?: string
}

/** Covers the screen while something without which nothing can be shown is on its way. */
export function FullScreenLoader({ tags }: FullScreenLoaderProps): JSX.Element | null {
  const messages = useUiMessages()
  const newest = tags.at(-1)
  if (!newest) return null
  return (
    <output className={loader}>
      <Spinner size="lg" />
      <span>{newest.text ?? messages.loading}</span>
    </output>
  )
}
