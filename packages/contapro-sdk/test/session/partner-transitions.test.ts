import { describe, expect, test } from 'vitest'
import { createContaproSession } from '../../src/index.ts'
import {
  aTab,
  first,
  lasting,
  nothing,
  partner,
  second,
  signedIn,
  stateOf,
  type Transition,
} from '../support/session-transition.ts'

// Specification, part 1, section 4, partner validate flow; decisions 11 and 29.
const transitions: readonly Transition[] = [
  {
    title: 'partner: data without a session, password in memory',
    given: nothing,
    step: (session) => session.setPartner(partner),
    gives: { auth: { partner } },
  },
  {
    title: 'partner sign-in: the session keeps the data without the password, and the group of this browser',
    given: (session) => {
      session.logIn({ access_token: second, ab_test_group: 'B' })
      session.logOut()
      session.setPartner(partner)
    },
    step: (session) => session.enterAsPartner({ access_token: first }),
    gives: {
      auth: {
        accessToken: first,
        loginStatus: 'SUCCESS',
        abTestGroup: 'B',
        partner: { ...partner, password: '' },
      },
    },
  },
  {
    title: 'partner account: token and group stored, the data wait for the company form',
    given: (session) => session.setPartner(partner),
    step: (session) => session.enterAsPartner({ access_token: first, ab_test_group: 'TEMPLATEB' }),
    gives: { auth: { accessToken: first, abTestGroup: 'B', partner: { ...partner, password: '' } } },
  },
  {
    title: 'partner data of the token path: the password is not kept at all',
    given: signedIn,
    step: (session) => session.setPartner(partner),
    gives: { auth: { partner: { ...partner, password: '' } } },
  },
  {
    title: 'partner data are done with',
    given: (session) => session.setPartner(partner),
    step: (session) => session.setPartner(null),
    gives: { auth: { partner: null } },
  },
]

describe.each(transitions)('$title', ({ given, step, gives }) => {
  const load = aTab()
  const session = load()
  given(session)
  step(session)

  test('in this tab', () => {
    expect(stateOf(session)).toMatchObject(gives)
  })

  test('in the same tab loaded anew', () => {
    expect(stateOf(load())).toMatchObject(lasting(gives))
  })
})

test('nothing of the partner’s password is ever stored', () => {
  const written: string[] = []
  const storage = {
    getItem: () => null,
    setItem: (_: string, value: string) => written.push(value),
    removeItem: () => {},
  }
  const session = createContaproSession({ sessionStorage: storage, localStorage: storage })
  session.setPartner(partner)
  session.enterAsPartner({ access_token: first })
  session.setPartner(partner)
  expect(written.length).toBeGreaterThan(0)
  expect(written.join()).not.toContain(partner.password)
})
