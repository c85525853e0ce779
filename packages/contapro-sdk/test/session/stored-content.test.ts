import { expect, test } from 'vitest'
import { createContaproSession, type KeyValueStorage, memoryStorage } from '../../src/index.ts'
import { aUser } from '../../src/testing/index.ts'

function storageWith(content: Readonly<Record<string, unknown>>): KeyValueStorage {
  const storage = memoryStorage()
  for (const [key, value] of Object.entries(content)) {
    storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return storage
}

/** {"sub":"u","sid":"s-77"} as a JWT's payload. */
const jwt = 'h.eyJzdWIiOiJ1Iiwic2lkIjoicy03NyJ9.s'

test('a reload finds the session as it was left, written as version 2', () => {
  const kept = memoryStorage()
  const local = memoryStorage()
  const first = createContaproSession({ sessionStorage: kept, localStorage: local })
  first.logIn({ access_token: jwt, ab_test_group: 'B' })
  first.setUser(aUser())
  first.selectCompany({ uuid: 'u-1', name: 'X S.A.C.', ruc: '20990000019' }, { taxPeriods: ['202608', '202607'] })
  first.selectTaxPeriod('202607')
  first.selectValues({ selectedPlan: 5 })

  const second = createContaproSession({ sessionStorage: kept, localStorage: local })

  expect(second.auth.getSnapshot()).toEqual(first.auth.getSnapshot())
  expect(second.auth.getSnapshot()).toMatchObject({ sessionId: 's-77', user: aUser(), loginStatus: 'SUCCESS' })
  expect(second.business.getSnapshot()).toEqual(first.business.getSnapshot())
  expect(second.dashboard.getSnapshot()).toEqual(first.dashboard.getSnapshot())
  expect(second.flags.getSnapshot()).toEqual(first.flags.getSnapshot())
  expect(JSON.parse(kept.getItem('contapro-auth') ?? '')).toMatchObject({ version: 2, state: { accessToken: jwt } })
})

test('the flags and the group stand in local storage under their own names', () => {
  const local = memoryStorage()
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: local })
  session.logIn({ access_token: jwt, ab_test_group: 'B' })
  session.flags.setFlag('completedOnboardingVideo', true)
  const names = ['isFirstLogin', 'isFirstViewDashboard', 'completedOnboardingVideo', 'abTestGroup']
  expect(names.map((name) => local.getItem(name))).toEqual(['false', 'true', 'true', 'B'])
})

const company = { uuid: 'u-1', name: 'X S.A.C.', ruc: '20990000019' }
const august = { from: '2026-08-01', to: '2026-08-31' }

test.each([
  [
    'version 1 with the contract’s names',
    { state: { access_token: jwt, ab_test_group: 'TEMPLATEB', user: aUser() }, version: 1 },
  ],
  ['the bare state of the first version', { token: jwt, abTestGroup: 'TEMPLATEB', user: aUser() }],
])('auth content of %s is taken over', (_, content) => {
  const { auth } = createContaproSession({
    sessionStorage: storageWith({ 'contapro-auth': content }),
    localStorage: memoryStorage(),
  })
  expect(auth.getSnapshot()).toMatchObject({ accessToken: jwt, sessionId: 's-77', abTestGroup: 'B', user: aUser() })
})

test.each([
  ['version 1', { state: { name: company.name, ruc: company.ruc, uuid: company.uuid }, version: 1 }],
  ['the first version', { business_name: company.name, business_ruc: company.ruc, business_uuid: company.uuid }],
])('business content of %s is taken over', (_, content) => {
  const { business } = createContaproSession({
    sessionStorage: storageWith({ 'contapro-business': content }),
    localStorage: memoryStorage(),
  })
  expect(business.getSnapshot().company).toEqual(company)
})

test('dashboard content of version 1 is taken over', () => {
  const content = {
    state: {
      filters: { tax_periods: ['202608', '202607'] },
      selected: {
        tax_period: '202608',
        paid: 'N',
        page: 3,
        page_record: 10,
        fecha_inicio: '2026-08-05',
        fecha_fin: '2026-08-09',
        filter_type: 'fechaPago',
      },
      selectedPlan: 2,
    },
    version: 1,
  }
  const { dashboard } = createContaproSession({
    sessionStorage: storageWith({ 'contapro-dashboard': content }),
    localStorage: memoryStorage(),
  })
  expect(dashboard.getSnapshot()).toEqual({
    taxPeriods: ['202608', '202607'],
    taxPeriod: '202608',
    dateRange: { from: '2026-08-05', to: '2026-08-09' },
    filterType: 'fechaPago',
    paid: 'N',
    page: 3,
    pageRecord: 10,
    selectedPlan: 2,
  })
})

