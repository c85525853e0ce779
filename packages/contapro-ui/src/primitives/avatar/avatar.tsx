import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { avatar, neutral, round } from './avatar.css.ts'
import { initials } from './initials.ts'

/** Props of `Avatar`. */
export interface AvatarProps extends ComponentProps<'span'> {
  readonly name: string
  /** A person's surnames, the first of which gives the second letter; without them the last word of the name does. */
  readonly surname?: string | undefined
  /** People are round, companies square. */
  readonly kind?: 'company' | 'person'
  /** Without the brand, for what cannot be opened. */
  readonly muted?: boolean
}

/** The initials of a company or a person. Decoration: the name always stands beside it. */
export function Avatar(props: AvatarProps): JSX.Element {
  const { name, surname, kind = 'company', muted = false, className, ...rest } = props
  return (
    <span
      translate="no"
      {...rest}
      aria-hidden
      className={clsx(avatar, kind === 'person' && round, muted && neutral, className)}
    >
      {initials(name, kind, surname)}
    </span>
  )
}
