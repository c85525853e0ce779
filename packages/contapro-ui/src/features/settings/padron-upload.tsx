import type { UploadFile } from '@contapro/sdk'
import type { JSX } from 'react'
import { type BatchState, useUploadBatch } from '../../lists/use-upload-batch.ts'
import { FileList, FileRow, type FileRowProps } from '../../patterns/upload/file-row.tsx'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { CloudAlertIcon, RefreshCwIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { aside } from './settings.css.ts'
import { type SettingsMessages, settingsMessages } from './settings.messages.ts'

export interface PadronUploadProps {
  readonly businessUuid: string
  readonly files: readonly File[]
  readonly onDismiss: () => void
}

const ignore = (): void => undefined

/** A padrón on its way: sent, read, and what became of it. */
export function PadronUpload({ businessUuid, files, onDismiss }: PadronUploadProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const batch = useUploadBatch({ businessUuid, files, onReceived: ignore })
  const failure = batch.state === 'sending' ? null : batch.error
  const cancel = (): void => {
    if (batch.state === 'sending') batch.onCancel()
    onDismiss()
  }
  const isReading = batch.state === 'received' && batch.upload?.state !== 'done' && batch.upload?.state !== 'failed'
  return (
    <>
      {failure && batch.state !== 'sending' ? (
        <Banner tone="danger" icon={CloudAlertIcon} title={texts.uploadFailed}>
          <div>{failure.message}</div>
          <div>
            <Button size="sm" icon={RefreshCwIcon} className={aside} onClick={batch.onRetry}>
              {texts.retry}
            </Button>
          </div>
        </Banner>
      ) : null}
      <FileList label={texts.sections.padron.title}>
        {files.map(({ name, size }) => (
          <FileRow
            key={name}
            name={name}
            bytes={size}
            {...progressOf(batch, texts)}
            {...(isReading ? {} : { onRemove: cancel })}
          />
        ))}
      </FileList>
    </>
  )
}

type Progress = Pick<FileRowProps, 'progress' | 'progressLabel' | 'result' | 'problems'>

function progressOf(batch: BatchState, texts: SettingsMessages): Progress {
  if (batch.state === 'sending') {
    const { sentBytes = 0, totalBytes = 0 } = batch.progress ?? {}
    return { progress: totalBytes === 0 ? 0 : (100 * sentBytes) / totalBytes, progressLabel: texts.uploading }
  }
  if (batch.state === 'unsent') return { result: { tone: 'danger', text: texts.uploadFailed } }
  const file = batch.upload?.files[0]
  if (!file || file.state === 'waiting') return { progress: 'busy', progressLabel: texts.reading }
  if (file.state === 'processing') return { progress: file.progress, progressLabel: texts.reading }
  return outcomeOf(file, texts)
}

function outcomeOf(file: UploadFile, texts: SettingsMessages): Progress {
  if (file.state === 'failed') {
    return {
      result: { tone: 'danger', text: texts.uploadFailed },
      problems: file.errors.map(({ message }) => message).join(' '),
    }
  }
  if (file.kind !== 'padron') return { result: { tone: 'warning', text: texts.notPadron } }
  if (file.already_uploaded) return { result: { tone: 'neutral', text: texts.padronKnown } }
  return { result: { tone: 'success', text: texts.padronRead(file.rows_read) } }
}
