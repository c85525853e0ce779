import { type RefObject, useEffect, useRef } from 'react'
import type { Frame } from './frame.ts'

/** What is open over the widget needs room that the widget itself may not have, in CSS pixels. */
const OPEN_ROOM_PX = 640

/** Tells the host how high the content is, whenever that changes; more while a dialog is open. */
export function useToldHeight(tell: Frame['tell']): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const content = ref.current
    if (!content) return undefined
    let told: number | undefined
    const measure = (): void => {
      const own = Math.ceil(content.getBoundingClientRect().height)
      const height = content.querySelector('dialog[open]') ? Math.max(own, OPEN_ROOM_PX) : own
      if (height === told) return
      told = height
      tell({ type: 'contapro:height', height })
    }
    const sizes = new ResizeObserver(measure)
    const dialogs = new MutationObserver(measure)
    sizes.observe(content)
    dialogs.observe(content, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => {
      sizes.disconnect()
      dialogs.disconnect()
    }
  }, [tell])
  return ref
}
