import { clsx } from 'clsx'
import { type ComponentProps, type JSX, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { carousel, controls, dot, dotHere, dots, head, slide, track } from './carousel.css.ts'
import { useCarousel } from './use-carousel.ts'

/** One slide. */
export interface CarouselItem {
  readonly id: string
  readonly content: ReactNode
}

/** Props of `Carousel`. */
export interface CarouselProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What it shows, for screen readers. */
  readonly label: string
  /** A heading before the buttons. */
  readonly title?: ReactNode
  readonly items: readonly CarouselItem[]
}

/**
 * Slides beside each other, up to three by the carousel's own width. It moves one slide at a time, by its buttons, the
 * arrow keys, a finger or a wheel, and never by itself.
 */
export function Carousel({ label, title, items, className, ...rest }: CarouselProps): JSX.Element {
  const messages = useUiMessages()
  const row = useRef<HTMLUListElement>(null)
  const { index, count, goTo } = useCarousel(row)
  const isFirst = index === 0
  const isLast = index >= count - 1
  const move = (event: KeyboardEvent): void => {
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(0, index - 1),
      ArrowRight: Math.min(count - 1, index + 1),
      Home: 0,
      End: count - 1,
    }
    const place = places[event.key]
    if (place === undefined || event.target !== row.current) return
    event.preventDefault()
    goTo(place)
  }
  return (
    <section
      {...rest}
      aria-label={label}
      aria-roledescription={messages.carousel}
      className={clsx(carousel, className)}
    >
      {title || items.length > 1 ? (
        <div className={head}>
          {title}
          {items.length > 1 ? (
            <div className={controls}>
              <VisuallyHidden aria-live="polite">{messages.slide(index + 1, count)}</VisuallyHidden>
              <span aria-hidden className={dots}>
                {Array.from({ length: count }, (_, place) => (
                  <span key={place} className={clsx(dot, place === index && dotHere)} />
                ))}
              </span>
              <IconButton
                variant="secondary"
                icon={ChevronLeftIcon}
                label={messages.previousSlide}
                aria-disabled={isFirst || undefined}
                onClick={() => goTo(index - 1)}
              />
              <IconButton
                variant="secondary"
                icon={ChevronRightIcon}
                label={messages.nextSlide}
                aria-disabled={isLast || undefined}
                onClick={() => goTo(index + 1)}
              />
            </div>
          ) : null}
        </div>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <ul ref={row} className={track} aria-label={label} tabIndex={count > 1 ? 0 : undefined} onKeyDown={move}>
        {items.map(({ id, content }) => (
          <li key={id} className={slide}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
}
