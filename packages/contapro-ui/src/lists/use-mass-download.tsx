import type { ContaproError, ValidatedFilesRequest, VoucherFilesZip } from '@contapro/sdk'
import type { ContaproDownload } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { useEmit } from '../host/host-context.ts'
import { saveBlob } from '../host/save-blob.ts'
import { MassDownloadModal, preloadMassDownload } from '../patterns/download/mass-download-modal.tsx'

/** The mass download of a screen. */
export interface MassDownload<Request> {
  readonly start: (request: Request) => void
  readonly isBusy: boolean
  /** How it goes and how it ended, to be rendered anywhere in the screen. */
  readonly progress: JSX.Element
}

const states = { idle: 'idle', pending: 'downloading', success: 'success', error: 'error' } as const

/** Fetches one zip of many vouchers' files, saves it under its name, says how it ended, and tells it as a download of the view. */
export function useMassDownload<Request extends ValidatedFilesRequest>(
  view: string,
  { mutate, status, data, error, variables, reset }: ContaproDownload<VoucherFilesZip, Request>,
): MassDownload<Request> {
  const emit = useEmit()
  const start = (request: Request): void => {
    preloadMassDownload()
    mutate(request, {
      onSuccess: ({ blob, fileName }) => {
        saveBlob(blob, fileName)
        emit({ type: 'downloaded', view, file: `masiva_${request.type}` })
      },
    })
  }
  const progress = (
    <MassDownloadModal
      state={states[status]}
      missing={data?.missingCodes.length}
      failed={data?.failed.map(({ serie_number }) => serie_number)}
      failure={error ? whyRefused(error) : undefined}
      onRetry={variables && (() => start(variables))}
      onClose={reset}
    />
  )
  return { start, isBusy: status === 'pending', progress }
}

/** What is wrong with the chosen vouchers is said by the server; of a failure of its own it has nothing to say. */
function whyRefused({ kind, status, message }: ContaproError): string | undefined {
  return kind === 'http' && status < 500 ? message : undefined
}
