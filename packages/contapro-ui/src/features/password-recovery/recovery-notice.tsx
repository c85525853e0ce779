import { type JSX, type ReactNode, useEffect, useRef } from 'react'
import type { StatusTone } from '../../primitives/badge/status-tones.ts'
import type { IconOutline } from '../../primitives/icon/icon.tsx'
import { StatusCircle } from '../../primitives/status-circle/status-circle.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { notice, text as textClass } from './password-recovery.css.ts'

export interface RecoveryNoticeProps {
  readonly tone: StatusTone
  readonly icon?: IconOutline
  readonly title: string
  readonly text: ReactNode
  /** The one way on. */
  readonly children: ReactNode
}

/** How a step ended. It takes the focus from the form that it replaces, so that a screen reader says it. */
export function RecoveryNotice({ tone, icon, title, text, children }: RecoveryNoticeProps): JSX.Element {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <StatusCircle tone={tone} icon={icon} />
      <div ref={said} tabIndex={-1} className={notice}>
        <Text as="h1" variant="title">
          {title}
        </Text>
        <Text tone="secondary" className={textClass}>
          {text}
        </Text>
      </div>
      {children}
    </>
  )
}
