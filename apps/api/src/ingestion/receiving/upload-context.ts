import type { Clock } from '../../platform/clock/clock.ts'
import type { Limits } from '../../platform/config.ts'
import type { Database } from '../../platform/db/index.ts'
import type { FileStorage } from '../../platform/files/index.ts'
import type { Ingestion } from '../../platform/ports/ingestion.ts'

/** What uploads work with; the services of the server fit it. */
export interface UploadContext {
  readonly database: Database
  readonly storage: FileStorage
  readonly clock: Clock
  readonly limits: Pick<Limits, 'maxFileBytes' | 'maxUploadFiles' | 'maxUploadsAtOnce' | 'maxDayBytes' | 'maxDayFiles'>
  readonly ingestion: Pick<Ingestion, 'serverId' | 'wake'>
}
