import type { JSX, MouseEventHandler } from 'react'
import { clamp, ending, excerpt, more as moreClass } from './excerpt-text.css.ts'

/** Props of `ExcerptText`. */
export interface ExcerptTextProps {
  readonly text: string
  /** Opens the whole: "ver glosa". */
  readonly more: { readonly label: string; readonly onClick: MouseEventHandler }
  /** A text of more characters than this has the way to the rest beside it. */
  readonly max: number
  /** There is more than this text, however short it is: further items. */
  readonly hasMore?: boolean
}

/** The beginning of a long text, and a way to the rest at the end of its last line; after a short text, right behind it. */
export function ExcerptText({ text, more, max, hasMore = false }: ExcerptTextProps): JSX.Element {
  if (text.length <= max && !hasMore) return <ClampedText text={text} />
  const rest = (
    <button type="button" className={moreClass} onClick={more.onClick}>
      {more.label}
    </button>
  )
  if (text.length <= max / 2) {
    return (
      <span>
        <span>{text}</span> {rest}
      </span>
    )
  }
  return (
    <span className={excerpt} title={text}>
      <span className={ending}>
        <span>… </span>
        {rest}
      </span>
      <span>{text}</span>
    </span>
  )
}

/** A text of at most two lines (one in compact tables); the whole of it is its title. */
export function ClampedText({ text }: { readonly text: string }): JSX.Element {
  return (
    <span className={clamp} title={text}>
      {text}
    </span>
  )
}
