import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import {
  businessQueries,
  type ContaproClient,
  createContaproClient,
  signOut,
  taxPeriodQueries,
} from '../../src/index.ts'
import {
  ContaproClientProvider,
  ContaproFailureListener,
  useCompanies,
  useContaproClient,
  useContaproQueryClient,
  useFlags,
  useMe,
  useSession,
  useSignIn,
  useSignOut,
} from '../../src/react.ts'
import { aUser, signedInSession } from '../../src/testing/index.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const stage = setStage()

test('a hook without a provider says what is missing and what to do', () => {
  const silence = vi.spyOn(console, 'error').mockReturnValue()
  expect(() => renderHook(() => useCompanies())).toThrow(/Wrap the tree in <ContaproClientProvider client/)
  silence.mockRestore()
})

test('signing in renders everything below with the new session, signing out drops its answers and nobody else’s', async () => {
  signOut(stage.client)
  stage.cache.setQueryData(['host', 'own'], 'kept')
  const { result } = stage.render(() => ({
    session: useSession(),
    companies: useCompanies(),
    signIn: useSignIn(),
    signOut: useSignOut(),
  }))
  expect(result.current.session.accessToken).toBeNull()
  expect(result.current.companies.fetchStatus).toBe('idle')

  await act(() => result.current.signIn.mutateAsync({ email: 'demo@contapro.pe', password: 'Contapro2026' }))
  await waitFor(() => expect(result.current.companies.isSuccess).toBe(true))
  expect(result.current.session).toMatchObject({ loginStatus: 'SUCCESS', sessionId: 'mock-session-1' })
  const { queryKey } = businessQueries.list(stage.client)
  expect(stage.cache.getQueryData(queryKey)).toHaveLength(5)

  act(() => result.current.signOut())
  expect(result.current.session.accessToken).toBeNull()
  expect(result.current.companies.data).toBeUndefined()
  expect(stage.cache.getQueryData(queryKey)).toBeUndefined()
  expect(stage.cache.getQueryData(['host', 'own'])).toBe('kept')
})

test('a wrong password is told as such, and the sign-in alert has its text', async () => {
  signOut(stage.client)
  const { result } = stage.render(() => ({ session: useSession(), signIn: useSignIn() }))
  act(() => result.current.signIn.mutate({ email: 'demo@contapro.pe', password: 'no' }))
  await waitFor(() => expect(result.current.signIn.isError).toBe(true))
  expect(result.current.signIn.error?.detail).toBe('El correo o la contraseña son incorrectos')
  expect(result.current.session).toMatchObject({ loginStatus: 'INCORRECT_CREDENTIALS', isExpired: false })
})

test('an expired session is flagged, with the screen’s last answers still there', async () => {
  const { result } = stage.render(() => ({ session: useSession(), companies: useCompanies() }))
  await waitFor(() => expect(result.current.companies.isSuccess).toBe(true))
  stage.api.setScenario('expired')
  await act(() => result.current.companies.refetch())
  expect(result.current.session.isExpired).toBe(true)
  expect(result.current.companies.data).toHaveLength(5)
})

test('the accountant is kept by the session', async () => {
  const { result } = stage.render(() => ({ session: useSession(), me: useMe() }))
  await waitFor(() => expect(result.current.me.isSuccess).toBe(true))
  expect(result.current.session.user).toEqual(aUser())
})

test('flags are followed and set', () => {
  const { result } = stage.render(() => useFlags())
  expect(result.current[0].completedOnboardingVideo).toBe(false)
  act(() => result.current[1]('completedOnboardingVideo', true))
  expect(result.current[0].completedOnboardingVideo).toBe(true)
})

test('two providers in one cache never mix', async () => {
  const another = stage.another()
  const first = renderHook(() => useCompanies(), { wrapper: stage.wrapper })
  const second = renderHook(() => useCompanies(), {
    wrapper: ({ children }) =>
      createElement(ContaproClientProvider, { client: another.client, queryClient: stage.cache }, children),
  })
  await waitFor(() => expect(first.result.current.isSuccess && second.result.current.isSuccess).toBe(true))
  expect(stage.count('filters')).toBe(2)

  act(() => signOut(another.client))
  expect(second.result.current.data).toBeUndefined()
  expect(first.result.current.data).toHaveLength(5)
})

