import { type RefObject, useCallback, useEffect, useState } from 'react'

interface CarouselPlace {
  /** The first slide in sight, from 0. */
  readonly index: number
  /** How many places there are to stop at: 1 when every slide is in sight. */
  readonly count: number
}

interface CarouselControl extends CarouselPlace {
  readonly goTo: (index: number) => void
}

/** Follows where a row of slides is scrolled to, by whatever means, and moves it by whole slides. */
export function useCarousel(track: RefObject<HTMLElement | null>): CarouselControl {
  const [place, setPlace] = useState<CarouselPlace>({ index: 0, count: 1 })
  useEffect(() => {
    const row = track.current
    if (!row) return undefined
    const measure = (): void => {
      const step = slideStep(row)
      const next = {
        index: Math.round(row.scrollLeft / step),
        count: Math.round((row.scrollWidth - row.clientWidth) / step) + 1,
      }
      setPlace((last) => (last.index === next.index && last.count === next.count ? last : next))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(row)
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      row.removeEventListener('scroll', measure)
    }
  }, [track])
  const goTo = useCallback(
    (index: number) => {
      const row = track.current
      row?.scrollTo({ left: index * slideStep(row) })
    },
    [track],
  )
  return { ...place, goTo }
}

/** From the start of one slide to that of the next, px. */
function slideStep(row: HTMLElement): number {
  const [first, second] = [...row.children].map((slide) => slide.getBoundingClientRect().left)
  return first === undefined || second === undefined ? row.clientWidth || 1 : second - first
}
