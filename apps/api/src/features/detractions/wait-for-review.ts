import { setTimeout } from 'node:timers/promises'
import type { RequestContext } from '../../platform/ports/services.ts'
import { isEntryWaiting } from './detraction-entries.store.ts'

/** One purchase takes some milliseconds; behind a large file the answer does not wait. */
const LOOKS = 40
const LOOK_MS = 50

/** Lets the rules look at a purchase that was entered, and answers whether they still have to. */
export async function waitForReview(ctx: RequestContext, businessUuid: string, code: string): Promise<boolean> {
  ctx.ingestion.wake()
  for (let look = 0; look < LOOKS; look++) {
    if (!(await isEntryWaiting(ctx.database, businessUuid, code))) return false
    await setTimeout(LOOK_MS)
  }
  return true
}
