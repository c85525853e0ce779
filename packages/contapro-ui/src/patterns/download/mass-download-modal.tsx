import type { JSX } from 'react'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'

const opened = onDemand(async () => (await import('./open-downloads.ts')).OpenMassDownload)

/** Fetches what the modal is made of, when a download is about to begin. */
export const preloadMassDownload: () => void = opened.preload

/** Props of `MassDownloadModal`. */
export interface MassDownloadModalProps {
  /** Where the download stands. Source: specification, part 2, section 4. */
  readonly state: 'idle' | 'downloading' | 'success' | 'error'
  /** How many of the vouchers had no such file. */
  readonly missing?: number
  /** Series and number of the vouchers whose file could not be had. */
  readonly failed?: readonly string[]
  /** Why nothing was downloaded, where the server says it; a general sentence without. */
  readonly failure?: string
  /** Tries a failed download again. */
  readonly onRetry?: () => void
  readonly onClose: () => void
}

/** How a mass download goes and how it ended. While it runs it cannot be left. */
export function MassDownloadModal(props: MassDownloadModalProps): JSX.Element | null {
  return props.state === 'idle' ? null : <opened.Part isWanted onFailure={props.onClose} {...props} />
}
