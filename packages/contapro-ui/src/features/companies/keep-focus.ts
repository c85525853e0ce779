import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of what stands below a field: the focus stays in the field until the press is over. Else leaving it shows its
 * error, which moves what is being pressed away from under the pointer, and the press is lost.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
