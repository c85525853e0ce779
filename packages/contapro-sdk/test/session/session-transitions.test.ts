import { expect, test } from 'vitest'
import { type ContaproSession, createContaproSession, memoryStorage } from '../../src/index.ts'
import { aBusiness, aUser } from '../../src/testing/index.ts'

const company = { uuid: 'u-1', name: 'EMPRESA DE PRUEBA S.A.C.', ruc: '20990000019' }
const answer = { access_token: 'token', ab_test_group: 'B' } as const

function session(): ContaproSession {
  return createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
}

test('nobody is signed in at first', () => {
  const { auth, business, dashboard, flags } = session()
  expect(auth.getSnapshot()).toMatchObject({ accessToken: null, loginStatus: 'NOT_LOGGED', abTestGroup: 'A' })
  expect(business.getSnapshot()).toEqual({ company: null, creationStatus: 'NOT_CREATED' })
  expect(dashboard.getSnapshot()).toMatchObject({
    taxPeriod: null,
    page: 1,
    pageRecord: 2,
    paid: 'S',
    filterType: 'fechaPago',
  })
  expect(flags.getSnapshot()).toEqual({
    isFirstLogin: false,
    isFirstViewDashboard: false,
    completedOnboardingVideo: false,
    completedFirstOnboarding: false,
  })
})

test('a login starts a session, resets the filters and prepares the first dashboard view', () => {
  const mine = session()
  mine.flags.setFlag('isFirstLogin', true)
  mine.selectCompany(company, { taxPeriods: ['202608'] })

  mine.logIn(answer)

  expect(mine.auth.getSnapshot()).toMatchObject({ accessToken: 'token', loginStatus: 'SUCCESS', abTestGroup: 'B' })
  expect(mine.business.getSnapshot().company).toBeNull()
  expect(mine.dashboard.getSnapshot().taxPeriods).toEqual([])
  expect(mine.flags.getSnapshot()).toMatchObject({ isFirstLogin: false, isFirstViewDashboard: true })
})

test.each([
  ['A', 'A'],
  ['B', 'B'],
  ['TEMPLATEA', 'A'],
  ['TEMPLATEB', 'B'],
  [undefined, 'A'],
  ['C', 'A'],
])('the group %s is read as %s', (given, group) => {
  const mine = session()
  mine.logIn({ access_token: 'token', ab_test_group: given })
  expect(mine.auth.getSnapshot().abTestGroup).toBe(group)
})

test('a logout clears token, user, selection and the session storage, and keeps flags and group', () => {
  const kept = memoryStorage()
  const local = memoryStorage()
  const mine = createContaproSession({ sessionStorage: kept, localStorage: local })
  mine.logIn(answer)
  mine.setUser(aUser())
  mine.selectCompany(company, { taxPeriods: ['202608'] })
  mine.flags.setFlag('completedOnboardingVideo', true)
  expect(kept.getItem('contapro-auth')).not.toBeNull()

  mine.logOut()

  expect(mine.auth.getSnapshot()).toMatchObject({ accessToken: null, user: null, loginStatus: 'NOT_LOGGED' })
  expect(mine.business.getSnapshot().company).toBeNull()
  expect(mine.dashboard.getSnapshot().taxPeriod).toBeNull()
  expect(['auth', 'dashboard', 'business'].map((name) => kept.getItem(`contapro-${name}`))).toEqual([null, null, null])
  expect(local.getItem('completedOnboardingVideo')).toBe('true')
  expect(mine.auth.getSnapshot().abTestGroup).toBe('B')
})

test('a logout leaves what the host keeps in the same storage', () => {
  const kept = memoryStorage()
  kept.setItem('auth', 'of the host')
  const mine = createContaproSession({ sessionStorage: kept, localStorage: memoryStorage() })
  mine.logIn(answer)
  mine.logOut()
  expect(kept.getItem('auth')).toBe('of the host')
})

test('choosing a company takes its first period as the default, with its first and last day', () => {
  const mine = session()
  mine.selectCompany(aBusiness(company), { taxPeriods: ['202608', '202607'] })
  expect(mine.business.getSnapshot().company).toEqual(company)
  expect(mine.dashboard.getSnapshot()).toMatchObject({
    taxPeriods: ['202608', '202607'],
    taxPeriod: '202608',
    dateRange: { from: '2026-08-01', to: '2026-08-31' },
  })
})

test('choosing a company without periods selects none', () => {
  const mine = session()
  mine.selectCompany(company)
  expect(mine.dashboard.getSnapshot()).toMatchObject({ taxPeriod: null, dateRange: { from: '', to: '' } })
})

test('another company starts with filters of its own', () => {
  const mine = session()
  mine.selectCompany(company, { taxPeriods: ['202608'] })
  mine.selectValues({ page: 4, paid: 'N', filterType: 'fechaPeriodo' })
  mine.selectCompany({ ...company, uuid: 'u-2' }, { taxPeriods: ['202605'] })
  expect(mine.dashboard.getSnapshot()).toMatchObject({
    taxPeriod: '202605',
    page: 1,
    paid: 'S',
    filterType: 'fechaPago',
  })
})

test('choosing a period sets its dates and goes back to page 1', () => {
  const mine = session()
  mine.selectCompany(company, { taxPeriods: ['202608', '202602'] })
  mine.selectValues({ page: 3 })
  mine.selectTaxPeriod('202602')
  expect(mine.dashboard.getSnapshot()).toMatchObject({
    taxPeriod: '202602',
    page: 1,
    dateRange: { from: '2026-02-01', to: '2026-02-28' },
  })
})

test('a period that is no YYYYMM gives an empty range', () => {
  const mine = session()
  mine.selectTaxPeriod('2026-8')
  expect(mine.dashboard.getSnapshot().dateRange).toEqual({ from: '', to: '' })
})

test('renewed periods keep the chosen one while it exists, and take the first when there was none or it is gone', () => {
  const mine = session()
  mine.selectCompany(company)
  mine.setTaxPeriods(['202607'])
  expect(mine.dashboard.getSnapshot().taxPeriod).toBe('202607')
  mine.setTaxPeriods(['202608', '202607'])
  expect(mine.dashboard.getSnapshot().taxPeriod).toBe('202607')
  mine.setTaxPeriods(['202608'])
  expect(mine.dashboard.getSnapshot()).toMatchObject({ taxPeriod: '202608', dateRange: { to: '2026-08-31' } })
})

test('a listener hears real changes only, until it leaves', () => {
  const { dashboard, selectValues } = session()
  let heard = 0
  const leave = dashboard.subscribe(() => heard++)
  selectValues({ page: 1 })
  expect(heard).toBe(0)
  const before = dashboard.getSnapshot()
  selectValues({ page: 2 })
  expect(heard).toBe(1)
  expect(dashboard.getSnapshot()).not.toBe(before)
  leave()
  selectValues({ page: 3 })
  expect(heard).toBe(1)
})
