import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { voucherQueries } from './queries.ts'

/** The file behind a voucher's signed address, for the preview. Pass null while none is open. 403 FILE_ADDRESS_EXPIRED: ask for the list again. */
export function useVoucherFile(
  address: string | null,
  options?: QueryHookOptions,
): UseQueryResult<Blob, ContaproError> {
  return useContaproQuery((client) => (address === null ? null : voucherQueries.file(client, address)), options)
}
