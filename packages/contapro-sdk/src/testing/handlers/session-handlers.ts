import type { HttpHandler } from 'msw'
import { aSession } from '../builders/a-session.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { bearerOf } from '../mock-token.ts'
import { seededUuid } from '../seeded-random.ts'

/** The own sessions. That of the call is listed first. */
export function sessionHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listSessions', ({ request, data, user, isEmpty, reply }) => {
      const own = aSession({
        uuid: seededUuid(bearerOf(request) ?? ''),
        is_current: true,
        browser: 'Chrome',
        operating_system: 'Windows',
        last_seen_at: '2026-09-01T15:40:00.000Z',
      })
      const others = isEmpty ? [] : (data.otherSessions.get(user.uuid) ?? [])
      return reply(200, { sessions: [own, ...others] })
    }),
    mockOperation(server, 'endSession', ({ request, data, noContent }) => {
      data.endedTokens.add(bearerOf(request) ?? '')
      return noContent()
    }),
    mockOperation(server, 'endOtherSessions', ({ data, user, noContent }) => {
      data.otherSessions.delete(user.uuid)
      return noContent()
    }),
  ]
}
