import type { Upload } from '@contapro/sdk'
import { clsx } from 'clsx'
import type { JSX } from 'react'
import { LoadFailure } from '../../host/load-failure.tsx'
import { formatInstant } from '../../patterns/date-text/format-instant.ts'
import { EmptyState } from '../../patterns/empty-state/empty-state.tsx'
import { Pagination } from '../../patterns/pagination/pagination.tsx'
import { FileList } from '../../patterns/upload/file-row.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Card, CardHead } from '../../primitives/card/card.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import {
  ChevronRightIcon,
  CircleCheckIcon,
  CircleXIcon,
  ClockIcon,
  TriangleAlertIcon,
  Undo2Icon,
  UploadIcon,
} from '../../primitives/icon/icons.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { sentFiles } from './upload-file-result.ts'
import { UploadFileRow } from './upload-file-row.tsx'
import { UploadUndo } from './upload-undo.tsx'
import {
  batch,
  entries,
  entry,
  entryArrow,
  entryDate,
  entryFiles,
  entryName,
  entrySummary,
  skeletons,
} from './uploads.css.ts'
import { type UploadsMessages, uploadsMessages } from './uploads.messages.ts'
import { type UploadUndoState, useUploadUndo } from './use-upload-undo.ts'

/** A page of earlier uploads, while it loads, or why it did not come. */
export type UploadHistoryState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'loaded'; readonly uploads: readonly Upload[]; readonly totalItems: number }

export interface UploadHistoryProps {
  readonly history: UploadHistoryState
  readonly page: number
  readonly pageSize: number
  readonly onPageChange: (page: number) => void
  readonly businessUuid: string
  /** Uuids of undone uploads that are in progress again. */
  readonly repeated: readonly string[]
  readonly onRepeat: (upload: Upload) => void
  readonly onRefresh: () => void
}

/** 'Subidas anteriores': each upload with its time, and its files behind it. */
export function UploadHistory(props: UploadHistoryProps): JSX.Element {
  const { history, page, pageSize, onPageChange } = props
  const texts = useTexts(uploadsMessages)
  return (
    <Card aria-label={texts.history}>
      <CardHead title={texts.history} />
      {history.state === 'loading' ? <HistorySkeleton label={texts.historyLoading} /> : null}
      {history.state === 'error' ? (
        <LoadFailure title={texts.historyError} message={history.message} onRetry={history.onRetry} />
      ) : null}
      {history.state === 'loaded' && history.uploads.length === 0 ? (
        <EmptyState icon={UploadIcon} title={texts.historyEmptyTitle} text={texts.historyEmptyText} />
      ) : null}
      {history.state === 'loaded' && history.uploads.length > 0 ? (
        <>
          <ul className={entries}>
            {history.uploads.map((upload) => (
              <HistoryEntry {...props} key={upload.upload_uuid} upload={upload} texts={texts} />
            ))}
          </ul>
          {history.totalItems > pageSize ? (
            <Pagination
              label={texts.history}
              page={page}
              pageSize={pageSize}
              totalItems={history.totalItems}
              onPageChange={onPageChange}
            />
          ) : null}
        </>
      ) : null}
    </Card>
  )
}

const stateLooks = {
  processing: { tone: 'neutral', icon: ClockIcon },
  done: { tone: 'success', icon: CircleCheckIcon },
  failed: { tone: 'danger', icon: CircleXIcon },
  undoing: { tone: 'neutral', icon: ClockIcon },
  undone: { tone: 'neutral', icon: Undo2Icon },
} as const

interface HistoryEntryProps extends Pick<UploadHistoryProps, 'businessUuid' | 'repeated' | 'onRepeat' | 'onRefresh'> {
  readonly upload: Upload
  readonly texts: UploadsMessages
}

function HistoryEntry(props: HistoryEntryProps): JSX.Element {
  const { upload, texts, businessUuid, repeated, onRepeat, onRefresh } = props
  const locale = useLocale()
  const undo = useUploadUndo({ businessUuid, upload, onRefresh })
  const sent = sentFiles(upload)
  const [only, ...others] = sent
  return (
    <li>
      <details className={entry}>
        <summary className={entrySummary}>
          <Icon as={ChevronRightIcon} size="sm" className={entryArrow} />
          <span className={entryName}>{only && others.length === 0 ? only.name : texts.historyFiles(sent.length)}</span>
          {upload.created_at === undefined ? null : (
            <time translate="no" className={entryDate} dateTime={upload.created_at}>
              {formatInstant(upload.created_at, locale)}
            </time>
          )}
          <EntryBadge upload={upload} step={undo.step} texts={texts} />
        </summary>
        <div className={clsx(entryFiles, batch)}>
          <UploadUndo
            upload={upload}
            state={undo}
            onRepeat={repeated.includes(upload.upload_uuid) ? undefined : () => onRepeat(upload)}
          />
          <FileList label={texts.historyFiles(upload.files.length)}>
            {upload.files.map((file, index) => (
              // Files keep their order; they have no identity but their place.
              <UploadFileRow key={`file-${index}`} file={file} />
            ))}
          </FileList>
        </div>
      </details>
    </li>
  )
}

interface EntryBadgeProps extends Pick<HistoryEntryProps, 'upload' | 'texts'> {
  readonly step: UploadUndoState['step']
}

function EntryBadge({ upload, step, texts }: EntryBadgeProps): JSX.Element {
  const state = step === 'running' ? 'undoing' : step === 'done' ? 'undone' : upload.state
  const failed = upload.files.filter((file) => file.state === 'failed').length
  if (state === 'done' && failed > 0) {
    return (
      <Badge tone="warning" icon={TriangleAlertIcon}>
        {texts.historyFailed(failed)}
      </Badge>
    )
  }
  return (
    <Badge {...stateLooks[state]} quiet={state === 'done'}>
      {texts.states[state]}
    </Badge>
  )
}

function HistorySkeleton({ label }: { readonly label: string }): JSX.Element {
  return (
    <div className={skeletons}>
      <VisuallyHidden aria-live="polite">{label}</VisuallyHidden>
      <Skeleton width="100%" height={20} />
      <Skeleton width="100%" height={20} />
      <Skeleton width="100%" height={20} />
    </div>
  )
}
