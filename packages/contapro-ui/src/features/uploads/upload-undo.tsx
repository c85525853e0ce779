import type { Upload } from '@contapro/sdk'
import type { JSX } from 'react'
import { formatInstant } from '../../patterns/date-text/format-instant.ts'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { ClockIcon, RefreshCwIcon, Undo2Icon } from '../../primitives/icon/icons.ts'
import { Progress } from '../../primitives/progress/progress.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { uploadChange } from './upload-change.ts'
import { UploadFailure } from './upload-failure.tsx'
import { bannerAction } from './uploads.css.ts'
import { uploadsMessages } from './uploads.messages.ts'
import type { UploadUndoState } from './use-upload-undo.ts'

export interface UploadUndoProps {
  readonly upload: Upload
  readonly state: UploadUndoState
  /** Ingests the files again. Undefined while that is in progress. */
  readonly onRepeat: (() => void) | undefined
}

/** Progress of undoing an upload, or its failure. Renders nothing in the other steps. */
export function UploadUndoing({ upload, state }: Pick<UploadUndoProps, 'upload' | 'state'>): JSX.Element | null {
  const texts = useTexts(uploadsMessages)
  const { step, error, undo } = state
  if (step === 'failed') {
    return <UploadFailure title={texts.undoFailed} text={error ?? texts.undoFailedText} onRetry={undo} />
  }
  if (step !== 'running') return null
  return (
    <Banner tone="neutral" icon={ClockIcon} title={texts.undoing} aria-live="polite">
      <div className={bannerAction}>
        <Progress value={upload.state === 'processing' ? upload.progress : 0} label={texts.undoing} />
      </div>
    </Banner>
  )
}

/** Button that undoes an upload, if the server accepts that. */
export function UndoButton({ upload, state }: Pick<UploadUndoProps, 'upload' | 'state'>): JSX.Element | null {
  const texts = useTexts(uploadsMessages)
  return upload.can_undo ? (
    <div className={bannerAction}>
      <Button size="sm" icon={Undo2Icon} onClick={state.undo}>
        {texts.undo}
      </Button>
    </div>
  ) : null
}

/** Button that ingests the files of an undone upload again. */
export function RepeatButton({ onRepeat }: Pick<UploadUndoProps, 'onRepeat'>): JSX.Element | null {
  const texts = useTexts(uploadsMessages)
  return onRepeat ? (
    <div className={bannerAction}>
      <Button size="sm" icon={RefreshCwIcon} onClick={onRepeat}>
        {texts.repeat}
      </Button>
    </div>
  ) : null
}

/** In an entry of the history: the change that can be undone, its progress, or the user who undid it and when. */
export function UploadUndo({ upload, state, onRepeat }: UploadUndoProps): JSX.Element | null {
  const texts = useTexts(uploadsMessages)
  const locale = useLocale()
  if (state.step === 'done' && upload.undo) {
    const { requested_by: name, requested_at: instant } = upload.undo
    return (
      <div>
        <p translate="no">{texts.undoneBy(name, formatInstant(instant, locale))}</p>
        <RepeatButton onRepeat={onRepeat} />
      </div>
    )
  }
  if (state.step !== 'none') return <UploadUndoing upload={upload} state={state} />
  if (!upload.can_undo) return null
  const change = uploadChange(upload, texts, locale)
  return (
    <div>
      {change ? <p>{change}</p> : null}
      <UndoButton upload={upload} state={state} />
    </div>
  )
}
