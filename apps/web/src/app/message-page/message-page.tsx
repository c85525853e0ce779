import { Text } from '@contapro/ui'
import type { ReactElement, ReactNode } from 'react'
import { action as actionClass, content, heading, page } from './message-page.css.ts'
import { SheetDrawing } from './sheet-drawing.tsx'

export interface MessagePageProps {
  readonly kind: 'lost' | 'broken'
  readonly title: string
  readonly text: ReactNode
  readonly action?: ReactNode
}

/** A whole page that says one thing, and the way on. */
export function MessagePage({ kind, title, text, action }: MessagePageProps): ReactElement {
  return (
    <div className={page}>
      <div className={content}>
        <SheetDrawing kind={kind} />
        <Text as="h1" variant="title" className={heading}>
          {title}
        </Text>
        <Text tone="secondary">{text}</Text>
        {action ? <div className={actionClass}>{action}</div> : null}
      </div>
    </div>
  )
}
