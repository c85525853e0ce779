import type { ApiParts } from '../client/api-parts.ts'
import type { Answer, CallOptions } from '../client/caller.ts'

/** The file behind a signed address as a blob: a plain GET without a token (decisions 14 and 15). */
export function readVoucherFile(parts: ApiParts, address: string, options?: CallOptions): Promise<Blob> {
  return parts.call<Blob>(
    { operation: 'getVoucherFile', kind: 'read', isAnonymous: true, isUntimed: true },
    async ({ signal }): Promise<Answer<Blob>> => {
      const response = await parts.fetch(new Request(absolute(address, parts.baseUrl), { signal }))
      if (response.ok) return { data: await response.blob(), response }
      return { error: await errorBody(response), response }
    },
    options,
  )
}

/** The server may sign an address below its own host. */
function absolute(address: string, baseUrl: string): string {
  return address.startsWith('/') ? `${baseUrl.replace(/\/$/, '')}${address}` : address
}

async function errorBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
