import { createContaproClient, createContaproSession, memoryStorage, type PartnerData } from '@contapro/sdk'
import { createMockApi, type MockAccount, type MockApiOptions, signedInSession } from '@contapro/sdk/testing'
import type { Decorator } from '@storybook/react-vite'
import { getResponse, type HttpHandler } from 'msw'
import { type JSX, type ReactNode, useState } from 'react'
import type { NavigateListener } from './host-context.ts'
import { HostProviders, type HostProvidersProps } from './host-providers.tsx'
import type { NavigationTarget } from './navigation-target.ts'

export interface StoryHostProps extends Pick<HostProvidersProps, 'locale' | 'messages' | 'uiMessages' | 'onEvent'> {
  /** The mock API of this story alone: several stories on one page do not meet. */
  readonly api?: MockApiOptions
  /** Answers that come before those of the mock API. */
  readonly handlers?: readonly HttpHandler[]
  /** Who is signed in; null for nobody. */
  readonly account?: Partial<MockAccount> | null
  /** What the partner software handed over to the session. */
  readonly partner?: PartnerData
  /** The selected company by its place among the mock's, 0 for the first; without one none is selected. */
  readonly company?: number
  readonly children: ReactNode
}

const ADDRESS = 'https://mock.contapro.pe'

/** A host for stories of connected widgets: the contract's mock, a session, links that stay on the page. Theme and toasts are the canvas's. */
export function StoryHost({
  api,
  handlers,
  account = {},
  partner,
  company,
  children,
  ...provider
}: StoryHostProps): JSX.Element {
  const [client] = useState(() => makeClient({ api, handlers, account, partner, company }))
  return (
    <HostProviders {...provider} client={client} links={storyLinks} onNavigate={stay}>
      {children}
    </HostProviders>
  )
}

function makeClient({
  api,
  handlers = [],
  account = {},
  partner,
  company,
}: Pick<StoryHostProps, 'api' | 'handlers' | 'account' | 'partner' | 'company'>): HostProvidersProps['client'] {
  const mock = createMockApi(api)
  const session = account === null ? signedOutSession() : signedInSession(account)
  if (partner) session.setPartner(partner)
  const selected = company === undefined ? undefined : mock.data().businesses[company]
  if (selected) session.selectCompany(selected)
  return createContaproClient({
    baseUrl: ADDRESS,
    retry: false,
    session,
    fetch: async (request) => {
      storyRequests.open += 1
      try {
        return (await getResponse([...handlers, ...mock.handlers], request)) ?? Response.error()
      } finally {
        storyRequests.open -= 1
      }
    },
  })
}

/** How many requests of all stories on the page wait for their answer: a picture is taken when none does. */
export const storyRequests = { open: 0 }

/** Addresses that say where they lead. */
export function storyLinks({ to, ...rest }: NavigationTarget): string {
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const text = query.toString()
  return text === '' ? `#/${to}` : `#/${to}?${text}`
}

const stay: NavigateListener = (_target, event) => event.preventDefault()

const signedOutSession = (): ReturnType<typeof signedInSession> =>
  createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })

/** Puts a host around a story. */
export function withStoryHost(props: Omit<StoryHostProps, 'children'> = {}): Decorator {
  return (Story) => (
    <StoryHost {...props}>
      <Story />
    </StoryHost>
  )
}
