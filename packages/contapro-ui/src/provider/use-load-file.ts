import { getVoucherFile } from '@contapro/sdk'
import { useContaproClient } from '@contapro/sdk/react'
import { useCallback } from 'react'
import type { LoadFile } from '../patterns/voucher-preview/use-preview-file.ts'

/** Gets the file behind a voucher's signed address through the client, for a preview. */
export function useLoadFile(): LoadFile {
  const client = useContaproClient()
  return useCallback((address, signal) => getVoucherFile(client, address, { signal }), [client])
}
