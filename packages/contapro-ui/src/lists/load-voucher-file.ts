import { type CallOptions, type ContaproClient, ContaproError, getVoucherFile } from '@contapro/sdk'

/** A voucher's file by its signed address, which holds ten minutes. */
export interface SignedFile {
  readonly address: string
  /** Asks for the address anew; nothing where the voucher has no such file any more. */
  readonly renew: () => Promise<string | null | undefined>
}

/** Gets a voucher's file, by a new address where the one at hand has expired. */
export async function loadVoucherFile(
  client: ContaproClient,
  { address, renew }: SignedFile,
  options?: CallOptions,
): Promise<Blob> {
  try {
    return await getVoucherFile(client, address, options)
  } catch (error) {
    const fresh = isExpired(error) ? await renew() : undefined
    if (!fresh) throw error
    return getVoucherFile(client, fresh, options)
  }
}

function isExpired(error: unknown): boolean {
  return error instanceof ContaproError && error.code === 'FILE_ADDRESS_EXPIRED'
}
