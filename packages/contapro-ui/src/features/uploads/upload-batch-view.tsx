import type { Upload } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import { FileList, FileRow } from '../../patterns/upload/file-row.tsx'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { TargetLink } from '../../provider/target-link.tsx'
import type { BatchState } from '../../provider/use-upload-batch.ts'
import { CloudAlertIcon, RefreshCwIcon } from '../../primitives/icon/icons.ts'
import { sentShares } from './sent-share.ts'
import { sentFiles } from './upload-file-result.ts'
import { UploadFileRow } from './upload-file-row.tsx'
import { batch, bannerAction } from './uploads.css.ts'
import { type UploadsMessages, uploadsMessages } from './uploads.messages.ts'

export interface UploadBatchViewProps {
  readonly businessUuid: string
  readonly files: readonly Pick<File, 'name' | 'size'>[]
  readonly batch: BatchState
  /** The last of its files was taken off the list, or the sending was cancelled. */
  readonly onDismiss: () => void
}

/** Files that were given together: sent, read, and what became of each. */
export function UploadBatchView(props: UploadBatchViewProps): JSX.Element {
  const { businessUuid, files, batch: state, onDismiss } = props
  const texts = useMessages(uploadsMessages)
  return (
    <div className={batch}>
      {state.state === 'unsent' ? <Unsent {...state} texts={texts} /> : null}
      {state.state === 'received' && state.error ? (
        <Failure title={texts.followFailed} text={state.error.message} onRetry={state.onRetry} retry={texts.retry} />
      ) : null}
      {state.state === 'received' && state.upload ? (
        <>
          <Outcome upload={state.upload} businessUuid={businessUuid} texts={texts} />
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
  const texts = useMessages(uploadsMessages)
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
  const texts = useMessages(uploadsMessages)
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

interface OutcomeProps {
  readonly upload: Upload
  readonly businessUuid: string
  readonly texts: UploadsMessages
}

/** When all is read: where to see it, or that nothing changed. */
function Outcome({ upload, businessUuid, texts }: OutcomeProps): JSX.Element | null {
  if (upload.state !== 'done') return null
  const taken = sentFiles(upload).filter(({ state }) => state === 'done')
  const isNew = taken.some(({ already_uploaded: isKnown }) => !isKnown)
  return (
    <Banner
      tone={isNew ? 'success' : 'neutral'}
      title={isNew ? texts.done(taken.length) : texts.already}
      aria-live="polite"
    >
      <span>{isNew ? texts.doneText : texts.nothingNew}</span>{' '}
      <TargetLink destination={{ to: 'dashboard', businessUuid }} variant="inline">
        {texts.seeReport}
      </TargetLink>
    </Banner>
  )
}

/** A refused or lost request: what happened and what to do; the code decides, the server's sentence explains. */
function Unsent({ error, onRetry, texts }: Extract<BatchState, { state: 'unsent' }> & { texts: UploadsMessages }) {
  const advice =
    error.status === 413 ? texts.tooLarge : error.kind === 'network' || error.kind === 'timeout' ? texts.offline : ''
  const text = `${error.message} ${advice}`.trim()
  return <Failure title={texts.sendFailed} text={text} onRetry={onRetry} retry={texts.retry} />
}

interface FailureProps {
  readonly title: string
  readonly text: string
  readonly retry: string
  readonly onRetry: () => void
}

function Failure({ title, text, retry, onRetry }: FailureProps): JSX.Element {
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
