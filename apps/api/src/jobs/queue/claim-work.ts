import { undoIngestion } from '../../ingestion/writing/undo.store.ts'
import type { Driver } from '../../platform/db/index.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import {
  claimFile,
  claimReview,
  type FileLease,
  type Lease,
  type ReceivedFile,
  releaseLease,
  takeOver,
  type WaitingFile,
  type WaitingReview,
  type WaitingWork,
} from '../../vouchers/stores/lease.store.ts'

/** Who claims work. */
export interface Claimant {
  readonly driver: Driver
  readonly logger: Logger
  readonly serverId: string
}

/** Work that a server has the lease for: a file to take in, or vouchers to look at anew. */
export type ClaimedWork =
  | { readonly kind: 'file'; readonly lease: FileLease; readonly attempts: number; readonly file: ReceivedFile }
  | { readonly kind: 'review'; readonly lease: Lease; readonly attempts: number; readonly ownRuc: string }

/** The first of the files that can be had; undefined for none. */
export async function claimFirstFile(
  claimant: Claimant,
  waiting: readonly WaitingFile[],
): Promise<ClaimedWork | undefined> {
  for (const next of waiting) {
    if (!(await isFree(claimant, next))) continue
    const claimed = await claimFile(claimant.driver, next, claimant.serverId)
    if (claimed) return { kind: 'file', ...claimed, attempts: claimed.file.attempts }
  }
  return undefined
}

/** The first of the reviews that can be had; undefined for none. */
export async function claimFirstReview(
  claimant: Claimant,
  waiting: readonly WaitingReview[],
): Promise<ClaimedWork | undefined> {
  for (const next of waiting) {
    if (!(await isFree(claimant, next))) continue
    const claimed = await claimReview(claimant.driver, next, claimant.serverId)
    if (claimed) {
      return { kind: 'review', lease: claimed.lease, attempts: next.attempts + 1, ownRuc: claimed.businessRuc }
    }
  }
  return undefined
}

async function isFree(claimant: Claimant, work: WaitingWork): Promise<boolean> {
  return work.owner === null || recover(claimant, work, work.owner)
}

/** Undoes what a dead or silent server left; false when its lease still holds. */
async function recover({ driver, logger, serverId }: Claimant, work: WaitingWork, owner: string): Promise<boolean> {
  if (!work.leaseIsOver && !(await driver.isGone(owner))) return false
  const lease = await takeOver(driver, work, serverId)
  if (!lease) return false
  logger.info({ business: lease.businessUuid }, 'An unfinished ingestion is begun again.')
  // Its documents keep their bytes: the same keys are written again.
  await undoIngestion(driver, lease)
  await releaseLease(driver, lease)
  return true
}
