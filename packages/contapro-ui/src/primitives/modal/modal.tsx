import { clsx } from 'clsx'
import { type JSX, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { XIcon } from '../icon/icons.ts'
import { useToastsInside } from '../toast/claimed-modal.ts'
import { TopLayer } from '../top-layer/top-layer.tsx'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import {
  body,
  close,
  description as descriptionClass,
  foot,
  frame,
  head,
  overlay,
  scroll,
  title as titleClass,
  widths,
} from './modal.css.ts'
import { ModalIdsContext } from './modal-ids.ts'
import { ModalScroll } from './modal-scroll.tsx'
import { useFocusInside, useShowModal } from './use-show-modal.ts'

/** Props of `Modal`. */
export interface ModalProps {
  readonly open: boolean
  /** Escape, × or a press outside. Without it the modal cannot be left: session expired, validating. */
  readonly onClose?: () => void
  /** sm 420 for dialogs, md 560 for forms, lg 880 px for previews. A sheet at the bottom up to 640 px. */
  readonly size?: 'sm' | 'md' | 'lg'
  /** Title 18/600. Leave it to a ModalMessage inside when the modal is one sentence. */
  readonly title?: ReactNode
  readonly description?: ReactNode
  /** Buttons at the end, the main one last. */
  readonly footer?: ReactNode
  readonly className?: string
  readonly children?: ReactNode
}

/**
 * A modal on the browser's own `<dialog>`: the page behind is inert, Escape closes, the focus starts in the first field
 * or on the dialog itself, stays inside and goes back. It works inside clipping and transformed parents and in a shadow root, and adds no style to the page.
 */
export function Modal({ open, ...props }: ModalProps): JSX.Element | null {
  return open ? <OpenModal {...props} /> : null
}

function OpenModal(props: Omit<ModalProps, 'open'>): JSX.Element {
  const { onClose, size = 'sm', title, description, footer, className, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const messages = useUiMessages()
  useShowModal(ref)
  useFocusInside(ref)
  useToastsInside(ref)
  const ids = { titleId: `${id}-title`, descriptionId: `${id}-description` }
  const closeOnGround = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault() // else the focus goes to the body before it can go back
    onClose?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the ground; Escape is the key for it
    <dialog
      ref={ref}
      tabIndex={-1}
      className={overlay}
      aria-labelledby={ids.titleId}
      aria-describedby={ids.descriptionId}
      {...{ closedby: onClose ? 'closerequest' : 'none' }}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onMouseDown={closeOnGround}
    >
      <TopLayer>
        <ModalIdsContext.Provider value={ids}>
          <div className={clsx(frame, widths[size], className)}>
            {title ? (
              <div className={head}>
                <h2 id={ids.titleId} className={titleClass}>
                  {title}
                </h2>
                {description ? (
                  <p id={ids.descriptionId} className={descriptionClass}>
                    {description}
                  </p>
                ) : null}
              </div>
            ) : null}
            <ModalScroll labelledBy={ids.titleId} className={clsx(scroll, title && body)}>
              {children}
            </ModalScroll>
            {footer ? <div className={foot}>{footer}</div> : null}
            {onClose ? <IconButton icon={XIcon} label={messages.close} className={close} onClick={onClose} /> : null}
          </div>
        </ModalIdsContext.Provider>
      </TopLayer>
    </dialog>
  )
}
