import { type ContaproClient, createContaproClient, createContaproSession, memoryStorage } from '@contapro/sdk'
import { anErrorAnswer } from '@contapro/sdk/testing'
import { describe, expect, test, vi } from 'vitest'
import { loadVoucherFile, type SignedFile } from './load-voucher-file.ts'

/** A server that has the file at these addresses and says one refusal at all others. */
function clientOf(files: Readonly<Record<string, string>>, refusal: 'FILE_ADDRESS_EXPIRED' | 'VOUCHER_NOT_FOUND') {
  const asked: string[] = []
  const storages = { sessionStorage: memoryStorage(), localStorage: memoryStorage() }
  const client: ContaproClient = createContaproClient({
    baseUrl: 'https://api.contapro.test',
    session: createContaproSession(storages),
    fetch: async (input) => {
      const signature = new URL(input instanceof Request ? input.url : input).searchParams.get('signature') ?? ''
      asked.push(signature)
      const file = files[signature]
      return file === undefined ? Response.json(anErrorAnswer(refusal), { status: 403 }) : new Response(file)
    },
  })
  return { client, asked }
}

const address = (signature: string): string => `/app/internal/voucher-files/1/a.jpeg?expires=1&signature=${signature}`

describe('a voucher’s file', () => {
  test('comes by the address at hand, and nothing is asked for anew', async () => {
    const { client } = clientOf({ old: 'picture' }, 'FILE_ADDRESS_EXPIRED')
    const renew = vi.fn<SignedFile['renew']>()
    expect(await (await loadVoucherFile(client, { address: address('old'), renew })).text()).toBe('picture')
    expect(renew).not.toHaveBeenCalled()
  })

  test('comes by a new address where the old one has expired', async () => {
    const { client, asked } = clientOf({ fresh: 'picture' }, 'FILE_ADDRESS_EXPIRED')
    const renew = async (): Promise<string> => address('fresh')
    expect(await (await loadVoucherFile(client, { address: address('old'), renew })).text()).toBe('picture')
    expect(asked).toEqual(['old', 'fresh'])
  })

  test.each([null, undefined])('fails where the list has no address any more (%s)', async (none) => {
    const { client, asked } = clientOf({}, 'FILE_ADDRESS_EXPIRED')
    const load = loadVoucherFile(client, { address: address('old'), renew: async () => none })
    await expect(load).rejects.toMatchObject({ code: 'FILE_ADDRESS_EXPIRED' })
    expect(asked).toEqual(['old'])
  })

  test('is not asked for again after any other failure', async () => {
    const { client } = clientOf({}, 'VOUCHER_NOT_FOUND')
    const renew = vi.fn<SignedFile['renew']>()
    const load = loadVoucherFile(client, { address: address('old'), renew })
    await expect(load).rejects.toMatchObject({ code: 'VOUCHER_NOT_FOUND' })
    expect(renew).not.toHaveBeenCalled()
  })
})
