import {
  forwardRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
  type RefObject,
  useImperativeHandle,
} from 'react'

interface AnchorTriggerProps {
  /** What stands around the button. */
  readonly anchor: RefObject<HTMLElement | null>
}

/**
 * Stands for Base UI's trigger and shows nothing: it hands over the button that is on the page already, so that focus,
 * presses and place go by it.
 */
export const AnchorTrigger: ForwardRefExoticComponent<AnchorTriggerProps & RefAttributes<Element>> = forwardRef(
  function AnchorTrigger({ anchor }, ref) {
    useImperativeHandle(ref, () => anchor.current?.firstElementChild as Element, [anchor])
    return null
  },
)
