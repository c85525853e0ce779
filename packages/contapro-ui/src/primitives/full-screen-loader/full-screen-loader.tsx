import type { JSX } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import { loader } from './full-screen-loader.css.ts'

/** Props of `FullScreenLoader`. */
export interface FullScreenLoaderProps {
  /** Work in progress, by tag. The loader shows while there is any tag, with the text of the last one. */
  readonly tags: readonly LoadingTag[]
  /** Wait before it shows, in milliseconds, so that it does not flash. Default: 0. */
  readonly delayMs?: number
}

/** One reason to wait. */
export interface LoadingTag {
  readonly tag: string
  /** "Cargando empresas..."; without one the general text. */
  readonly text?: string
}

/** Covers the screen while something without which nothing can be shown is on its way. */
export function FullScreenLoader({ tags, delayMs = 0 }: FullScreenLoaderProps): JSX.Element | null {
  const messages = useUiMessages()
  const newest = tags.at(-1)
  if (!newest) return null
  return (
    <output className={loader} style={{ animationDelay: `${delayMs}ms` }}>
      <Spinner size="lg" />
      <span>{newest.text ?? messages.loading}</span>
    </output>
  )
}
