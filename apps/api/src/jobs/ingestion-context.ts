import type { FileLimits } from '../ingestion/reading/file-limits.ts'
import type { ReadingWorkers } from '../ingestion/reading/worker/workers.ts'
import type { Driver } from '../platform/db/index.ts'
import type { FileStorage } from '../platform/files/index.ts'
import type { Logger } from '../platform/logging/logger.ts'
import type { TableStatistics } from '../vouchers/stores/statistics.store.ts'

/** Is called before and after each review. Until a review is published, figures are the former ones. */
export interface ReviewWatch {
  beforeReview(businessUuid: string): Promise<void>
  afterReview(businessUuid: string): Promise<void>
}

/** What the ingestion of a file works with. */
export interface IngestionContext {
  readonly driver: Driver
  readonly storage: FileStorage
  readonly now: () => Date
  readonly logger: Logger
  readonly limits: FileLimits
  readonly workers: ReadingWorkers
  readonly watch: ReviewWatch | undefined
  readonly statistics: { readonly vouchers: TableStatistics; readonly deposits: TableStatistics }
  /** Set when the server stops: the ingestion leaves off between two batches and is begun again at the next start. */
  readonly signal: AbortSignal
}
