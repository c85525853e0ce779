import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import { isContaproError } from '../client/contapro-error.ts'
import { checkUpload } from './calls.ts'

const REFUSALS: ReadonlySet<number> = new Set([401, 413, 429])

/** Rejects if the server says that files exceed its limits, if the session has ended, and if the caller cancels. What else fails is left to the upload. */
export async function refuseExcess(
  client: ContaproClient,
  files: readonly File[],
  options: CallOptions,
): Promise<void> {
  try {
    await checkUpload(client, files, options)
  } catch (error) {
    if (!isContaproError(error) || error.kind === 'aborted' || REFUSALS.has(error.status)) throw error
  }
}