test.each([
  ['chosen by version 1', { state: { selected: { filter_type: 'fechaPeriodo' } }, version: 1 }, 'fechaPeriodo'],
  ['of version 2', { state: { filterType: 'fechaPeriodo' }, version: 2 }, 'fechaPeriodo'],
  ['of payment', { state: { filterType: 'fechaPago' }, version: 2 }, 'fechaPago'],
  ['that is missing', { state: { taxPeriod: '202608' }, version: 2 }, 'fechaPago'],
  ['of another name', { state: { filterType: 'fechaEmision' }, version: 2 }, 'fechaPago'],
])('a stored date filter %s is read', (_, content, filterType) => {
  const { dashboard } = createContaproSession({
    sessionStorage: storageWith({ 'contapro-dashboard': content }),
    localStorage: memoryStorage(),
  })
  expect(dashboard.getSnapshot().filterType).toBe(filterType)
})

test.each([
  ['text that is no JSON', '{"state":'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a list', '[1,2]'],
  ['a number', '7'],
  ['a state that is a text', '{"state":"x","version":2}'],
  [
    'fields of wrong types',
    { state: { accessToken: 7, user: 'x', company: { uuid: 1 }, taxPeriods: 'x', page: -1 }, version: 2 },
  ],
  ['a version that is still to come', { state: { accessToken: jwt, company, taxPeriod: '202608' }, version: 3 }],
])('%s is left aside', (_, content) => {
  const keys = ['contapro-auth', 'contapro-business', 'contapro-dashboard']
  const session = createContaproSession({
    sessionStorage: storageWith(Object.fromEntries(keys.map((key) => [key, content]))),
    localStorage: storageWith({ isFirstLogin: 'perhaps', abTestGroup: '' }),
  })
  expect(session.auth.getSnapshot()).toMatchObject({ accessToken: null, user: null, abTestGroup: 'A' })
  expect(session.business.getSnapshot().company).toBeNull()
  expect(session.dashboard.getSnapshot()).toMatchObject({ taxPeriod: null, taxPeriods: [], page: 1 })
  expect(session.flags.getSnapshot().isFirstLogin).toBe(false)
})

test('half of a user, a broken period and a partial company are left aside, the rest is kept', () => {
  const session = createContaproSession({
    sessionStorage: storageWith({
      'contapro-auth': { state: { accessToken: jwt, user: { uuid: 'u', name: 'Rosa' } }, version: 2 },
      'contapro-business': { state: { company: { uuid: 'u-1', name: 'X S.A.C.' } }, version: 2 },
      'contapro-dashboard': { state: { taxPeriods: ['202608', '202613', 7], taxPeriod: '20268' }, version: 2 },
    }),
    localStorage: memoryStorage(),
  })
  expect(session.auth.getSnapshot()).toMatchObject({ accessToken: jwt, user: null })
  expect(session.business.getSnapshot().company).toBeNull()
  expect(session.dashboard.getSnapshot()).toMatchObject({
    taxPeriods: ['202608'],
    taxPeriod: '202608',
    dateRange: august,
  })
})

test('the partner’s password never reaches the storage', () => {
  const kept = memoryStorage()
  const session = createContaproSession({ sessionStorage: kept, localStorage: memoryStorage() })
  session.setPartner({ email: 'a@b.pe', password: 'secreta', razon_social: 'X S.A.C.', ruc: '20990000019' })

  expect(session.auth.getSnapshot().partner?.password).toBe('secreta')
  expect(kept.getItem('contapro-auth')).not.toContain('secreta')

  const reloaded = createContaproSession({ sessionStorage: kept, localStorage: memoryStorage() })
  expect(reloaded.auth.getSnapshot().partner).toEqual({
    email: 'a@b.pe',
    password: '',
    razon_social: 'X S.A.C.',
    ruc: '20990000019',
  })
})
