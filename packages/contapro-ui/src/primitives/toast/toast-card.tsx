import { clsx } from 'clsx'
import { type JSX, useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import { action as actionClass, close, content, destructive, iconTones, text, title, toast } from './toast.css.ts'
import { TOAST_DURATION_MS, TOAST_SWIPE_PX, type ToastOptions } from './toast-options.ts'
import { useSwipe } from './use-swipe.ts'

const icons = { success: 'circle-check', neutral: 'info', destructive: 'circle-x' } as const

export interface ToastCardProps extends ToastOptions {
  readonly onClose: () => void
}

/** One toast: it goes after five seconds, unless a pointer or the focus rests on it. */
export function ToastCard({
  title: heading,
  description,
  tone = 'success',
  action,
  onClose,
}: ToastCardProps): JSX.Element {
  const messages = useUiMessages()
  const [isHeld, setHeld] = useState(false)
  const swipe = useSwipe(TOAST_SWIPE_PX, onClose)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(onClose, TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [isHeld, onClose])
  return (
    <div
      role={tone === 'destructive' ? 'alert' : undefined}
      className={clsx(toast, tone === 'destructive' && destructive)}
      style={swipe.offset ? { transform: `translateX(${swipe.offset}px)` } : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe.handlers}
    >
      <Icon name={icons[tone]} size="lg" className={iconTones[tone]} />
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
            onClose()
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton icon="x" size="sm" label={messages.close} className={close} onClick={onClose} />
    </div>
  )
}
