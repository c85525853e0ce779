import { type ContaproClient, createContaproClient } from '@contapro/sdk'
import { createMockApi, signedInSession } from '@contapro/sdk/testing'
import { getResponse } from 'msw'
import { useState } from 'react'

/** A host's client over a mock of the contract of its own: signed in, with one of the mock's companies selected, 0 the first. */
export function useMockClient(company: number): ContaproClient {
  const [client] = useState(() => {
    const mock = createMockApi()
    const session = signedInSession()
    const selected = mock.data().businesses[company]
    if (selected) session.selectCompany(selected)
    return createContaproClient({
      baseUrl: 'https://mock.contapro.pe',
      retry: false,
      session,
      fetch: async (request) => (await getResponse(mock.handlers, request)) ?? Response.error(),
    })
  })
  return client
}
