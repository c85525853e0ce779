import type { JSX, ReactNode } from 'react'
import type { ModalState } from '../../primitives/modal/state-modal.tsx'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'
import type { ReportFile } from './report-file.ts'

const opened = onDemand(async () => (await import('./open-downloads.ts')).OpenReportDownload)

/** Fetches what the modal is made of, when somebody is about to open it. */
export const preloadReportDownload: () => void = opened.preload

/** The file that somebody wants. */
export interface ReportDownloadChoice {
  /** `YYYYMM`. */
  readonly taxPeriod: string
  readonly file: ReportFile
  /** RCE or RVIE in the zip that SUNAT takes (decisions 31). */
  readonly isZipped: boolean
  /** RCE with the whole register, for replacing SUNAT's proposal. */
  readonly isWhole: boolean
}

/** Vouchers that belong into a file and are not in it. */
export interface LeftOutVouchers {
  readonly count: number
  /** The first of them: "F002-900 (USD)". */
  readonly names: readonly string[]
}

/** Props of `ReportDownloadModal`. */
export interface ReportDownloadModalProps {
  /** Where the download stands. Source: specification, part 2, section 4. */
  readonly state: ModalState
  /** `YYYYMM`, newest first. */
  readonly periods: readonly string[]
  /** The period to begin with; the newest without one. */
  readonly taxPeriod?: string
  /** Per cent of the file that is made, while loading; without it a spinner alone. */
  readonly progress?: number | null
  /** Vouchers without exchange rate, which the file does not hold (decisions 20). */
  readonly leftOut?: LeftOutVouchers
  /** Annulled purchases, which no file of RCE holds: "F002-900". */
  readonly annulled?: LeftOutVouchers
  /** Purchases that the file of a later period holds: "F002-900 (octubre 2026)". */
  readonly later?: LeftOutVouchers
  /** Why it failed, in a sentence. */
  readonly failure?: string
  /** What the files of a period hold, shown under RCE before the download. */
  readonly renderRceContents?: (taxPeriod: string) => ReactNode
  readonly onDownload: (download: ReportDownloadChoice) => void
  /** Leaves the modal; while loading it also gives the download up. */
  readonly onClose: () => void
}

/** "Descarga tu reporte": period and file, then how the download goes. Closing forgets the choice: it begins with compras. */
export function ReportDownloadModal(props: ReportDownloadModalProps): JSX.Element | null {
  return props.state === 'closed' ? null : <opened.Part isWanted onFailure={props.onClose} {...props} />
}
