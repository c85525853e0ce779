import { type HttpHandler, HttpResponse } from 'msw'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'

/** The accountant's event log: what is sent stands in `data().events`, oldest first. */
export function eventHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'createEventLog', async ({ body, data, user, ownBusiness }) => {
      const event = await body()
      if (event.accountant_uuid !== user.uuid) throw new MockRefusal('BUSINESS_NOT_FOUND')
      if (event.business_uuid !== null) ownBusiness({ uuid: event.business_uuid })
      data.events.push(event)
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
