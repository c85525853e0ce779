import type { Business, Upload } from '@contapro/sdk'
import { useUploads } from '@contapro/sdk/react'
import { type JSX, useCallback, useEffect, useRef, useState } from 'react'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { useUploadBatch } from '../../lists/use-upload-batch.ts'
import { DropArea } from '../../patterns/upload/drop-area.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { CompanyFrame, type EmbeddedProps } from '../../report/report-frame.tsx'
import { UploadBatchView } from './upload-batch-view.tsx'
import { sentFiles } from './upload-file-result.ts'
import { UploadHistory, type UploadHistoryProps, type UploadHistoryState } from './upload-history.tsx'
import { form, uploads as uploadsClass } from './uploads.css.ts'
import { uploadsMessages } from './uploads.messages.ts'

/** Props of `UploadPanel`. */
export interface UploadPanelProps extends Pick<ReportScopeProps, 'businessUuid'>, EmbeddedProps {}

/** 'Subir archivos': register files and vouchers of a company, how far each is, what became of it, and earlier uploads. */
export function UploadPanel({ businessUuid, embedded }: UploadPanelProps): JSX.Element {
  const texts = useTexts(uploadsMessages)
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
  /** Undone upload whose files are ingested again, instead of `files`. */
  readonly repeated?: Upload
}

function CompanyUploads({ company }: { readonly company: Business }): JSX.Element {
  const texts = useTexts(uploadsMessages)
  const [batches, setBatches] = useState<readonly Batch[]>([])
  const [followed, setFollowed] = useState<readonly string[]>([])
  const count = useRef(0)
  const add = (files: readonly File[], repeated?: Upload): void => {
    count.current += 1
    const id = count.current
    setBatches((known) => [{ id, files, ...(repeated && { repeated }) }, ...known])
  }
  const dismiss = (id: number): void => setBatches((known) => known.filter((batch) => batch.id !== id))
  const follow = useCallback((uuid: string) => setFollowed((known) => [...known, uuid]), [])
  const repeat = (upload: Upload): void => {
    setFollowed((known) => known.filter((uuid) => uuid !== upload.upload_uuid))
    add([], upload)
  }
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
          {batches.map(({ id, files, repeated }) => (
            <ConnectedBatch
              key={id}
              businessUuid={company.uuid}
              files={files}
              repeated={repeated}
              onReceived={follow}
              onDismiss={() => dismiss(id)}
              onRepeat={(upload) => {
                dismiss(id)
                repeat(upload)
              }}
            />
          ))}
        </div>
      </Card>
      <ConnectedHistory
        businessUuid={company.uuid}
        followed={followed}
        repeated={batches.flatMap((batch) => batch.repeated?.upload_uuid ?? [])}
        onRepeat={repeat}
      />
    </div>
  )
}

interface ConnectedBatchProps {
  readonly businessUuid: string
  readonly files: readonly File[]
  readonly repeated: Upload | undefined
  readonly onReceived: (uploadUuid: string) => void
  readonly onDismiss: () => void
  readonly onRepeat: (upload: Upload) => void
}

function ConnectedBatch(props: ConnectedBatchProps): JSX.Element {
  const { businessUuid, files, repeated, onReceived, onDismiss, onRepeat } = props
  const batch = useUploadBatch({ businessUuid, files, repeatedUuid: repeated?.upload_uuid, onReceived })
  const place = useRef<HTMLDivElement>(null)
  // The button that repeats an upload may be far below.
  useEffect(() => {
    if (repeated) place.current?.scrollIntoView({ block: 'nearest' })
  }, [repeated])
  return (
    <div ref={place}>
      <UploadBatchView
        businessUuid={businessUuid}
        files={repeated ? sentFiles(repeated).map(({ name, size_bytes: size = 0 }) => ({ name, size })) : files}
        batch={batch}
        onDismiss={onDismiss}
        onRepeat={onRepeat}
      />
    </div>
  )
}

/** Uploads on one page of the history. */
const HISTORY_SIZE = 10

interface ConnectedHistoryProps extends Pick<UploadHistoryProps, 'businessUuid' | 'repeated' | 'onRepeat'> {
  /** Uploads of this visit: they are shown above with their files. */
  readonly followed: readonly string[]
}

function ConnectedHistory({ followed, ...props }: ConnectedHistoryProps): JSX.Element {
  const [page, setPage] = useState(1)
  const uploads = useUploads(props.businessUuid, { page, size: HISTORY_SIZE })
  return (
    <UploadHistory
      {...props}
      history={historyState(uploads, followed)}
      page={page}
      pageSize={HISTORY_SIZE}
      onPageChange={setPage}
      onRefresh={() => void uploads.refetch()}
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
