import { afterEach, expect, test, vi } from 'vitest'
import {
  type ContaproSession,
  createContaproSession,
  type KeyValueStorage,
  memoryStorage,
  utmOf,
} from '../../src/index.ts'
import { aBusiness } from '../../src/testing/index.ts'

afterEach(() => vi.unstubAllGlobals())

const jwt = (sid: string): string => `h.${btoa(JSON.stringify({ sub: 'u', sid }))}.s`

/** Tabs of one browser: each with a session storage of its own, one local storage for all. */
function browser(): { tab: (kept?: KeyValueStorage) => ContaproSession; local: KeyValueStorage } {
  const local = memoryStorage()
  return {
    local,
    tab: (kept = memoryStorage()) => createContaproSession({ sessionStorage: kept, localStorage: local }),
  }
}

test('two tabs have two sessions, with the companies of each', () => {
  const { tab } = browser()
  const kept = [memoryStorage(), memoryStorage()] as const
  const [one, two] = [tab(kept[0]), tab(kept[1])]
  one.logIn({ access_token: jwt('one') })
  one.setBusinesses([aBusiness({ uuid: 'u-1', name: 'UNO S.A.C.' })])
  two.logIn({ access_token: jwt('two') })
  expect(two.filters.getSnapshot().businesses).toEqual([])
  two.setBusinesses([aBusiness({ uuid: 'u-2', name: 'DOS S.A.C.' })])

  expect(one.filters.getSnapshot().businesses.map(({ name }) => name)).toEqual(['UNO S.A.C.'])
  expect(
    tab(kept[1])
      .filters.getSnapshot()
      .businesses.map(({ name }) => name),
  ).toEqual(['DOS S.A.C.'])
  // What the other tab left under 'filters' is not this session's.
  expect(tab(kept[0]).filters.getSnapshot().businesses).toEqual([])
})

test('a tab that signs out leaves the other’s session and companies', () => {
  const { tab, local } = browser()
  const [one, two] = [tab(), tab()]
  one.logIn({ access_token: jwt('one') })
  one.setBusinesses([aBusiness()])
  two.logIn({ access_token: jwt('two') })
  two.setBusinesses([aBusiness()])
  one.logOut()
  expect(two.auth.getSnapshot().accessToken).toBe(jwt('two'))
  expect(local.getItem('filters')).toContain('two')
  two.logOut()
  expect(local.getItem('filters')).toBeNull()
})

test('the first dashboard view after a login is taken by one tab only', () => {
  const { tab } = browser()
  const one = tab()
  one.logIn({ access_token: jwt('one') })
  const two = tab()
  expect(two.flags.getSnapshot().isFirstViewDashboard).toBe(true)
  expect([one, two, one].map(({ flags }) => flags.takeFlag('isFirstViewDashboard'))).toEqual([true, false, false])
})

test('a flag that another tab sets is heard while somebody listens', () => {
  const heard = new Set<() => void>()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => heard.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => heard.delete(listener))
  const { tab } = browser()
  const [one, two] = [tab(), tab()]
  const listener = vi.fn<() => void>()
  const leave = two.flags.subscribe(listener)

  one.flags.setFlag('completedOnboardingVideo', true)
  for (const tell of heard) tell()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(two.flags.getSnapshot().completedOnboardingVideo).toBe(true)
  leave()
  expect(heard.size).toBe(0)
})

test('a host that keeps the token itself gets no companies into its storage', () => {
  const { tab, local } = browser()
  tab().setBusinesses([aBusiness()])
  expect(local.getItem('filters')).toBeNull()
})

test.each([
  '{"businesses":',
  'null',
  '[]',
  '{"businesses":"x","session_id":"one"}',
  '{"businesses":[7,{}],"session_id":"one"}',
])('what is no filter under ‘filters’ is left aside: %s', (text) => {
  const { tab, local } = browser()
  const kept = memoryStorage()
  tab(kept).logIn({ access_token: jwt('one') })
  local.setItem('filters', text)
  expect(tab(kept).filters.getSnapshot().businesses).toEqual([])
})

test.each([
  [
    '?utm_source=facebook&utm_medium=cpc&utm_campaign=igv&otro=1',
    { utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'igv' },
  ],
  ['utm_source=', {}],
  ['', {}],
  [`?utm_source=${'x'.repeat(300)}`, { utm_source: 'x'.repeat(200) }],
])('the campaign of %j', (search, utm) => {
  expect(utmOf(search)).toEqual(utm)
})
