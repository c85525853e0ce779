import { type JSX, type ReactNode, useEffect } from 'react'
import { onDemand } from '../on-demand/on-demand.tsx'
import { whenIdle } from '../on-demand/when-idle.ts'

const opened = onDemand(async () => (await import('./open-modal.tsx')).OpenModal)

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
 * A modal: the page behind is inert, Escape closes, the focus starts in the first field or on the dialog itself, stays
 * inside and goes back. It works inside clipping and transformed parents and in a shadow root, and adds no style to the
 * page. Its code is fetched in idle time.
 */
export function Modal({ open, ...props }: ModalProps): JSX.Element | null {
  useEffect(() => whenIdle(opened.preload), [])
  return open ? <opened.Part isWanted onFailure={props.onClose ?? stayClosed} {...props} /> : null
}

const stayClosed = (): void => {}
