import type { Upload } from '@contapro/sdk'
import type { JSX } from 'react'
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
  UploadIcon,
} from '../../primitives/icon/icons.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { LoadFailure } from '../../provider/load-failure.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { formatInstant } from '../../patterns/date-text/format-instant.ts'
import { sentFiles } from './upload-file-result.ts'
import { UploadFileRow } from './upload-file-row.tsx'
import { entries, entry, entryArrow, entryDate, entryFiles, entryName, entrySummary, skeletons } from './uploads.css.ts'
import { type UploadsMessages, uploadsMessages } from './uploads.messages.ts'

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
}

/** 'Subidas anteriores': each upload with its time, and its files behind it. */
export function UploadHistory({ history, page, pageSize, onPageChange }: UploadHistoryProps): JSX.Element {
  const texts = useMessages(uploadsMessages)
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
              <HistoryEntry key={upload.upload_uuid} upload={upload} texts={texts} />
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
} as const

function HistoryEntry({ upload, texts }: { readonly upload: Upload; readonly texts: UploadsMessages }): JSX.Element {
  const locale = useLocale()
  const sent = sentFiles(upload)
  const [only, ...others] = sent
  const failed = upload.files.filter(({ state }) => state === 'failed').length
  const isPartial = upload.state === 'done' && failed > 0
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
          {isPartial ? (
            <Badge tone="warning" icon={TriangleAlertIcon}>
              {texts.historyFailed(failed)}
            </Badge>
          ) : (
            <Badge {...stateLooks[upload.state]} quiet={upload.state === 'done'}>
              {texts.states[upload.state]}
            </Badge>
          )}
        </summary>
        <div className={entryFiles}>
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
