import { clsx } from 'clsx'
import type { ComponentProps, JSX, ReactNode } from 'react'
import {
  body,
  card,
  container,
  fill as fillClass,
  foot,
  head,
  subtitle as subtitleClass,
  title as titleClass,
  titles,
} from './card.css.ts'

/** Props of `Card`. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'ref'> {
  readonly as?: 'section' | 'div' | 'article'
  /** Takes the height of its row, so that neighbours end together. */
  readonly fill?: boolean
}

/** A surface with an edge. Its content answers to the card's own width. Give a section a name by `aria-label`. */
export function Card({ as: Element = 'section', fill = false, className, ...rest }: CardProps): JSX.Element {
  return <Element {...rest} className={clsx(card, container, fill && fillClass, className)} />
}

/** Props of `CardHead`. */
export interface CardHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** A link or the attribution, at the end. */
  readonly action?: ReactNode
  readonly headingLevel?: 'h2' | 'h3' | 'h4'
}

/** Title 16/600, one line below it, an action at the end. */
export function CardHead({
  title,
  subtitle,
  action,
  headingLevel: Heading = 'h2',
  className,
  ...rest
}: CardHeadProps): JSX.Element {
  return (
    <header {...rest} className={clsx(head, className)}>
      <div className={titles}>
        <Heading className={titleClass}>{title}</Heading>
        {subtitle ? <p className={subtitleClass}>{subtitle}</p> : null}
      </div>
      {action}
    </header>
  )
}

/** The content of a card, with the card's padding. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>): JSX.Element {
  return <div {...rest} className={clsx(body, className)} />
}

/** The last line of a card, after a hairline. */
export function CardFoot({ className, ...rest }: ComponentProps<'footer'>): JSX.Element {
  return <footer {...rest} className={clsx(foot, className)} />
}
