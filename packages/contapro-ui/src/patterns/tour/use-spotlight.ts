import { arrow, autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import { type RefObject, useEffect, useRef } from 'react'

/** Between what is lit and its ring, px. */
const ROOM = 6

/** How far the arrow leaves the card, px. */
const ARROW_OUT = 6
/** Between the arrow and the card's round corners, px. */
const CORNER = 16

/**
 * Keeps the ring around a target, the card beside it and its arrow on it, while the page scrolls or changes its size, from when
 * the target is there.
 */
export function useSpotlight(target: (() => Element | null) | undefined): {
  readonly ring: RefObject<HTMLDivElement | null>
  readonly box: RefObject<HTMLDivElement | null>
  readonly tip: RefObject<HTMLDivElement | null>
} {
  const ring = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const light = ring.current
    const card = box.current
    const point = tip.current
    if (!light || !card || !point) return undefined
    const standAlone = (): void => {
      light.dataset['alone'] = ''
      delete point.dataset['side']
      Object.assign(light.style, { left: '', top: '', width: '', height: '' })
      Object.assign(card.style, { left: '', top: '' })
    }
    const place = async (element: Element): Promise<void> => {
      // A window that becomes narrower may hide it.
      if (element.getClientRects().length === 0) return standAlone()
      delete light.dataset['alone']
      const { left, top, width, height } = element.getBoundingClientRect()
      Object.assign(
        light.style,
        px({ left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }),
      )
      const { x, y, placement, middlewareData } = await computePosition(element, card, {
        strategy: 'fixed',
        placement: 'bottom-end',
        middleware: [
          offset(ROOM + 12),
          flip({ padding: 16 }),
          shift({ padding: 16, crossAxis: true }),
          arrow({ element: point, padding: CORNER }),
        ],
      })
      Object.assign(card.style, px({ left: x, top: y }))
      const isBelow = placement.startsWith('bottom')
      point.dataset['side'] = isBelow ? 'bottom' : 'top'
      Object.assign(point.style, px({ left: middlewareData.arrow?.x ?? 0 }), {
        top: isBelow ? `${-ARROW_OUT}px` : '',
        bottom: isBelow ? '' : `${-ARROW_OUT}px`,
      })
    }
    let lit: Element | undefined
    let leave: (() => void) | undefined
    const find = (): void => {
      const element = target?.()
      if (!element || element === lit) return
      lit = element
      leave?.()
      element.scrollIntoView({ block: 'center', inline: 'nearest' })
      leave = autoUpdate(element, card, () => void place(element))
    }
    find()
    if (!lit) standAlone()
    // What it speaks of may still be loading.
    const page = new MutationObserver(find)
    page.observe(document.body, { childList: true, subtree: true })
    return () => {
      page.disconnect()
      leave?.()
    }
  }, [target])
  return { ring, box, tip }
}

const px = (values: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`]))
