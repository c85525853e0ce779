import { Close, Description, Title } from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import type { JSX } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { XIcon } from '../icon/icons.ts'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import type { ModalProps } from './modal.tsx'
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
import { ModalDialog } from './modal-dialog.tsx'
import { ModalScroll } from './modal-scroll.tsx'

/** A modal while it is open. */
export function OpenModal(props: Omit<ModalProps, 'open'>): JSX.Element {
  const { onClose, size = 'sm', title, description, footer, className, children } = props
  const messages = useUiMessages()
  return (
    <ModalDialog className={overlay} onClose={onClose} onPressBeside={onClose}>
      <div className={clsx(frame, widths[size], className)}>
        {title ? (
          <div className={head}>
            <Title className={titleClass}>{title}</Title>
            {description ? <Description className={descriptionClass}>{description}</Description> : null}
          </div>
        ) : null}
        <ModalScroll className={clsx(scroll, title && body)}>{children}</ModalScroll>
        {footer ? <div className={foot}>{footer}</div> : null}
        {onClose ? (
          <Close asChild>
            <IconButton icon={XIcon} label={messages.close} className={close} />
          </Close>
        ) : null}
      </div>
    </ModalDialog>
  )
}
