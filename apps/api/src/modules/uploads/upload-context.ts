import type { Clock } from '../../clock.ts'
import type { IngestionEngine } from '../../collect/index.ts'
import type { Limits } from '../../config.ts'
import type { Database } from '../../db/index.ts'
import type { FileStorage } from '../../files/index.ts'

/** What uploads work with; the services of the server fit it. */
export interface UploadContext {
  readonly database: Database
  readonly storage: FileStorage
  readonly clock: Clock
  readonly limits: Pick<Limits, 'maxFileBytes' | 'maxUploadFiles' | 'maxUploadsAtOnce' | 'maxDayBytes' | 'maxDayFiles'>
  readonly ingestion: Pick<IngestionEngine, 'serverId' | 'wake'>
}
