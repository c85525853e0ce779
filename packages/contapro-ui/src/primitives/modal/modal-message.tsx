import type { JSX, ReactNode } from 'react'
import type { StatusTone } from '../badge/status-tones.ts'
import type { IconOutline } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { StatusCircle } from '../status-circle/status-circle.tsx'
import { actions as actionsClass, message, text as textClass, title as titleClass, waiting } from './modal.css.ts'
import { useModalParts } from './modal-parts.ts'

/** Props of `ModalMessage`. */
export interface ModalMessageProps {
  readonly tone?: StatusTone
  readonly icon?: IconOutline
  /** A spinner stands for the icon: something is under way. */
  readonly busy?: boolean
  readonly title: ReactNode
  /** One sentence. */
  readonly text?: ReactNode
  /** Buttons of the whole width under each other, the main one first. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** The content of a dialog that says one thing: a status circle, a title, a sentence, its buttons. */
export function ModalMessage({
  tone = 'info',
  icon,
  busy = false,
  title,
  text,
  actions,
  children,
}: ModalMessageProps): JSX.Element {
  const { Title, Description } = useModalParts()
  return (
    <div className={message}>
      {busy ? <Spinner size="lg" className={waiting} /> : <StatusCircle tone={tone} icon={icon} />}
      <div aria-live="polite">
        <Title className={titleClass}>{title}</Title>
        {text ? <Description className={textClass}>{text}</Description> : null}
      </div>
      {children}
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  )
}
