import type { JSX, ReactNode } from 'react'

export interface SentenceProps {
  /** A whole sentence. */
  readonly text: string
  /** The part of it that is set in its own way, wherever the sentence has it. */
  readonly part: string
  readonly render: (part: string) => ReactNode
}

/** A sentence with one part stressed or linked: texts stay whole, whatever the order of their words. */
export function Sentence({ text, part, render }: SentenceProps): JSX.Element {
  const at = part === '' ? -1 : text.indexOf(part)
  if (at < 0) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, at)}</span>
      {render(part)}
      <span>{text.slice(at + part.length)}</span>
    </>
  )
}
