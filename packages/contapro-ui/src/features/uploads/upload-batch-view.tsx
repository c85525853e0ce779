import type { Upload } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import { TargetLink } from '../../host/target-link.tsx'
import type { BatchState } from '../../lists/use-upload-batch.ts'
import { FileList, FileRow } from '../../patterns/upload/file-row.tsx'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Undo2Icon } from '../../primitives/icon/icons.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { sentShares } from './sent-share.ts'
import { uploadChange } from './upload-change.ts'
import { UploadFailure } from './upload-failure.tsx'
import { sentFiles } from './upload-file-result.ts'
import { UploadFileRow } from './upload-file-row.tsx'
import { RepeatButton, UndoButton, UploadUndoing } from './upload-undo.tsx'
import { batch } from './uploads.css.ts'
import { type UploadsMessages, uploadsMessages } from './uploads.messages.ts'
import { useUploadUndo } from './use-upload-undo.ts'

export interface UploadBatchViewProps {
  readonly businessUuid: string
  readonly files: readonly Pick<File, 'name' | 'size'>[]
  readonly batch: BatchState
  /** The last of its files was taken off the list, or the sending was cancelled. */
  readonly onDismiss: () => void
  /** Ingests the files of the upload again, which is undone. */
  readonly onRepeat: (upload: Upload) => void
}

/** Files that were given together: sent, read, and what became of each. */
export function UploadBatchView(props: UploadBatchViewProps): JSX.Element {
  const { businessUuid, files, batch: state, onDismiss, onRepeat } = props
  const texts = useTexts(uploadsMessages)
  return (
    <div className={batch}>
      {state.state === 'unsent' ? <Unsent {...state} texts={texts} /> : null}
      {state.state === 'received' && state.error ? (
        <UploadFailure title={texts.followFailed} text={state.error.message} onRetry={state.onRetry} />
      ) : null}
      {state.state === 'received' && state.upload ? (
        <>
          <Outcome
            upload={state.upload}
            businessUuid={businessUuid}
            texts={texts}
            onRepeat={onRepeat}
            onRefresh={state.onRetry}
          />
          <ReceivedFiles upload={state.upload} onDismiss={onDismiss} />
        </>
      ) : (
        <SentFiles files={files} state={state} onDismiss={onDismiss} />
      )}
    </div>
  )
}

interface SentFilesProps extends Pick<UploadBatchViewProps, 'files' | 'onDismiss'> {
  readonly state: BatchState
}

/** What is known before the server's first answer. */
function SentFiles({ files, state, onDismiss }: SentFilesProps): JSX.Element {
  const texts = useTexts(uploadsMessages)
  const isSending = state.state === 'sending'
  const sent = isSending && state.progress
  const sizes = files.map(({ size }) => size)
  const shares = sent ? sentShares(sizes, sent.sentBytes, sent.totalBytes) : undefined
  const cancel = (): void => {
    if (isSending) state.onCancel()
    onDismiss()
  }
  return (
    <FileList label={texts.current}>
      {files.map(({ name, size }, index) => (
        // Two files may have the same name; they have no identity but their place.
        <FileRow
          key={`file-${index}`}
          name={name}
          bytes={size}
          progress={isSending ? (shares?.[index] ?? 0) : state.state === 'received' ? 'busy' : undefined}
          progressLabel={isSending ? texts.uploading : texts.waiting}
          result={state.state === 'unsent' ? { tone: 'danger', text: texts.failed } : undefined}
          onRemove={state.state === 'received' ? undefined : cancel}
        />
      ))}
    </FileList>
  )
}

function ReceivedFiles(props: { readonly upload: Upload; readonly onDismiss: () => void }): JSX.Element {
  const { upload, onDismiss } = props
  const texts = useTexts(uploadsMessages)
  const [removed, setRemoved] = useState<readonly number[]>([])
  const remove = (index: number): void => {
    if (removed.length + 1 >= upload.files.length) onDismiss()
    else setRemoved([...removed, index])
  }
  return (
    <FileList label={texts.current}>
      {upload.files.map((file, index) =>
        removed.includes(index) ? null : (
          // Files keep their order; they have no identity but their place.
          <UploadFileRow key={`file-${index}`} file={file} onRemove={() => remove(index)} />
        ),
      )}
    </FileList>
  )
}

interface OutcomeProps extends Pick<UploadBatchViewProps, 'businessUuid' | 'onRepeat'> {
  readonly upload: Upload
  readonly texts: UploadsMessages
  readonly onRefresh: () => void
}

/** When all is read: what changed, where to see it and the way to undo it, or that nothing changed. */
function Outcome({ upload, businessUuid, texts, onRepeat, onRefresh }: OutcomeProps): JSX.Element | null {
  const locale = useLocale()
  const undo = useUploadUndo({ businessUuid, upload, onRefresh })
  if (undo.step === 'running' || undo.step === 'failed') return <UploadUndoing upload={upload} state={undo} />
  if (undo.step === 'done') {
    return (
      <Banner tone="neutral" icon={Undo2Icon} title={texts.undone} aria-live="polite">
        <div>{texts.undoneText}</div>
        <RepeatButton onRepeat={() => onRepeat(upload)} />
      </Banner>
    )
  }
  if (upload.state !== 'done') return null
  const taken = sentFiles(upload).filter(({ state }) => state === 'done')
  const isNew = taken.some(({ already_uploaded: isKnown }) => !isKnown)
  const change = uploadChange(upload, texts, locale)
  return (
    <Banner
      tone={isNew ? 'success' : 'neutral'}
      title={isNew ? texts.done(taken.length) : texts.already}
      aria-live="polite"
    >
      {change ? <div>{change}</div> : null}
      <span>{isNew ? texts.doneText : texts.nothingNew}</span>{' '}
      <TargetLink destination={{ to: 'dashboard', businessUuid }} variant="inline">
        {texts.seeReport}
      </TargetLink>
      <UndoButton upload={upload} state={undo} />
    </Banner>
  )
}

/** A refused or lost request: what happened and what to do; the code decides, the server's sentence explains. */
function Unsent({ error, onRetry, texts }: Extract<BatchState, { state: 'unsent' }> & { texts: UploadsMessages }) {
  const advice =
    error.status === 413 ? texts.tooLarge : error.kind === 'network' || error.kind === 'timeout' ? texts.offline : ''
  const text = `${error.message} ${advice}`.trim()
  return <UploadFailure title={texts.sendFailed} text={text} onRetry={onRetry} />
}
