import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage, createContaproSession } from '../../src/index.ts'

afterEach(() => vi.unstubAllGlobals())

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function full(): never {
  throw new DOMException('Full.', 'QuotaExceededError')
}

const browsers = [
  {
    what: 'storage that throws when it is looked at',
    block: () => {
      for (const name of ['sessionStorage', 'localStorage'] as const) {
        Object.defineProperty(globalThis, name, { configurable: true, get: blocked })
      }
    },
  },
  {
    what: 'storage that throws when it is used',
    block: () => {
      const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
      vi.stubGlobal('sessionStorage', storage)
      vi.stubGlobal('localStorage', storage)
    },
  },
  {
    what: 'no storage at all',
    block: () => {
      vi.stubGlobal('sessionStorage', undefined)
      vi.stubGlobal('localStorage', undefined)
    },
  },
]

test.each(browsers)('a tab with $what signs in, selects and signs out', ({ block }) => {
  const restore = ['sessionStorage', 'localStorage'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  try {
    block()
    const session = createContaproSession()
    session.logIn({ access_token: 'token', ab_test_group: 'B' })
    session.selectCompany({ uuid: 'u', name: 'X', ruc: '20990000019' }, { taxPeriods: ['202608'] })
    expect(session.auth.getSnapshot()).toMatchObject({ accessToken: 'token', abTestGroup: 'B' })
    expect(session.dashboard.getSnapshot().taxPeriod).toBe('202608')
    expect(session.flags.getSnapshot().isFirstViewDashboard).toBe(true)
    session.logOut()
    expect(session.auth.getSnapshot()).toMatchObject({ accessToken: null, abTestGroup: 'B' })
  } finally {
    for (const [name, descriptor] of restore) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
})

test('a full storage keeps the value in memory', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'old', setItem: full, removeItem: () => {} })
  const storage = browserStorage('sessionStorage')
  storage.setItem('key', 'new')
  expect(storage.getItem('key')).toBe('new')
  storage.removeItem('key')
  expect(storage.getItem('key')).toBe('old')
})

test('what the browser keeps is found by the next session of the tab', () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  createContaproSession().logIn({ access_token: 'token', ab_test_group: 'A' })
  expect(createContaproSession().auth.getSnapshot().accessToken).toBe('token')
})
