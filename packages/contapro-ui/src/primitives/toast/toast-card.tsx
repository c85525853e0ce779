import { clsx } from 'clsx'
import { type JSX, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { CircleCheckIcon, CircleXIcon, InfoIcon, XIcon } from '../icon/icons.ts'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import {
  action as actionClass,
  close as closeClass,
  content,
  destructive,
  iconTones,
  text,
  title,
  toast,
} from './toast.css.ts'
import { TOAST_DURATION_MS, TOAST_SWIPE_PX, type ToastOptions } from './toast-options.ts'
import { useSwipe } from './use-swipe.ts'

const icons = { success: CircleCheckIcon, neutral: InfoIcon, destructive: CircleXIcon } as const

export interface ToastCardProps extends ToastOptions {
  readonly onClose: () => void
}

/** One toast: it goes after five seconds, unless a pointer or the focus rests on it, and gives the focus back. */
export function ToastCard({
  title: heading,
  description,
  tone = 'success',
  action,
  onClose,
}: ToastCardProps): JSX.Element {
  const messages = useUiMessages()
  const [isHeld, setHeld] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  const close = useCallback(() => {
    const origin = cameFrom.current
    onClose()
    if (origin instanceof HTMLElement) origin.focus()
  }, [onClose])
  const swipe = useSwipe(TOAST_SWIPE_PX, close)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(close, TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [isHeld, close])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- rests, swipes and Escape; its buttons are what is pressed
    <div
      role={tone === 'destructive' ? 'alert' : undefined}
      className={clsx(toast, tone === 'destructive' && destructive)}
      style={swipe.offset ? { transform: `translateX(${swipe.offset}px)` } : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
        setHeld(true)
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        cameFrom.current = null
        setHeld(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The toast first: not the modal in which it may stand.
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
      {...swipe.handlers}
    >
      <Icon as={icons[tone]} size="lg" className={iconTones[tone]} />
      <div className={content}>
        <p className={title}>{heading}</p>
        {description ? <div className={text}>{description}</div> : null}
      </div>
      {action ? (
        <Button
          size="sm"
          className={actionClass}
          title={action.altText}
          onClick={() => {
            action.onAction()
            close()
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton icon={XIcon} size="sm" label={messages.close} className={closeClass} onClick={close} />
    </div>
  )
}
