import type { JSX } from 'react'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { CloudAlertIcon, RefreshCwIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { bannerAction } from './uploads.css.ts'
import { uploadsMessages } from './uploads.messages.ts'

export interface UploadFailureProps {
  readonly title: string
  readonly text: string
  readonly onRetry: () => void
}

/** Banner about a request or an undoing that failed, with a button that tries it again. */
export function UploadFailure({ title, text, onRetry }: UploadFailureProps): JSX.Element {
  const { retry } = useTexts(uploadsMessages)
  return (
    <Banner tone="danger" icon={CloudAlertIcon} title={title}>
      <div>{text}</div>
      <div className={bannerAction}>
        <Button size="sm" icon={RefreshCwIcon} onClick={onRetry}>
          {retry}
        </Button>
      </div>
    </Banner>
  )
}
