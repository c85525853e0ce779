import { type ContaproClient, createContaproClient } from '@contapro/sdk'
import { createMockApi, MOCK_TAX_PERIOD, signedInSession } from '@contapro/sdk/testing'
import {
  ContaproProvider,
  type ContaproProviderProps,
  EvolutionChart,
  OverviewCard,
  PurchaseVouchersPanel,
} from '@contapro/ui'
import { getResponse } from 'msw'
import type { JSX } from 'react'

const api = createMockApi()

/** A client that talks to the mock of the whole contract instead of a server. */
export function mockClient(): ContaproClient {
  return createContaproClient({
    baseUrl: 'https://api.example.pe',
    session: signedInSession(),
    fetch: async (request) => (await getResponse(api.handlers, request)) ?? Response.error(),
  })
}

/** Three widgets of the packed package, as a host mounts them. */
export function Host({ client, isolated }: Pick<ContaproProviderProps, 'client' | 'isolated'>): JSX.Element {
  return (
    <ContaproProvider client={client} theme="contapro" isolated={isolated}>
      <Widgets />
    </ContaproProvider>
  )
}

export function Widgets(): JSX.Element {
  const [business] = api.data().businesses
  const scope = { businessUuid: business?.uuid ?? '', taxPeriod: MOCK_TAX_PERIOD }
  return (
    <>
      <OverviewCard {...scope} />
      <EvolutionChart {...scope} operation="COMPRA" />
      <PurchaseVouchersPanel {...scope} />
    </>
  )
}
