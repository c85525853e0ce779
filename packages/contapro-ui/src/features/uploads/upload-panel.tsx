import type { Business } from '@contapro/sdk'
import { useUploads } from '@contapro/sdk/react'
import { type JSX, useCallback, useRef, useState } from 'react'
import { DropArea } from '../../patterns/upload/drop-area.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { CompanyFrame, type EmbeddedProps } from '../../provider/report-frame.tsx'
import { useUploadBatch } from '../../provider/use-upload-batch.ts'
import { type ReportScopeProps, useReportScope } from '../../provider/use-report-scope.ts'
import { UploadBatchView } from './upload-batch-view.tsx'
import { UploadHistory, type UploadHistoryState } from './upload-history.tsx'
import { form, uploads as uploadsClass } from './uploads.css.ts'
import { uploadsMessages } from './uploads.messages.ts'

/** Props of `UploadPanel`. */
export interface UploadPanelProps extends Pick<ReportScopeProps, 'businessUuid'>, EmbeddedProps {}

/** 'Subir archivos': register files and vouchers of a company, how far each is, what became of it, and earlier uploads. */
export function UploadPanel({ businessUuid, embedded }: UploadPanelProps): JSX.Element {
  const texts = useMessages(uploadsMessages)
  const report = useReportScope({ businessUuid })
  return (
    <CompanyFrame title={texts.title} report={report} isBare={embedded}>
      {(company) => <CompanyUploads key={company.uuid} company={company} />}
    </CompanyFrame>
  )
}

interface Batch {
  readonly id: number
  readonly files: readonly File[]
}

function CompanyUploads({ company }: { readonly company: Business }): JSX.Element {
  const texts = useMessages(uploadsMessages)
  const [batches, setBatches] = useState<readonly Batch[]>([])
  const [followed, setFollowed] = useState<readonly string[]>([])
  const count = useRef(0)
  const add = (files: readonly File[]): void => {
    count.current += 1
    setBatches([{ id: count.current, files }, ...batches])
  }
  const follow = useCallback((uuid: string) => setFollowed((known) => [...known, uuid]), [])
  return (
    <div className={uploadsClass}>
      <Card aria-label={texts.title}>
        <div className={form}>
          <DropArea
            title={texts.dropTitle}
            hint={texts.dropText}
            buttonLabel={texts.choose}
            accept=".txt,.csv,.xml,.zip"
            onFiles={add}
          />
          {batches.map(({ id, files }) => (
            <ConnectedBatch
              key={id}
              businessUuid={company.uuid}
              files={files}
              onReceived={follow}
              onDismiss={() => setBatches((known) => known.filter((batch) => batch.id !== id))}
            />
          ))}
        </div>
      </Card>
      <ConnectedHistory businessUuid={company.uuid} followed={followed} />
    </div>
  )
}

interface ConnectedBatchProps {
  readonly businessUuid: string
  readonly files: readonly File[]
  readonly onReceived: (uploadUuid: string) => void
  readonly onDismiss: () => void
}

function ConnectedBatch({ businessUuid, files, onReceived, onDismiss }: ConnectedBatchProps): JSX.Element {
  const batch = useUploadBatch({ businessUuid, files, onReceived })
  return <UploadBatchView businessUuid={businessUuid} files={files} batch={batch} onDismiss={onDismiss} />
}

/** Uploads on one page of the history. */
const HISTORY_SIZE = 10

interface ConnectedHistoryProps {
  readonly businessUuid: string
  /** Uploads of this visit: they stand above with their files. */
  readonly followed: readonly string[]
}

function ConnectedHistory({ businessUuid, followed }: ConnectedHistoryProps): JSX.Element {
  const [page, setPage] = useState(1)
  const uploads = useUploads(businessUuid, { page, size: HISTORY_SIZE })
  return (
    <UploadHistory
      history={historyState(uploads, followed)}
      page={page}
      pageSize={HISTORY_SIZE}
      onPageChange={setPage}
    />
  )
}

function historyState(uploads: ReturnType<typeof useUploads>, followed: readonly string[]): UploadHistoryState {
  if (uploads.data) {
    const { data, metadata } = uploads.data
    const earlier = data.filter(({ upload_uuid }) => !followed.includes(upload_uuid))
    return { state: 'loaded', uploads: earlier, totalItems: metadata.pagination.total_items }
  }
  if (uploads.error) {
    return { state: 'error', message: uploads.error.message, onRetry: () => void uploads.refetch() }
  }
  return { state: 'loading' }
}