test('what another client in the same cache hears does not change this one’s selection', () => {
  const another = stage.another()
  const company = { uuid: 'u-1', name: 'X S.A.C.', ruc: '20990000019' }
  another.client.session.selectCompany(company, { taxPeriods: ['202608'] })
  stage.client.session.selectCompany(company, { taxPeriods: ['202608'] })
  stage.render(() => useSession())
  const answer = (client: ContaproClient): void => {
    act(() => {
      stage.cache.setQueryData(taxPeriodQueries.list(client, 'u-1').queryKey, ['202609'])
    })
  }
  answer(another.client)
  expect(stage.client.session.dashboard.getSnapshot().taxPeriod).toBe('202608')
  answer(stage.client)
  expect(stage.client.session.dashboard.getSnapshot().taxPeriod).toBe('202609')
})

test('the host’s own QueryClientProvider above stays the host’s', async () => {
  const hostCache = new QueryClient()
  const { result } = renderHook(
    () => ({
      ours: useCompanies(),
      host: useQuery({ queryKey: ['host'], queryFn: () => 'of the host' }),
      cache: useContaproQueryClient(),
      client: useContaproClient(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) =>
        createElement(
          QueryClientProvider,
          { client: hostCache },
          createElement(ContaproClientProvider, { client: stage.client }, children),
        ),
    },
  )
  await waitFor(() => expect(result.current.ours.isSuccess && result.current.host.isSuccess).toBe(true))
  expect(result.current.cache).not.toBe(hostCache)
  expect(result.current.client).toBe(stage.client)
  expect(hostCache.getQueryCache().getAll()).toHaveLength(1)
})

function Greeting(): string {
  return useSession().user?.name ?? 'nadie'
}

test('a server renders signed out, whatever the session holds', () => {
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', session: signedInSession() })
  expect(renderToString(createElement(ContaproClientProvider, { client }, createElement(Greeting)))).toBe('nadie')
})

test('a listener hears of each failed call below it once, however many parts wait for it, and not of another’s', async () => {
  const own = vi.fn<(failure: unknown) => void>()
  const others = vi.fn<(failure: unknown) => void>()
  stage.api.setScenario('error')
  const wrapperOf =
    (onFailure: (error: unknown) => void) =>
    ({ children }: { children: ReactNode }) =>
      stage.wrapper({ children: createElement(ContaproFailureListener, { onFailure }, children) })
  renderHook(() => useFlags(), { wrapper: wrapperOf(others) })
  const { result } = renderHook(() => [useCompanies(), useCompanies()] as const, { wrapper: wrapperOf(own) })
  await waitFor(() => expect(result.current[1].isError).toBe(true))
  expect(own.mock.calls).toEqual([[result.current[0].error]])
  await act(() => result.current[0].refetch())
  expect(own).toHaveBeenCalledTimes(2)
  expect(others).not.toHaveBeenCalled()
})

test('a failed mutation is told too', async () => {
  const onFailure = vi.fn<(failure: unknown) => void>()
  signOut(stage.client)
  const { result } = renderHook(() => useSignIn(), {
    wrapper: ({ children }: { children: ReactNode }) =>
      stage.wrapper({ children: createElement(ContaproFailureListener, { onFailure }, children) }),
  })
  act(() => result.current.mutate({ email: 'demo@contapro.pe', password: 'no' }))
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ kind: 'http', status: 401 })
})

test('providers that share client and cache keep it current together, until the last is gone', () => {
  const company = { uuid: 'u-1', name: 'X S.A.C.', ruc: '20990000019' }
  stage.client.session.selectCompany(company, { taxPeriods: ['202608'] })
  const select = vi.spyOn(stage.client.session, 'setTaxPeriods')
  const learn = (taxPeriods: string[]): void => {
    act(() => {
      stage.cache.setQueryData(taxPeriodQueries.list(stage.client, 'u-1').queryKey, taxPeriods)
    })
  }
  const first = stage.render(() => useSession())
  const second = stage.render(() => useSession())
  learn(['202609', '202608'])
  expect(select).toHaveBeenCalledOnce()
  first.unmount()
  learn(['202610', '202609', '202608'])
  expect(select).toHaveBeenCalledTimes(2)
  second.unmount()
  learn(['202611'])
  expect(select).toHaveBeenCalledTimes(2)
})
