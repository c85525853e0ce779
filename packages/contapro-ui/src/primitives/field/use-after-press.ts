import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { isPagePressed, onPagePress } from './page-press.ts'

/**
 * What is shown, but changed only while nothing is being pressed. A field that is left by a press shows its error once the press
 * is over: sooner, it would move what is pressed from under the pointer, and the press would be lost.
 */
export function useAfterPress(content: ReactNode): ReactNode {
  const isPressed = useSyncExternalStore(onPagePress, isPagePressed, () => false)
  const [shown, setShown] = useState(content)
  if (isPressed || Object.is(shown, content)) return shown
  setShown(content)
  return content
}
