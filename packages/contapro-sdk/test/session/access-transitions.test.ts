import { describe, expect, test } from 'vitest'
import { aBusiness } from '../../src/testing/index.ts'
import {
  aTab,
  company,
  first,
  lasting,
  nothing,
  partner,
  second,
  signedIn,
  stateOf,
  type Transition,
  user,
  working,
} from '../support/session-transition.ts'

const utm = { utm_source: 'facebook' }

// Specification, part 1, section 4, sentence by sentence.
const transitions: readonly Transition[] = [
  {
    title: 'login success: not the first login, first dashboard view to come, filters reset',
    given: (session) => {
      session.register({ access_token: second, ab_test_group: 'A' })
      session.setBusinesses([aBusiness(company)])
      session.selectCompany(company, { taxPeriods: ['202608'] })
    },
    step: (session) => session.logIn({ access_token: first, ab_test_group: 'B' }),
    gives: {
      auth: { loginStatus: 'SUCCESS', accessToken: first, sessionId: 's-77', abTestGroup: 'B', user: null, view: null },
      business: { company: null },
      dashboard: { taxPeriod: null, taxPeriods: [] },
      filters: { businesses: [] },
      flags: { isFirstLogin: false, isFirstViewDashboard: true },
    },
  },
  {
    title: 'login failure: an error',
    given: nothing,
    step: (session) => session.failLogIn('ERROR'),
    gives: { auth: { loginStatus: 'ERROR', accessToken: null } },
  },
  {
    title: 'login failure: incorrect credentials',
    given: nothing,
    step: (session) => session.failLogIn('INCORRECT_CREDENTIALS'),
    gives: { auth: { loginStatus: 'INCORRECT_CREDENTIALS', accessToken: null } },
  },
  {
    title: 'a login after a failure',
    given: (session) => session.failLogIn('INCORRECT_CREDENTIALS'),
    step: signedIn,
    gives: { auth: { loginStatus: 'SUCCESS' } },
  },
  {
    title: 'registration success: the first login, token and group stored',
    given: (session) => session.flags.setFlag('isFirstViewDashboard', true),
    step: (session) => session.register({ access_token: first, ab_test_group: 'B' }),
    gives: {
      auth: { loginStatus: 'SUCCESS', accessToken: first, abTestGroup: 'B' },
      flags: { isFirstLogin: true, isFirstViewDashboard: false },
    },
  },
  {
    title: 'a registration without a group is in group A',
    given: nothing,
    step: (session) => session.register({ access_token: first }),
    gives: { auth: { abTestGroup: 'A' } },
  },
  {
    title: 'home onboarding: closing the welcome',
    given: (session) => session.register({ access_token: first }),
    step: (session) => session.flags.setFlag('isFirstLogin', false),
    gives: { flags: { isFirstLogin: false } },
  },
  {
    title: 'home onboarding: the observations video and its end',
    given: (session) => session.flags.setFlag('completedOnboardingVideo', false),
    step: (session) => session.flags.setFlag('completedOnboardingVideo', true),
    gives: { flags: { completedOnboardingVideo: true } },
  },
  {
    title: 'the guided tour is finished',
    given: (session) => session.flags.setFlag('completedOnboardingVideo', true),
    step: (session) => session.flags.setFlag('completedFirstOnboarding', true),
    gives: { flags: { completedOnboardingVideo: true, completedFirstOnboarding: true } },
  },
  {
    title: 'an expired token: flagged, and everything stays on the screens',
    given: working,
    step: (session) => void session.expire(first),
    gives: {
      auth: { isExpired: true, accessToken: first, user },
      business: { company },
      filters: { businesses: [company] },
    },
  },
  {
    title: 'an expired token that another one has replaced: nothing',
    given: working,
    step: (session) => void session.expire(second),
    gives: { auth: { isExpired: false } },
  },
  {
    title: 'a renewed token: the session goes on under its id',
    given: (session) => {
      working(session)
      session.expire(first)
    },
    step: (session) => void session.replaceToken(first, second),
    gives: { auth: { isExpired: false, accessToken: second, sessionId: 's-77', user }, business: { company } },
  },
  {
    title: 'a renewed token that comes too late: nothing',
    given: working,
    step: (session) => void session.replaceToken(second, 'third'),
    gives: { auth: { accessToken: first } },
  },
  {
    title: 'a 401 on the current-user call: token and user go',
    given: working,
    step: (session) => session.forgetUser(first),
    gives: {
      auth: { accessToken: null, user: null, sessionId: 'anonymous', loginStatus: 'NOT_LOGGED', isExpired: false },
    },
  },
  {
    title: 'a 401 on the current-user call of the session before: nothing',
    given: working,
    step: (session) => session.forgetUser(second),
    gives: { auth: { accessToken: first, user } },
  },
  {
    title: 'logout: filters, credentials, token, user and selection go; group and flags stay',
    given: (session) => {
      session.setPartner(partner)
      working(session)
      session.expire(first)
      session.setCreationStatus('ERROR')
    },
    step: (session) => session.logOut(),
    gives: {
      auth: {
        accessToken: null,
        user: null,
        partner: null,
        loginStatus: 'NOT_LOGGED',
        isExpired: false,
        view: null,
        utm: {},
        abTestGroup: 'B',
      },
      business: { company: null, creationStatus: 'NOT_CREATED' },
      dashboard: { taxPeriod: null, taxPeriods: [], selectedPlan: null },
      filters: { businesses: [] },
      flags: { isFirstViewDashboard: true },
    },
  },
  {
    title: 'business creation: created',
    given: signedIn,
    step: (session) => session.setCreationStatus('CREATED'),
    gives: { business: { creationStatus: 'CREATED' } },
  },
  {
    title: 'business creation: error, and the form again',
    given: (session) => session.setCreationStatus('ERROR'),
    step: (session) => session.setCreationStatus('NOT_CREATED'),
    gives: { business: { creationStatus: 'NOT_CREATED' } },
  },
  {
    title: 'the companies are listed: kept by name for the wait screen',
    given: signedIn,
    step: (session) => session.setBusinesses([aBusiness(company)]),
    gives: { filters: { businesses: [company] } },
  },
  {
    title: 'a card is clicked: company and first period are stored, a picked plan stays',
    given: (session) => {
      working(session)
      session.selectValues({ selectedPlan: 5, page: 3 })
    },
    step: (session) => session.selectCompany({ ...company, uuid: 'u-2' }, { taxPeriods: ['202607', '202606'] }),
    gives: {
      business: { company: { ...company, uuid: 'u-2' } },
      dashboard: {
        taxPeriod: '202607',
        dateRange: { from: '2026-07-01', to: '2026-07-31' },
        page: 1,
        selectedPlan: 5,
      },
    },
  },
  {
    title: 'where the visit came from outlives the login',
    given: (session) => session.setUtm(utm),
    step: signedIn,
    gives: { auth: { utm } },
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

test('logout forgets where the visit came from', () => {
  const session = aTab()()
  session.setUtm(utm)
  session.logOut()
  expect(session.auth.getSnapshot().utm).toEqual({})
})
