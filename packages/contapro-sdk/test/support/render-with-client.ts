import { QueryClient } from '@tanstack/react-query'
import { cleanup, configure, type RenderHookResult, renderHook } from '@testing-library/react'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import limits from '../../../../tools/run/limits.json' with { type: 'json' }
import { type ContaproClient, type ContaproClientOptions, createContaproClient } from '../../src/index.ts'
import { ContaproClientProvider } from '../../src/react.ts'
import { createMockApi, type MockApi, type MockApiOptions, signedInSession } from '../../src/testing/index.ts'

configure({ asyncUtilTimeout: limits.expectationMs })

/** A request that reached the mock, and whether its caller gave it up. */
export interface SeenCall {
  /** Last part of the path. */
  readonly name: string
  readonly query: Readonly<Record<string, string>>
  readonly isAborted: () => boolean
}

/** A mock API on the network, a signed-in client, its cache, and the calls that were sent. */
export interface Stage {
  readonly api: MockApi
  client: ContaproClient
  cache: QueryClient
  calls: SeenCall[]
  /** How many calls went to the path that ends so. */
  readonly count: (name: string) => number
  /** Renders a hook below the provider. */
  readonly render: <Result, Props>(hook: (props: Props) => Result, props?: Props) => RenderHookResult<Result, Props>
  /** Another client with a cache of its own, of the same API. */
  readonly another: () => Pick<Stage, 'client' | 'cache'>
  readonly wrapper: (props: { children?: ReactNode }) => ReactElement
}

/** Sets the stage for the tests of a file; each test gets a fresh client, cache and data. */
export function setStage(options: MockApiOptions = {}, clientOptions: Partial<ContaproClientOptions> = {}): Stage {
  const api = createMockApi(options)
  const server = setupServer(...api.handlers)
  const wrapper: Stage['wrapper'] = ({ children }) =>
    createElement(ContaproClientProvider, { client: stage.client, queryClient: stage.cache }, children)
  const newClient = (): ContaproClient =>
    createContaproClient({
      baseUrl: 'https://api.contapro.test',
      session: signedInSession(),
      retry: false,
      fetch: (request) => {
        const url = new URL(request.url)
        const name = url.pathname.split('/').at(-1) ?? ''
        const isAborted = (): boolean => request.signal.aborted
        stage.calls.push({ name, query: Object.fromEntries(url.searchParams), isAborted })
        return globalThis.fetch(request)
      },
      ...clientOptions,
    })
  const stage: Stage = {
    api,
    client: newClient(),
    cache: new QueryClient(),
    calls: [],
    count: (name) => stage.calls.filter((call) => call.name === name).length,
    render: (hook, props) => renderHook(hook, { wrapper, initialProps: props as Parameters<typeof hook>[0] }),
    another: () => ({ client: newClient(), cache: new QueryClient() }),
    wrapper,
  }
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())
  afterEach(() => {
    cleanup()
    api.release()
    api.reset()
    stage.cache.clear()
    stage.calls = []
    stage.client = newClient()
    stage.cache = new QueryClient()
  })
  return stage
}
