import { Content, Description, Root, Title } from '@radix-ui/react-dialog'
import { type HTMLAttributes, type JSX, type MouseEvent, type ReactNode, useCallback, useRef } from 'react'
import { useToastsInside } from '../toast/claimed-modal.ts'
import { TopLayer } from '../top-layer/top-layer.tsx'
import { closeDialogAbove, takesEscape } from './escape.ts'
import { ModalPartsContext } from './modal-parts.ts'
import { useFocusInside, useShowModal } from './use-show-modal.ts'

export interface ModalDialogProps
  extends Pick<HTMLAttributes<HTMLDialogElement>, 'className' | 'aria-label' | 'onKeyDown'> {
  /** Escape or a close button. Without it the modal cannot be left. */
  readonly onClose: (() => void) | undefined
  readonly onPressBeside?: () => void
  readonly children: ReactNode
}

const parts = { Title, Description }
const prevent = (event: Event): void => event.preventDefault()

/**
 * Radix's dialog on the browser's own `<dialog>` (docs/decisions/0009). Radix gives state, name, description and close;
 * the browser gives the top layer, an inert page and the focus that comes back.
 */
export function ModalDialog({ onClose, onPressBeside, children, ...rest }: ModalDialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null)
  const openPopups = useRef(0)
  const countPopup = useCallback(() => {
    openPopups.current += 1
    return () => {
      openPopups.current -= 1
    }
  }, [])
  useShowModal(ref)
  useFocusInside(ref)
  useToastsInside(ref)
  const onEscape = (event: KeyboardEvent): void => {
    const dialog = ref.current
    if (event.defaultPrevented || !dialog) return
    if (!event.isComposing && openPopups.current === 0 && takesEscape(dialog)) return
    event.preventDefault()
    closeDialogAbove(dialog)
  }
  const pressGround = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget) return
    event.preventDefault() // else the focus goes to the body before it can go back
    onPressBeside?.()
  }
  return (
    <Root open modal={false} onOpenChange={() => onClose?.()}>
      <Content
        asChild
        onEscapeKeyDown={onEscape}
        onInteractOutside={prevent}
        onOpenAutoFocus={prevent}
        onCloseAutoFocus={prevent}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the ground; Escape is the key for it */}
        <dialog
          {...rest}
          ref={ref}
          {...{ closedby: onClose ? 'closerequest' : 'none' }}
          onCancel={(event) => {
            // Without a key: the back gesture of a phone, a screen reader's own way.
            event.preventDefault()
            onClose?.()
          }}
          onMouseDown={pressGround}
        >
          <TopLayer onOpen={countPopup}>
            <ModalPartsContext.Provider value={parts}>{children}</ModalPartsContext.Provider>
          </TopLayer>
        </dialog>
      </Content>
    </Root>
  )
}
