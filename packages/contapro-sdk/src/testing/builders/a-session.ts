import type { OpenSession } from '../../contract/contract.ts'
import { seededUuid } from '../seeded-random.ts'

/** A session of another browser, on a telephone. */
export function aSession(facts: Partial<OpenSession> = {}): OpenSession {
  return {
    uuid: seededUuid('session'),
    is_current: false,
    browser: 'Safari',
    operating_system: 'iOS',
    created_at: '2026-09-01T13:05:00.000Z',
    last_seen_at: '2026-09-01T14:10:00.000Z',
    ...facts,
  }
}
