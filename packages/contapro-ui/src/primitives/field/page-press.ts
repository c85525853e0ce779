/** Where a press ends: by itself, by being taken over (scrolling, a native list, a menu), or by something else going on. */
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'dragend', 'keydown'] as const

const listeners = new Set<() => void>()
let pressing: AbortController | undefined

/** Whether the main button or a finger is down on the page, its click included. */
export const isPagePressed = (): boolean => pressing !== undefined

/** Hears when a press begins and when it is over; answers the function that ends it. */
export function onPagePress(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('pointerdown', begin, true)
    // A tap moves the focus with the mouse events that follow it.
    document.addEventListener('mousedown', begin, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('pointerdown', begin, true)
    document.removeEventListener('mousedown', begin, true)
    end()
  }
}

function begin({ button }: MouseEvent): void {
  if (button !== 0) return
  pressing?.abort()
  const press = new AbortController()
  pressing = press
  const { signal } = press
  // The click comes right behind the end of the press.
  const endSoon = (): void => void setTimeout(() => pressing === press && end())
  for (const type of ENDS) document.addEventListener(type, endSoon, { capture: true, signal })
  window.addEventListener('blur', endSoon, { signal })
  // A native list takes the end of the press for itself: the pointer then comes back with no button down.
  const look = ({ buttons }: PointerEvent): void => void (buttons === 0 && endSoon())
  document.addEventListener('pointermove', look, { capture: true, signal })
  tell()
}

function end(): void {
  pressing?.abort()
  pressing = undefined
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
